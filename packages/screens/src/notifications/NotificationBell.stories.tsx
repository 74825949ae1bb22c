import type { BrowserApi } from "@ats/demo/browser/browser-api";
import { moveAsSeen } from "@ats/api/internal/testing/move-applications";
import { listApplications } from "@ats/core/applications/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { to } from "@ats/core/navigation/routes";
import {
  listNotifications,
  readAllNotifications,
  readNotifications,
} from "@ats/core/notifications/contract";
import { cookies } from "@ats/core/session/session";
import { notificationSummaryMs } from "@ats/core/notifications/notification";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import type { LiveOptions } from "../app/host.ts";
import { onBrowserApi, storyApi } from "../app/story.tsx";
import { memoryCookies } from "../session/cookies.ts";
import { isMuted } from "./mute.ts";

/** Specification §2, §4 and §9: the bell, its panel of the latest five, reading and muting. */
const meta: Meta = { title: "Notifications/Notification bell" };
export default meta;
type Story = StoryObj;

const recruiter = "recruiter@northgate.example";
const path = to.help();
const soon = { timeout: 15_000 };
let channelId = 0;
const remember = async (_: BrowserApi, id = 0) => {
  channelId = id;
};

const onServer = async (limit: number) =>
  (await storyApi()).client.call(listNotifications, { params: { channelId }, query: { limit } });

async function openBell(canvas: HTMLElement) {
  const page = within(canvas);
  const bell = await page.findByRole("button", { name: /^Notifications, \d+ unread/ }, soon);
  await userEvent.click(bell);
  const panel = within(await page.findByRole("dialog", { name: "Notifications" }));
  // The panel's code loads when it first opens.
  await panel.findByRole("button", { name: /mute notifications/i }, soon);
  return panel;
}

/** The latest five. Visible ones are marked as read when the panel closes. */
export const Default: Story = {
  name: "Specification §2: the panel has the latest notifications",
  ...onBrowserApi({ as: recruiter, path, before: remember }),
  play: async ({ canvasElement }) => {
    const panel = await openBell(canvasElement);
    await expect(panel.getAllByRole("listitem")).toHaveLength(5);
    await expect(panel.getAllByText(/^Unread/).length).toBeGreaterThan(0);
    const [why] = panel.getAllByRole("button", { name: "Why did I get this?" });
    await userEvent.click(why as HTMLElement);
    await expect(
      await panel.findByText(/^You are the (recruiter|hiring manager) of this job\./, {}, soon),
    ).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await waitFor(async () => {
      const { records } = await onServer(5);
      await expect(records.filter(({ read_flag }) => !read_flag)).toEqual([]);
    }, soon);
    const bell = await within(canvasElement).findByRole("button", { name: /^Notifications/ });
    await expect(bell).toHaveFocus();
    await userEvent.click(bell);
    await expect(within(canvasElement).queryByText(/^Unread/)).toBeNull();
  },
};

export const AllRead: Story = {
  name: "Specification §4: all notifications are marked as read",
  ...onBrowserApi({ as: recruiter, path, before: remember }),
  play: async ({ canvasElement }) => {
    const panel = await openBell(canvasElement);
    await userEvent.click(await panel.findByRole("button", { name: "Mark all as read" }));
    await expect(panel.queryByText(/^Unread/)).toBeNull();
    await expect(
      await within(canvasElement).findByRole("button", { name: "Notifications" }),
    ).toBeVisible();
    await waitFor(async () => expect((await onServer(1)).total_unread_count).toBe(0), soon);
  },
};

const jar = memoryCookies();

/**
 * Muted notifications make no sound and show no message. The bell says so, also on the next visit.
 */
export const Muted: Story = {
  name: "Specification §4: muted notifications can be unmuted",
  ...onBrowserApi({
    as: recruiter,
    path,
    host: { cookies: jar },
    before: async () => jar.write(cookies.muted, "true"),
  }),
  play: async ({ canvasElement }) => {
    const panel = await openBell(canvasElement);
    const muted = { name: /^Notifications, .*muted/ };
    await expect(await within(canvasElement).findByRole("button", muted)).toBeVisible();
    await userEvent.click(await panel.findByRole("button", { name: "Unmute notifications" }));
    await expect(within(canvasElement).queryByRole("button", muted)).toBeNull();
    await expect(isMuted(jar)).toBe(false);
    await userEvent.click(await panel.findByRole("button", { name: "Mute notifications" }));
    await expect(await within(canvasElement).findByRole("button", muted)).toBeVisible();
    await expect(isMuted(jar)).toBe(true);
  },
};

export const Empty: Story = {
  name: "Specification §2: the panel says that there are no notifications yet",
  ...onBrowserApi({ as: "agent@brightstaff.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Notifications" }, soon));
    await expect(await page.findByText("No notifications yet")).toBeVisible();
  },
};

/** A failure does not look like an empty list, and can be retried. */
export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listNotifications: 500 } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Notifications" }, soon));
    const panel = within(await page.findByRole("dialog", { name: "Notifications" }));
    await expect(await panel.findByRole("alert", {}, soon)).toBeVisible();
    await expect(panel.queryByText("No notifications yet")).toBeNull();
    await expect(await panel.findByRole("button", { name: "Try again" })).toBeVisible();
  },
};

export const ReadInAnotherTab: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: remember,
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: /^Notifications, \d+ unread/ }, soon);
    const { client, connections } = await storyApi();
    await waitFor(() => expect(connections()).toBe(1), soon);
    const { records, total_unread_count } = await onServer(100);
    const unread = records.find((record) => !record.read_flag);
    await client.call(readNotifications, { body: { ids: [unread?.id ?? 0] } });
    const left = { name: `Notifications, ${total_unread_count - 1} unread` };
    await expect(await page.findByRole("button", left, soon)).toBeVisible();
    await client.call(readAllNotifications, { params: { id: channelId } });
    await expect(await page.findByRole("button", { name: "Notifications" }, soon)).toBeVisible();
  },
};

let live: LiveOptions | undefined;

/** R5: notifications missed while offline appear after reconnecting, each once. */
export const Resumed: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: async ({ client }, id = 0) => {
      channelId = id;
      await client.call(readAllNotifications, { params: { id } });
      await colleagueMovesOne();
    },
    host: {
      connect: (_, options) => {
        live = options;
        return () => {};
      },
    },
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const one = { name: "Notifications, 1 unread" };
    const two = { name: "Notifications, 2 unread" };
    await page.findByRole("button", one, soon);
    const job = await colleagueMovesOne();
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(await page.findByRole("button", one)).toBeVisible();
    live?.resume();
    await expect(await page.findByRole("button", two, soon)).toBeVisible();
    const { records, total_unread_count } = await onServer(1);
    for (let again = 0; again < 2; again++)
      live?.receive({ type: "NOTIFICATION", records, total_unread_count });
    await expect(await page.findByRole("button", two)).toBeVisible();
    const panel = await openBell(canvasElement);
    const text = `has been updated to Shortlist for job ${job?.job_number}`;
    const lines = panel.getAllByRole("listitem");
    await expect(lines).toHaveLength(5);
    await expect(lines[0]).toHaveTextContent(text);
    await expect(lines[1]).not.toHaveTextContent(lines[0]?.textContent ?? "");
  },
};

/** Makes a minute pass in 200 milliseconds. */
function hurry() {
  const { setInterval } = globalThis;
  globalThis.setInterval = ((work: () => void, ms: number) =>
    setInterval(work, ms === notificationSummaryMs ? 200 : ms)) as typeof setInterval;
  return () => {
    globalThis.setInterval = setInterval;
  };
}

/** A colleague moves an applicant: the bell counts it, a message appears and the panel lists it. */
export const Live: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: ({ client }, id = 0) => client.call(readAllNotifications, { params: { id } }),
  }),
  beforeEach: hurry,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Notifications" }, soon);
    const job = await colleagueMovesOne();
    const toast = await screen.findByRole("alertdialog", { name: "Updated by others" }, soon);
    await expect(toast).toHaveTextContent(
      `has been updated to Shortlist for job ${job?.job_number}`,
    );
    await waitFor(
      () => expect(page.getByRole("button", { name: "Notifications, 1 unread" })).toBeVisible(),
      soon,
    );
    const panel = await openBell(canvasElement);
    await expect(panel.getAllByRole("listitem")[0]).toHaveTextContent(
      `has been updated to Shortlist for job ${job?.job_number}`,
    );
  },
};

/** The demo's administrator moves an applicant of the recruiter. Resolves to the job. */
async function colleagueMovesOne() {
  const colleague = (await storyApi()).visitor();
  await colleague.signIn("admin@northgate.example");
  const jobs = await colleague.client.call(listJobs, {
    query: { s: [`recruiter_email:${recruiter}`] },
  });
  const job = jobs.records.find(({ counts }) => counts.APPLIED);
  const { records } = await colleague.client.call(listApplications, {
    params: { id: job?.id ?? 0 },
    query: { status: "APPLIED" },
  });
  await moveAsSeen(colleague.client, { ids: [records[0]?.id ?? 0], status: "SHORTLIST" });
  return job;
}
