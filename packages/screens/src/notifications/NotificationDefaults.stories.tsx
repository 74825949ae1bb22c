import { getUserSettings } from "@ats/core/users/contract";
import { to } from "@ats/core/navigation/routes";
import { getCompanySettings } from "@ats/core/settings/company-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

/** The choices that colleagues have until they make their own. */
const meta: Meta = { title: "Settings/Defaults for colleagues" };
export default meta;
type Story = StoryObj;

const admin = { as: "admin@northgate.example", path: `${to.Settings()}?section=notifications` };
const soon = { timeout: 15_000 };

/** A choice is saved at once, as a setting of the company. */
export const Default: Story = {
  ...onBrowserApi(admin),
  play: async ({ canvasElement }) => {
    const card = within(
      await within(canvasElement).findByRole("region", { name: "Defaults for colleagues" }, soon),
    );
    const box = card.getByRole("checkbox", {
      name: "Defaults for colleagues, New applications for my jobs: Email at once",
    });
    await expect(box).not.toBeChecked();
    await userEvent.click(box);
    await waitFor(() => expect(box).toBeChecked(), soon);
    await expect(box).toHaveFocus();
    const { client, signIn } = (await storyApi()).visitor();
    const { id } = await signIn("master@northgate.example");
    const { users } = await client.call(getUserSettings, { params: { id } });
    const saved = await client.call(getCompanySettings, { params: { id: users.company } });
    await expect(saved.settings.notification_defaults).toMatchObject({
      APPLICATION_RECEIVED: expect.arrayContaining(["MAIL"]),
    });
  },
};

export const Failed: Story = {
  ...onBrowserApi({ ...admin, fail: { getCompanySettings: 500 } }),
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole("alert", {}, soon);
    await expect(alert).toBeVisible();
  },
};
