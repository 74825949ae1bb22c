import { to } from "@ats/core/navigation/routes";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { onBrowserApi } from "../../app/story.tsx";
import { inLongerWords } from "../../app/story-longer-words.ts";

/** Specification §2, notificationsList: /notifications/all. */
const meta: Meta = { title: "Notifications/Notifications list" };
export default meta;
type Story = StoryObj;

const recruiter = "recruiter@northgate.example";
const path = to.notificationsList({ type: "all" });
const soon = { timeout: 15_000 };

export const Default: Story = {
  ...onBrowserApi({ as: recruiter, path }),
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await expect((await page.findAllByText(/^Unread:/, {}, soon)).length).toBeGreaterThan(0);
    await userEvent.click(await page.findByRole("button", { name: "Mark all as read" }));
    await expect(await page.findByText("All read")).toBeVisible();
    await expect(page.queryByText(/^Unread:/)).toBeNull();
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
  ...onBrowserApi({ as: recruiter, path, fail: { listNotifications: "never" } }),
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
  ...onBrowserApi({ as: recruiter, path, fail: { listNotifications: 500 } }),
  play: async ({ canvasElement }) => {
    const heading = { name: "Notifications could not be loaded" };
    await expect(await within(canvasElement).findByRole("heading", heading, soon)).toBeVisible();
  },
};

/** Only one type of notification exists. Specification §2. */
export const UnknownType: Story = {
  ...onBrowserApi({ as: recruiter, path: to.notificationsList({ type: "mentions" }) }),
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
