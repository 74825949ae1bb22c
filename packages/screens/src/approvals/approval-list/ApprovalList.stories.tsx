import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { inLongerWords } from "../../app/story-longer-words.ts";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";

const meta: Meta = { title: "Approvals/List" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = to.approvalRequestTable();

/** Several requests are approved at once, after a question. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const screen = within(document.body);
    await page.findAllByRole("rowheader", {}, soon);
    await userEvent.click(await page.findByRole("checkbox", { name: "Select all rows" }));
    await userEvent.click(await page.findByRole("button", { name: "Approve" }, soon));
    const dialog = within(await screen.findByRole("alertdialog", {}, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Approve" }));
    await page.findByRole("heading", { name: "Nothing waits for you" }, soon);
    await userEvent.click(page.getByRole("radio", { name: "Decided" }));
    await expect((await page.findAllByText("Approved", {}, soon))[0]).toBeVisible();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listRequisitions: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Approvals could not be loaded" };
    await within(canvasElement).findByRole("heading", heading, soon);
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listRequisitions: "never" } }),
};

export const InLongerWords: Story = inLongerWords({ as: recruiter, path });
