import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
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

/** Each agency may submit three candidates, and hears within ten days. */
export const Limits: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const form = within(await page.findByRole("form", { name: "Agencies" }, soon));
    await userEvent.type(
      form.getByRole("textbox", { name: "Most candidates from each agency" }),
      "3",
    );
    const days = form.getByRole("textbox", { name: /^Days to answer a submission/ });
    await userEvent.clear(days);
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await form.findAllByText("Enter within how many days you answer a submission.", {}, soon);
    await userEvent.type(days, "10");
    await userEvent.click(form.getByRole("button", { name: "Save" }));
    await screen.findByText("Settings for agencies saved", {}, soon);
    await expect(days).toHaveValue("10");
  },
};

/** A group takes the name of another one, so that both are one, which is then dissolved. */
export const Groups: Story = {
  ...onBrowserApi({ as, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const table = within(await page.findByRole("table", { name: "Groups of agencies" }, soon));
    const choose = async (group: string, act: string) => {
      const menu = await table.findByRole("button", { name: new RegExp(`${group}$`) }, soon);
      await userEvent.click(menu);
      await userEvent.click(await screen.findByRole("menuitem", { name: act }, soon));
    };
    await choose("Care", "Rename or join");
    const name = await screen.findByRole("textbox", { name: "Name" }, soon);
    await userEvent.clear(name);
    await userEvent.type(name, "office");
    await userEvent.click(await screen.findByRole("button", { name: "Join the groups" }));
    await screen.findByText("Office saved", {}, soon);
    await waitFor(() => expect(table.queryByRole("rowheader", { name: "Care" })).toBeNull(), soon);
    await choose("Office", "Dissolve");
    const dialog = within(await screen.findByRole("alertdialog", { name: /^Dissolve / }, soon));
    await userEvent.click(dialog.getByRole("button", { name: "Dissolve" }));
    await screen.findByText("Office dissolved", {}, soon);
    await waitFor(
      () => expect(table.queryByRole("rowheader", { name: "Office" })).toBeNull(),
      soon,
    );
  },
};

export const GroupsFailed: Story = {
  ...onBrowserApi({ as, path, fail: { listAgencyGroups: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByText("The groups of agencies could not be loaded", {}, soon);
    await expect(page.getByRole("form", { name: "Agencies" })).toBeVisible();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { getCompanySettings: 500 } }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("button", { name: "Try again" }, soon);
  },
};
