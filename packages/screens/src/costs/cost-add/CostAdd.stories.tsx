import { listCosts } from "@ats/core/costs/contract";
import { costCurrencies } from "@ats/core/costs/money";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

const meta: Meta = { title: "Costs/Add a cost" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
const path = to.assignCost();
/** Codes and names of currencies are the same in every language. */
const values = [...costCurrencies, "British Pound"];

/** An invoice is split over three jobs to the penny, and recorded once. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    const net = await page.findByRole("textbox", { name: /Net amount/ }, soon);
    const addJob = async () => {
      const field = page.getByRole("combobox", { name: "Add a job" });
      await userEvent.click(field);
      const [option] = await screen.findAllByRole("option", {}, soon);
      await userEvent.click(option as HTMLElement);
    };
    await step("Each of three jobs gets its share, and none of it is lost.", async () => {
      await userEvent.type(net, "100");
      for (let count = 0; count < 3; count++) await addJob();
      await userEvent.keyboard("{Escape}");
      const shares = page
        .getAllByRole("textbox")
        .filter((field) => /^33\.3[34]$/.test((field as HTMLInputElement).value));
      await expect(shares).toHaveLength(3);
      await expect(page.getByText("All of it is shared out.")).toBeVisible();
    });
    await step("A share by hand leaves a penny, which is refused in words.", async () => {
      const [first] = page.getAllByDisplayValue("33.34");
      await userEvent.clear(first as HTMLElement);
      await userEvent.type(first as HTMLElement, "33.33");
      await userEvent.tab();
      await page.findByText("£0.01 is left to share out.", {}, soon);
      await userEvent.click(page.getByRole("button", { name: "Save the cost" }));
      await page.findAllByText(/Share out the remaining £0\.01/, {}, soon);
      await userEvent.click(page.getByRole("radio", { name: "Evenly" }));
    });
    await step("An invoice that is recorded already is named with a link to it.", async () => {
      await userEvent.type(page.getByRole("combobox", { name: "Supplier" }), "Indeed");
      await userEvent.tab();
      await userEvent.type(page.getByRole("textbox", { name: "Invoice number" }), "ind-20447");
      await page.findByRole("link", { name: /Advert, Indeed, IND-20447/ }, soon);
      await userEvent.click(page.getByRole("checkbox", { name: /further line/ }));
    });
    await step("It is saved, and the list opens.", async () => {
      await userEvent.click(page.getByRole("button", { name: "Save the cost" }));
      await screen.findByText("Cost recorded", {}, soon);
      const { client } = await storyApi();
      await waitFor(async () => {
        const { records } = await client.call(listCosts, { query: { sc: "created_date_time" } });
        await expect(records[0]?.shares.map(({ amount }) => amount)).toEqual([3334, 3333, 3333]);
      }, soon);
    });
    await step("The next cost begins empty.", async () => {
      await userEvent.click(await page.findByRole("link", { name: "Add a cost" }, soon));
      await expect(await page.findByRole("textbox", { name: /Net amount/ }, soon)).toHaveValue("");
      await expect(page.queryByText(/unsaved changes/)).not.toBeInTheDocument();
    });
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path }, { values });
