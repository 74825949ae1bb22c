import { getCost, listCosts, updateCost } from "@ats/core/costs/contract";
import { costCurrencies } from "@ats/core/costs/money";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi, storyApi } from "../../app/story.tsx";

const meta: Meta = { title: "Costs/Cost" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const admin = "admin@northgate.example";
/** An agency's fee, of which half came back. */
const fee = 2;
const path = to.costEdit({ id: fee });
async function waiting({ client }: BrowserApi) {
  const { records } = await client.call(listCosts, { query: { filter: "waiting" } });
  return to.costEdit({ id: records[0]?.id ?? 0 });
}
/** Codes and names of currencies are the same in every language. */
const values = [...costCurrencies, "British Pound"];

/** A colleague saves another version meanwhile: both are shown, and nothing is overwritten. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement, step }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Brightstaff", level: 1 }, soon);
    await expect(page.getByRole("link", { name: /-£3,225\.00/ })).toBeVisible();
    const note = page.getByRole("textbox", { name: "Note" });
    await step("Both versions are shown.", async () => {
      await userEvent.type(note, " Agreed with Helen.");
      const { client } = await storyApi();
      const params = { id: fee };
      const cost = await client.call(getCost, { params });
      const { shares, ...body } = cost;
      await client.call(updateCost, {
        params,
        version: cost.version,
        body: {
          ...(body as Parameters<typeof client.call<typeof updateCost>>[1]["body"]),
          campaign: "Winter",
          shares: shares.map(({ job_id, amount }) => ({ job_id, amount })),
        },
      });
      await userEvent.click(page.getByRole("button", { name: "Save the cost" }));
      await page.findByText("Saved: Winter", {}, soon);
    });
    await step("A cost with credits stays until they are removed.", async () => {
      await userEvent.click(page.getByRole("button", { name: "Remove" }));
      const dialog = within(await screen.findByRole("alertdialog", {}, soon));
      await userEvent.click(dialog.getByRole("button", { name: "Remove" }));
      await screen.findByText(/A credit note or rebate is for this cost/, {}, soon);
    });
  },
};

/** A cost over the limit waits for its approver, and cannot be paid before. */
export const AwaitingApproval: Story = {
  ...onBrowserApi({ as: admin, path: waiting }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText(/^Waiting for Director: Graham Pollock\./, {}, soon);
    await expect(page.getByRole("link", { name: "See the request" })).toBeVisible();
  },
};

export const InLongerWords: Story = inLongerWords({ as: admin, path }, { values });
