import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../app/story.tsx";

const meta: Meta = { title: "Agencies/Settings" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const as = "admin@northgate.example";
const path = `${to.Settings()}?section=agencies`;

/** A company shows its agencies the outcome alone. */
export const Default: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole("form", { name: "Agencies" }, soon));
    await expect(form.getByRole("radio", { name: "Milestones" })).toBeChecked();
    const outcome = form.getByRole("radio", { name: "Outcome only" });
    await expect(outcome).toHaveAccessibleDescription(
      /^In process, hired, not successful or withdrawn\./,
    );
    await userEvent.click(outcome);
    await expect(
      form.getByRole("checkbox", { name: "Agencies answer interviews for their candidates" }),
    ).toBeChecked();
    const twoStep = form.getByRole("checkbox", { name: "Agencies need two-step verification" });
    await userEvent.click(twoStep);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await screen.findByText("Settings for agencies saved", {}, soon);
    await expect(outcome).toBeChecked();
    await expect(twoStep).toBeChecked();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { getCompanySettings: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" }, soon);
  },
};
