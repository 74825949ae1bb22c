import { channelNames } from "@ats/core/jobs/channel";
import { advertiseJobs } from "@ats/core/jobs/channel-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { releaseJobs } from "@ats/core/jobs/release-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { to } from "@ats/core/navigation/routes";
import type { BrowserApi } from "@ats/demo/browser/browser-api";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { recruiter } from "../../applications/story-places.ts";

const meta: Meta = { title: "Jobs/Job status" };
export default meta;

type Story = StoryObj;
const soon = { timeout: 15_000 };

const newest = async ({ client }: BrowserApi) => {
  const { records } = await client.call(listJobs, { query: { per_page: 100 } });
  const first = records.find(({ status }) => status === "ACTIVE");
  if (!first) throw new Error("The demo has no active job.");
  return first;
};

/** Puts the newest active job on hold, advertised on one channel only. */
const heldOn = (only: (typeof channelNames)[number] | undefined) => async (api: BrowserApi) => {
  for (const channel of channelNames) {
    const jobs = [await newest(api)];
    const body = { jobs, channel, is_advertised: channel === only };
    await api.client.call(advertiseJobs, { body });
  }
  const jobs = [await newest(api)];
  await api.client.call(updateJobStatus, { body: { jobs, status: "ON_HOLD" } });
};

const asked = async (canvasElement: HTMLElement, change: string) => {
  const page = within(canvasElement);
  const [first] = await page.findAllByRole("checkbox", { name: /^Select .+, \d+/ }, soon);
  await userEvent.click(first as HTMLElement);
  const bar = within(await page.findByRole("group", { name: "Selected rows" }, soon));
  await userEvent.click(await bar.findByRole("button", { name: change }, soon));
  return within(await screen.findByRole("dialog", {}, soon));
};

export const ResumedInternally: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), before: heldOn("internal") }),
  play: async ({ canvasElement }) => {
    const dialog = await asked(canvasElement, "Publish");
    await dialog.findByText(
      "It will accept applications only from colleagues with your company’s internal link.",
    );
  },
};

export const ResumedWithoutChannel: Story = {
  ...onBrowserApi({ as: recruiter, path: to.jobList(), before: heldOn(undefined) }),
  play: async ({ canvasElement }) => {
    const dialog = await asked(canvasElement, "Publish");
    await dialog.findByText(
      "It will not be advertised: nobody can apply until you choose a channel.",
    );
  },
};

export const Archived: Story = {
  ...onBrowserApi({ as: recruiter, path: `${to.jobList()}?filter=filled` }),
  play: async ({ canvasElement }) => {
    const dialog = await asked(canvasElement, "Archive");
    await dialog.findByText("It will appear only under All and My jobs.");
  },
};

/** Agencies need no notice of a filled job. */
export const FilledAfterRelease: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: to.jobList(),
    async before(api) {
      const jobs = [await newest(api)];
      await api.client.call(releaseJobs, { body: { jobs, is_released: true } });
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findAllByText(/^Released to agencies/, {}, soon);
    const dialog = await asked(canvasElement, "Mark as filled");
    await userEvent.click((await dialog.findAllByRole("radio", {}, soon))[0] as HTMLElement);
    await userEvent.click(await dialog.findByRole("button", { name: "Mark as filled" }));
    await screen.findByText(/: filled$/, {}, soon);
    await userEvent.click(await page.findByRole("radio", { name: "Filled" }));
    const filled = await page.findByRole("table", { name: "Filled jobs" }, soon);
    await expect(filled).not.toHaveAttribute("aria-busy");
    await expect(page.queryAllByText(/^Released to agencies/)).toEqual([]);
  },
};
