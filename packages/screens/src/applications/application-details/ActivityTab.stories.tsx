import type { Meta, StoryObj } from "@storybook/react-vite";
import { listActivity } from "@ats/core/applications/contract";
import { getDecisionRecord } from "@ats/core/applications/viewing-contract";
import { expect, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../story-places.ts";
import { onEmptyTab, onTab } from "./story-tabs.ts";

const meta: Meta = { title: "Applications/Activity" };
export default meta;

type Story = StoryObj;

const soon = { timeout: 15_000 };
const path = onTab("activity");

/** Opens the record with the chosen filter. */
const showing = async (canvasElement: HTMLElement, what: string) => {
  const page = within(canvasElement);
  await userEvent.click(await page.findByRole("radio", { name: what }, soon));
  await expect(page.getByRole("radio", { name: what })).toBeChecked();
  return page;
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listActivity: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("radio", { name: "Changes" }, soon)).toBeChecked();
    await expect(page.queryByRole("list", { name: "Activity" })).toBeNull();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listActivity: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("heading", { name: "Activity could not be loaded" }, soon);
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

/** The visit in progress is not yet listed as a reading. */
export const NobodyHasReadIt: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: onEmptyTab("activity", async (client, id) => {
      const query = { show: "reads" } as const;
      return (await client.call(listActivity, { params: { id }, query })).total;
    }),
    fail: { viewApplication: "never", getApplicationCv: "never" },
  }),
  play: async ({ canvasElement }) => {
    const page = await showing(canvasElement, "Views");
    await page.findByRole("heading", { name: "No views yet" }, soon);
  },
};

export const DecisionsLoading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getDecisionRecord: "never" } }),
  play: async ({ canvasElement }) => {
    const page = await showing(canvasElement, "Decisions");
    await expect(page.queryByRole("heading", { name: "No decisions yet" })).toBeNull();
  },
};

export const DecisionsFailed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { getDecisionRecord: 500 } }),
  play: async ({ canvasElement }) => {
    const page = await showing(canvasElement, "Decisions");
    await page.findByRole("heading", { name: "Decisions could not be loaded" }, soon);
    await expect(await page.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const NoDecisions: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: onEmptyTab(
      "activity",
      async (client, id) =>
        (await client.call(getDecisionRecord, { params: { id } })).records.length,
    ),
  }),
  play: async ({ canvasElement }) => {
    const page = await showing(canvasElement, "Decisions");
    await page.findByRole("heading", { name: "No decisions yet" }, soon);
  },
};
