import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { recruiter } from "../../applications/story-places.ts";
import { onBrowserApi } from "../../app/story.tsx";

const meta: Meta = { title: "Jobs/Job history" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };

const path = async ({ client }: BrowserApi) => {
  const { records } = await client.call(listJobs, {});
  return to.jobEdit({ id: records[0]?.id ?? 0 });
};

const opened = async (canvasElement: HTMLElement) => {
  const button = { name: "History" };
  await userEvent.click(await within(canvasElement).findByRole("button", button, soon));
  return within(await screen.findByRole("dialog", button, soon));
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listJobActivity: "never" } }),
  play: async ({ canvasElement }) => {
    const history = await opened(canvasElement);
    await expect(history.queryByRole("heading", { name: "Nothing has happened yet" })).toBeNull();
    await expect(history.queryByRole("list", { name: "History" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listJobActivity: 500 } }),
  play: async ({ canvasElement }) => {
    const history = await opened(canvasElement);
    await history.findByRole("heading", { name: "The history could not be loaded" }, soon);
    await expect(await history.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const history = await opened(canvasElement);
    await history.findByRole("heading", { name: "Nothing has happened yet" }, soon);
  },
};
