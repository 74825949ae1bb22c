import { getInterviewOptions, saveInterviewSettings } from "@ats/core/interviews/contract";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { confirmEffect } from "../settings/settings/story-effect.ts";

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
    const buffer = page.getByRole("textbox", { name: /^Free minutes before/ });
    await userEvent.clear(buffer);
    await userEvent.type(buffer, "15{Tab}");
    await userEvent.click(await page.findByRole("button", { name: "Save" }));
    await confirmEffect();
    await screen.findByText("Interview settings saved", {}, soon);
    const { client } = await storyApi();
    const { settings } = await client.call(getInterviewOptions);
    await expect(settings).toMatchObject({ weekly_cap: 5, buffer_before: 15, buffer_after: 0 });
  },
};

/** Interviews are offered neither on the nation's bank holidays nor on the company's days off. */
export const DaysOff: Story = {
  ...onBrowserApi(settings),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const add = { name: "Add company day off" };
    await userEvent.click(await page.findByRole("button", { name: /Public holidays/ }, soon));
    await userEvent.click(
      await screen.findByRole("option", { name: "United Kingdom: Scotland" }, soon),
    );
    await userEvent.click(page.getByRole("button", add));
    await userEvent.type(page.getByRole("textbox", { name: "Reason" }), "Company shutdown");
    await userEvent.click(page.getByRole("spinbutton", { name: /^day/ }));
    const year = new Date().getFullYear();
    await userEvent.keyboard(`2912${year}`);
    await userEvent.click(page.getByRole("button", { name: "Save" }));
    await confirmEffect();
    await screen.findByText("Interview settings saved", {}, soon);
    const { client } = await storyApi();
    const { days_off } = await client.call(getInterviewOptions);
    const names = days_off.map(({ date, name }) => `${date} ${name}`);
    await expect(names).toContain(`${year}-12-29 Company shutdown`);
    await expect(names).toContain(`${year}-11-30 St Andrew’s Day`);
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
    await confirmEffect();
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
