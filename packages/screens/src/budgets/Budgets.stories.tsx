import { addBudget, listBudgets, removeBudget } from "@ats/core/budgets/contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../app/story-longer-words.ts";
import { type OnBrowserApi, onBrowserApi } from "../app/story.tsx";
import { budgetsPath } from "./budget-words.ts";

const meta: Meta = { title: "Budgets/Budgets" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = budgetsPath();

const nearly: OnBrowserApi["path"] = async ({ client }) => {
  const { records } = await client.call(listBudgets, { query: { filter: "near" } });
  return budgetsPath(records[0]?.id);
};

/** The most used first: exceeded, nearly used and within budget. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const rows = await page.findAllByRole("rowheader", {}, soon);
    await expect(rows[0]).toHaveTextContent(/Fairs/);
    for (const state of ["Exceeded", "Nearly used", "Within budget"])
      await expect(page.getAllByText(state).length).toBeGreaterThan(0);
    await step("A state narrows the list.", async () => {
      await userEvent.click(page.getByRole("radio", { name: "Nearly used" }));
      await page.findByRole("link", { name: "Hiring nurses" }, soon);
      await waitFor(() => expect(page.getAllByRole("rowheader")).toHaveLength(1), soon);
    });
  },
};

/** What is used, by its meaning, with a link to the costs. */
export const Budget: Story = {
  ...onBrowserApi({ as: admin, path: nearly }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Hiring nurses", level: 1 }, soon);
    await expect(page.getByText("Ordered with a PO number, and not invoiced yet")).toBeVisible();
    await expect(page.getByRole("link", { name: "Show its costs" })).toHaveAttribute(
      "href",
      expect.stringContaining("dept.any%3ANursing"),
    );
    await step("A budget without an amount and a name is refused at its fields.", async () => {
      await userEvent.clear(page.getByRole("textbox", { name: /^Amount/ }));
      await userEvent.clear(page.getByRole("textbox", { name: /^Name/ }));
      await userEvent.click(page.getByRole("button", { name: "Save the budget" }));
      await page.findAllByText(/Enter a name, such as/, {}, soon);
      await expect(page.getAllByText("Enter an amount.").length).toBeGreaterThan(0);
    });
  },
};

/** A cost that would exceed a budget is told so in its form, and needs a confirmation. */
export const BeforeACostIsSaved: Story = {
  ...onBrowserApi({
    as: admin,
    path: to.assignCost(),
    before: ({ client }) =>
      client.call(addBudget, {
        body: {
          name: "Estates",
          dept: "Estates office",
          from_date: "2020-01-01",
          to_date: "2040-12-31",
          amount: 1_000_000,
        },
      }),
  }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const net = await page.findByRole("textbox", { name: /Net amount/ }, soon);
    await userEvent.type(page.getByRole("combobox", { name: /Department/ }), "Estates office");
    await userEvent.type(net, "10400");
    await userEvent.tab();
    await page.findByText("This takes Estates to £10,400.00 of £10,000.00.", {}, soon);
    const save = page.getByRole("button", { name: "Save the cost" });
    await step("It is not saved without the confirmation.", async () => {
      await userEvent.click(save);
      await page.findAllByText(/Confirm that the cost may exceed the budget/, {}, soon);
    });
    await step("It is saved with it.", async () => {
      await userEvent.click(
        page.getByRole("checkbox", { name: "The cost may exceed this budget" }),
      );
      await userEvent.click(save);
      await screen.findByText("Cost recorded", {}, soon);
    });
  },
};

export const Empty: Story = {
  ...onBrowserApi({
    as: admin,
    path,
    before: async ({ client }) => {
      const { records } = await client.call(listBudgets, {});
      for (const { id, version } of records)
        await client.call(removeBudget, { params: { id }, version });
    },
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "No budgets yet" }, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listBudgets: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole(
      "heading",
      { name: "Budgets could not be loaded" },
      soon,
    );
  },
};

export const InLongerWords: Story = inLongerWords(
  { as: admin, path: nearly },
  { values: ["GBP", "British Pound"] },
);
