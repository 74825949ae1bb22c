import { listApplications, updateApplicationStatus } from "@ats/core/applications/contract";
import { listJobs } from "@ats/core/jobs/contract";
import { to } from "@ats/core/navigation/routes";
import { readAllNotifications } from "@ats/core/notifications/contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../app/story.tsx";

const meta: Meta = { title: "Notifications/Notification bell" };
export default meta;
type Story = StoryObj;

const recruiter = "recruiter@northgate.example";
const path = to.help();
const soon = { timeout: 15_000 };

async function openBell(canvas: HTMLElement) {
  const page = within(canvas);
  const bell = await page.findByRole("button", { name: /^Notifications, \d+ unread/ }, soon);
  await userEvent.click(bell);
  return within(await page.findByRole("dialog", { name: "Notifications" }));
}

/** The latest five; those in sight are read once the panel closes. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const panel = await openBell(canvasElement);
    await expect(panel.getAllByRole("listitem")).toHaveLength(5);
    await expect(panel.getAllByText(/^Unread/).length).toBeGreaterThan(0);
    await userEvent.keyboard("{Escape}");
    const bell = await within(canvasElement).findByRole("button", { name: /^Notifications/ });
    await expect(bell).toHaveFocus();
    await userEvent.click(bell);
    await expect(within(canvasElement).queryByText(/^Unread/)).toBeNull();
  },
};

export const AllRead: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const panel = await openBell(canvasElement);
    await userEvent.click(panel.getByRole("button", { name: "Mark all as read" }));
    await expect(panel.queryByText(/^Unread/)).toBeNull();
    await expect(
      await within(canvasElement).findByRole("button", { name: "Notifications" }),
    ).toBeVisible();
  },
};

/** Muted: no sound and no messages; the bell says so. */
export const Muted: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const panel = await openBell(canvasElement);
    await userEvent.click(panel.getByRole("button", { name: "Mute notifications" }));
    await expect(panel.getByRole("button", { name: "Unmute notifications" })).toBeVisible();
    await expect(
      within(canvasElement).getByRole("button", { name: /^Notifications, .*muted/ }),
    ).toBeVisible();
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: "agent@brightstaff.example", path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await userEvent.click(await page.findByRole("button", { name: "Notifications" }, soon));
    await expect(await page.findByText("No notifications yet")).toBeVisible();
  },
};

/** A colleague moves an applicant: the bell counts it at once, and the panel shows it. */
export const Live: Story = {
  ...onBrowserApi({
    as: recruiter,
    path,
    before: ({ client }, id = 0) => client.call(readAllNotifications, { params: { id } }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await page.findByRole("button", { name: "Notifications" }, soon);
    const colleague = (await storyApi()).visitor();
    await colleague.signIn("admin@northgate.example");
    const jobs = await colleague.client.call(listJobs, {
      query: { s: ["recruiter_email:recruiter@northgate.example"] },
    });
    const job = jobs.records.find(({ counts }) => counts.APPLIED);
    const { records } = await colleague.client.call(listApplications, {
      params: { id: job?.id ?? 0 },
      query: { status: "APPLIED" },
    });
    await colleague.client.call(updateApplicationStatus, {
      body: { ids: [records[0]?.id ?? 0], status: "SHORTLIST" },
    });
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
