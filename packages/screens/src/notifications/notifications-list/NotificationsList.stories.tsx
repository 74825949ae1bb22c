import { to } from "@ats/core/navigation/routes";
import { getNotificationSettings } from "@ats/core/notifications/settings-contract";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, screen, userEvent, waitFor, within } from "storybook/test";
import { onBrowserApi, storyApi } from "../../app/story.tsx";
import { inLongerWords } from "../../app/story-longer-words.ts";

/** Specification §2, notificationsList: /notifications/all. */
const meta: Meta = { title: "Notifications/Notifications list" };
export default meta;
type Story = StoryObj;

const recruiter = "recruiter@northgate.example";
const path = to.notificationsList({ type: "all" });
const soon = { timeout: 15_000 };

/** By keyboard: a job is folded, its notifications are read together, then all. */
export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [readJob] = await page.findAllByRole("button", { name: /^Mark .+\) as read$/ }, soon);
    const job = readJob?.getAttribute("aria-label")?.slice("Mark ".length, -" as read".length);
    const fold = page.getByRole("button", { name: job });
    const group = within(
      canvasElement.querySelector(`#${fold.getAttribute("aria-controls")}`) as HTMLElement,
    );
    const unread = group.getAllByText(/^Unread:/).length;
    await expect(unread).toBeGreaterThan(0);
    fold.focus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(fold).toHaveAttribute("aria-expanded", "false"));
    await userEvent.keyboard("{Enter}");
    await userEvent.tab();
    await expect(readJob).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(group.queryByText(/^Unread:/)).toBeNull(), soon);
    await expect(page.getAllByText(/^Unread:/).length).toBeGreaterThan(0);
    await userEvent.click(page.getByRole("button", { name: "Mark all as read" }));
    await expect(await page.findByText("All read")).toBeVisible();
    await expect(page.queryByText(/^Unread:/)).toBeNull();
    await userEvent.click(page.getByRole("link", { name: "Unread 0" }));
    const none = { name: "No unread notifications" };
    await expect(await page.findByRole("heading", none, soon)).toBeVisible();
  },
};

/** A colleague has mentioned the user, who is told why, mutes the job and takes it back. */
export const Mentioned: Story = {
  ...onBrowserApi({
    as: recruiter,
    path: to.notificationsList({ type: "mentions" }),
  }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const link = await page.findByRole("link", { name: /mentioned you in a note on/ }, soon);
    await expect(page.getByRole("link", { name: "Mentions 1" })).toBeVisible();
    await userEvent.click(page.getByRole("button", { name: `More for: ${link.textContent}` }));
    const why = await screen.findByRole(
      "menuitem",
      { name: /^.+ mentioned you in a note\.$/ },
      soon,
    );
    await expect(within(why).getByText("Choose what you are notified of")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await userEvent.click(page.getByRole("button", { name: /^More for .+\)$/ }));
    await userEvent.click(await screen.findByRole("menuitem", { name: /^Mute this job/ }, soon));
    await expect(await page.findByText("Muted", {}, soon)).toBeVisible();
    const toast = await screen.findByRole("alertdialog", { name: /is muted$/ }, soon);
    await userEvent.click(within(toast).getByRole("button", { name: "Undo" }));
    await waitFor(() => expect(page.queryByText("Muted")).toBeNull(), soon);
    const { client } = await storyApi();
    await waitFor(async () => {
      const { muted_jobs } = await client.call(getNotificationSettings);
      await expect(muted_jobs).toEqual([]);
    }, soon);
  },
};

export const Followed: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    const [link] = await page.findAllByRole("link", { name: /has been updated to/ }, soon);
    const name = link?.textContent?.split(" has been")[0] ?? "";
    await userEvent.click(link as HTMLElement);
    await expect(await page.findByRole("heading", { name, level: 1 }, soon)).toBeVisible();
  },
};

export const Loading: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listNotificationJobs: "never" } }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect(await page.findByRole("heading", { name: "Notifications" }, soon)).toBeVisible();
  },
};

export const Empty: Story = {
  ...onBrowserApi({ as: "service@ats.example", path }),
  play: async ({ canvasElement }) => {
    const heading = { name: "No notifications yet" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const Failed: Story = {
  ...onBrowserApi({ as: recruiter, path, fail: { listNotificationJobs: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Notifications could not be loaded" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const UnknownType: Story = {
  ...onBrowserApi({ as: recruiter, path: to.notificationsList({ type: "later" }) }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Page not found" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

export const Anonymised: Story = {
  ...onBrowserApi({ as: "manager@northgate.example", path }),
  play: async ({ canvasElement }) => {
    const hidden = { name: /^Anonymised Candidate \d+ has/ };
    const links = await within(canvasElement).findAllByRole("link", hidden, soon);
    await expect(links.length).toBeGreaterThan(0);
  },
};

export const InLongerWords: Story = inLongerWords({ as: recruiter, path });
