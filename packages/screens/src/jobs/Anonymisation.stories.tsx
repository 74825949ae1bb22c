import { to } from "@ats/core/navigation/routes";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

/** Specification §3, ats_settings.anonymize_appl_data_settings. */
const meta: Meta = { title: "Settings/Anonymisation" };
export default meta;
type Story = StoryObj;

const admin = "admin@northgate.example";
const path = `${to.Settings()}?section=anonymisation`;
const soon = { timeout: 15_000 };
const card = async (canvas: HTMLElement) => {
  const region = within(await within(canvas).findByRole("region", { name: "Anonymisation" }, soon));
  const named = (name: RegExp) => region.getByRole("switch", { name });
  return {
    region,
    mayHide: () => named(/^Allow anonymised jobs/),
    newHide: () => named(/^Anonymise every new job/),
    save: async () => {
      await userEvent.click(region.getByRole("button", { name: "Save" }));
      await confirm();
    },
  };
};

/** Fewer colleagues will see names, which is said before it is saved. */
async function confirm() {
  const dialog = within(await screen.findByRole("alertdialog", {}, soon));
  await dialog.findAllByText(/anonymised on every job added|will see email of/);
  await userEvent.click(dialog.getByRole("button", { name: "Save change" }));
}

/** Every new job is anonymised, if the company allows anonymised jobs. */
export const Default: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const { region, mayHide, newHide, save } = await card(canvasElement);
    await expect(mayHide()).toBeChecked();
    await userEvent.click(region.getByRole("checkbox", { name: "Email" }));
    await region.findByText(/Email addresses often contain the name/);
    await userEvent.click(newHide());
    await userEvent.click(mayHide());
    await expect(newHide()).toBeDisabled();
    await expect(newHide()).not.toBeChecked();
    await userEvent.click(mayHide());
    await save();
    await screen.findByText("Anonymisation saved", {}, soon);
    await expect(newHide()).toBeChecked();
  },
};

/** Quality R2: a colleague saved another rule. */
export const ChangedMeanwhile: Story = {
  ...onBrowserApi({ as: admin, path }),
  play: async ({ canvasElement }) => {
    const { region, newHide, save } = await card(canvasElement);
    await userEvent.click(newHide());
    const other = (await storyApi()).visitor();
    await other.signIn("master@northgate.example");
    const value = { is_enabled: false, is_legacy: false, is_auto_enabled_for_new_jobs: true };
    await other.client.call(saveSpecificSetting, {
      body: {
        field: "ats_settings",
        property: "anonymize_appl_data_settings",
        value: JSON.stringify(value),
      },
    });
    await save();
    await region.findByText("Saved: no", {}, soon);
    await userEvent.click(await region.findByRole("button", { name: "Save my version" }));
    await confirm();
    await screen.findByText("Anonymisation saved", {}, soon);
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: admin, path, fail: { saveSpecificSetting: 500 } }),
  play: async ({ canvasElement }) => {
    const { region, newHide, save } = await card(canvasElement);
    await userEvent.click(newHide());
    await save();
    await region.findByText("Not saved", {}, soon);
    await expect(newHide()).toBeChecked();
  },
};

/** A recruiter does not have this section and sees their own details. */
export const Forbidden: Story = {
  ...onBrowserApi({ as: "recruiter@northgate.example", path }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("region", { name: "Details" }, soon);
    await expect(within(canvasElement).queryByRole("tab", { name: "Anonymisation" })).toBeNull();
  },
};
