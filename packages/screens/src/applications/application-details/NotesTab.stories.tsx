import type { Meta, StoryObj } from "@storybook/react-vite";
import { listNotes } from "@ats/core/applications/contract";
import { expect, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../story-places.ts";
import { onEmptyTab, onTab } from "./story-tabs.ts";

const meta: Meta = { title: "Applications/Notes" };
export default meta;

type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = onTab("notes");

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listNotes: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("tab", { name: /^Notes/, selected: true }, soon);
    await expect(page.queryByRole("list", { name: "Notes" })).toBeNull();
    await expect(page.queryByRole("heading", { name: "No notes yet" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listNotes: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Notes could not be loaded" }, soon);
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const Empty: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: onEmptyTab(
      "notes",
      async (client, id) => (await client.call(listNotes, { params: { id } })).total,
    ),
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole("heading", { name: "No notes yet" }, soon);
  },
};
