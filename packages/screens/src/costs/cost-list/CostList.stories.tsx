import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Costs/Cost list" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = to.costsList();

/** Newest first, with totals that keep currencies apart. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const names = () => page.getAllByRole("rowheader").map((cell) => cell.textContent);
    await page.findAllByRole("rowheader", {}, soon);
    await step("Pounds and euros are never added without a rate.", async () => {
      const totals = within(await page.findByRole("group", { name: "Totals" }, soon));
      await expect(totals.getByText(/^€/)).toBeVisible();
      await expect(
        totals.getByText(/All together £.+, without 1 cost that has no exchange rate/),
      ).toBeVisible();
    });
    await step("A stage narrows the list and its totals.", async () => {
      await userEvent.click(page.getByRole("radio", { name: "Committed" }));
      await waitFor(() => expect(names().join()).toContain("StepStone"), soon);
      await expect(names().join()).not.toContain("Pickwick Removals");
      await userEvent.click(page.getByRole("radio", { name: "All" }));
    });
    const search = page.getByRole("searchbox", { name: "Search costs" });
    await step("A supplier and a word of the job find a cost.", async () => {
      await userEvent.type(search, "removals");
      await waitFor(() => expect(names()).toHaveLength(1), soon);
    });
    await step("A search without results says so.", async () => {
      await userEvent.clear(search);
      await userEvent.type(search, "nothing at all");
      await page.findByRole("heading", { name: "No costs match your search" }, soon);
      await userEvent.click(page.getByRole("button", { name: "Clear the search" }));
      await page.findAllByRole("rowheader", {}, soon);
    });
  },
};

export const Empty: Story = {
  ...onBrowserApi({
    as: "admin@northgate.example",
    path: `${path}?s=type.any%3ASigning&filter=paid`,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "No costs match your search" }, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listCosts: "never" } }),
  play: async ({ canvasElement }) => {
    const table = await within(canvasElement).findByRole("table", { name: "Costs" }, soon);
    await expect(table).toHaveAttribute("aria-busy", "true");
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { listCosts: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "Costs could not be loaded" }, soon);
  },
};

/** A recruiter has no right to costs. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/does not include this area/, {}, soon);
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path });
