import { saveInterviewSettings } from "@ats/core/interviews/contract";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

const meta: Meta = { title: "Interviews/Settings" };
export default meta;
type Story = StoryObj;

const soon = { timeout: 15_000 };
const settings = {
  as: "admin@northgate.example",
  path: `${to.Settings()}?section=interviews`,
};

export const Default: Story = {
  ...onBrowserApi(settings),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(
      await page.findByRole("textbox", { name: /^Interviews per person/ }, soon),
      "5{Tab}",
    );
    await userEvent.click(await page.findByRole("button", { name: "Save" }));
    await screen.findByText("Interview settings saved", {}, soon);
  },
};

/** A colleague saved another version: both are shown. */
export const Stale: Story = {
  ...onBrowserApi(settings),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.type(
      await page.findByRole("textbox", { name: /^Interviews per person/ }, soon),
      "5{Tab}",
    );
    const { client } = await storyApi();
    const body = { ...defaultInterviewSettings, weekly_cap: 7 };
    await client.call(saveInterviewSettings, { version: 0, body });
    await userEvent.click(await page.findByRole("button", { name: "Save" }));
    await waitFor(() => expect(page.getByText("Saved: 7")).toBeVisible(), soon);
    await expect(await page.findByText("Yours: 5")).toBeVisible();
  },
};

/** A zone that this browser cannot name stays selected. */
export const UnknownTimeZone: Story = {
  ...onBrowserApi({
    ...settings,
    before: async ({ client }) => {
      const body = { ...defaultInterviewSettings, time_zone: "Asia/Kolkata" };
      await client.call(saveInterviewSettings, { version: 0, body });
    },
  }),
  play: async ({ canvasElement }) => {
    const zone = await within(canvasElement).findByRole("combobox", { name: /^Time zone/ }, soon);
    await expect(zone).toHaveValue("Asia/Kolkata");
  },
};

export const Loading: Story = {
  ...onBrowserApi({ ...settings, fail: { getInterviewOptions: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Settings" }, soon);
    await expect(page.queryByRole("button", { name: "Save" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ ...settings, fail: { getInterviewOptions: 500 } }),
  play: async ({ canvasElement }) => {
    const title = { name: "The settings could not be loaded" };
    await within(canvasElement).findByRole("heading", title, soon);
  },
};
