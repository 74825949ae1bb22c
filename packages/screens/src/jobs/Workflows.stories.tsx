import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

/** The company's workflows in Settings. */
const meta: Meta = { title: "Settings/Workflows" };
export default meta;
type Story = StoryObj;

const as = "admin@northgate.example";
const path = `${to.Settings()}?section=workflows`;
const soon = { timeout: 15_000 };

const named = (act: string) => ({ name: `${act} Care and nursing` });

/** Archiving says first which live vacancies use the workflow, and is undone by a click. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", named("Archive"), soon));
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Archive / }));
    await expect(dialog.getByText(/live vacanc.* this workflow/)).toBeVisible();
    await userEvent.click(dialog.getByRole("button", { name: "Archive" }));
    await userEvent.click(await page.findByRole("button", named("Restore"), soon));
    await expect(await page.findByRole("button", named("Archive"), soon)).toBeVisible();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { listWorkflows: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toHaveTextContent("The workflows could not be loaded");
  },
};
