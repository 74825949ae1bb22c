import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { to } from "@ats/core/navigation/routes";
import { getGlobalSettings, saveGlobalSettings } from "@ats/core/settings/global-contract";
import { dismissAnnouncement } from "@ats/core/users/contract";
import { getUserSettings } from "@ats/core/users/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

/** Specification §4, Announcement. */
const meta: Meta = { title: "Navigation/Announcement" };
export default meta;
type Story = StoryObj;

const as = "recruiter@northgate.example";
const path = to.help();
const soon = { timeout: 15_000 };
const bar = { name: "Announcement" };
const message = "The ATS is closed on Sunday from 06:00 to 08:00.";

async function announce(api: BrowserApi, text: string) {
  const service = api.visitor();
  await service.signIn("service@ats.example");
  const announcement = { enabled: true, message: text };
  await service.client.call(saveGlobalSettings, { body: { settings: { announcement } } });
}

export const Default: Story = {
  name: "Specification §2: an announcement is shown until it is dismissed",
  ...onBrowserApi({ as, path, before: (api) => announce(api, message) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const shown = within(await page.findByRole("complementary", bar, soon));
    await expect(await shown.findByText(message)).toBeVisible();
    await userEvent.click(await shown.findByRole("button", { name: "Dismiss" }));
    await expect(page.queryByRole("complementary", bar)).toBeNull();
    const { client } = await storyApi();
    const { settings } = await client.call(getGlobalSettings);
    await waitFor(async () => {
      const { users } = await client.call(getUserSettings, { params: { id: 2 } });
      const { last_dismissed_announcement } = users.global_settings_preferences;
      await expect(last_dismissed_announcement).toBe(settings.announcement.uuid);
    });
  },
};

export const DismissedByCommand: Story = {
  ...onBrowserApi({ as, path, before: (api) => announce(api, message) }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("complementary", bar, soon);
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("menu", { name: "Commands" }, soon);
    await userEvent.keyboard("dismiss{Enter}");
    await waitFor(() => expect(page.queryByRole("complementary", bar)).toBeNull());
  },
};

async function dismissed(api: BrowserApi) {
  await announce(api, message);
  const { settings } = await api.client.call(getGlobalSettings);
  const { uuid } = settings.announcement;
  await api.client.call(dismissAnnouncement, { body: { announcement_id: uuid } });
}

export const DismissedBefore: Story = {
  ...onBrowserApi({ as, path, before: dismissed }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Help" }, soon);
    await expect(page.queryByRole("complementary", bar)).toBeNull();
  },
};

/** A changed message counts as a new announcement. */
export const ChangedAnnouncement: Story = {
  name: "Specification §4: a changed announcement is shown again",
  ...onBrowserApi({
    as,
    path,
    before: async (api) => {
      await dismissed(api);
      await announce(api, "The ATS is open again.");
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByText("The ATS is open again.", {}, soon)).toBeVisible();
  },
};

/** A dismissal that cannot be saved brings the announcement back. */
export const DismissalFailed: Story = {
  ...onBrowserApi({
    as,
    path,
    before: (api) => announce(api, message),
    fail: { dismissAnnouncement: 500 },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("complementary", bar, soon);
    await userEvent.click(await page.findByRole("button", { name: "Dismiss" }));
    await expect(await page.findByRole("complementary", bar, soon)).toBeVisible();
  },
};

/** Without the global settings the application still opens. */
export const Failed: Story = {
  ...onBrowserApi({ as, path, fail: { getGlobalSettings: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Help" }, soon)).toBeVisible();
    await expect(page.queryByRole("complementary", bar)).toBeNull();
  },
};
