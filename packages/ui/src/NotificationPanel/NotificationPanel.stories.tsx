import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn } from "storybook/test";
import { Inline } from "../Inline/Inline.tsx";
import { NotificationPanel } from "./NotificationPanel.tsx";

const meta = {
  title: "Frame/NotificationPanel",
  component: NotificationPanel,
  args: {
    items: [
      {
        id: "1",
        text: "Priya Shah moved to Interview for job J-1042",
        time: "2 minutes ago",
        isUnread: true,
        href: "#1",
        why: "You are the recruiter of this job.",
      },
      { id: "2", text: "Tom Ellis applied for job J-1042", time: "Yesterday", href: "#2" },
    ],
    unreadCount: 12,
    isMuted: false,
    onToggleMute: fn(),
    onMarkAllRead: fn(),
    onShowAll: fn(),
    onClose: fn(),
    emptyText: "No notifications yet",
  },
  render: (args) => (
    <div style={{ minBlockSize: "26rem" }}>
      <Inline justify="end">
        <NotificationPanel {...args} />
      </Inline>
    </div>
  ),
} satisfies Meta<typeof NotificationPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const soon = { timeout: 5_000 };

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Notifications, 12 unread" }));
    await expect(canvas.getByRole("dialog", { name: "Notifications" })).toBeVisible();
    const why = await canvas.findByRole("button", { name: "Why did I get this?" }, soon);
    why.focus();
    await userEvent.keyboard("{Enter}");
    await expect(canvas.getByText("You are the recruiter of this job.")).toBeVisible();
    await userEvent.click(await canvas.findByRole("button", { name: "Mark all as read" }, soon));
    await expect(args.onMarkAllRead).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole("button", { name: "Mute notifications" }));
    await expect(args.onToggleMute).toHaveBeenCalledOnce();
  },
};

export const ClosesByEscape: Story = {
  // On a slow machine the bell's tooltip is still open.
  tags: ["no-picture"],
  play: async ({ canvas, userEvent, args }) => {
    const bell = canvas.getByRole("button", { name: /Notifications/ });
    await userEvent.click(bell);
    await userEvent.keyboard("{Escape}");
    await expect(canvas.queryByRole("dialog")).toBeNull();
    await expect(bell).toHaveFocus();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const EmptyAndMuted: Story = {
  args: { items: [], unreadCount: 0, isMuted: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Notifications, muted" }));
    await expect(await canvas.findByText("No notifications yet", {}, soon)).toBeVisible();
  },
};

/** A failure is not shown as "none". */
export const Failed: Story = {
  args: {
    items: [],
    unreadCount: 0,
    error: { text: "Notifications could not be loaded.", onRetry: fn() },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole("button", { name: "Notifications" }));
    await expect(await canvas.findByRole("alert", {}, soon)).toHaveTextContent(
      "Notifications could not be loaded.",
    );
    await expect(canvas.queryByText("No notifications yet")).toBeNull();
    await userEvent.click(canvas.getByRole("button", { name: "Try again" }));
    await expect(args.error?.onRetry).toHaveBeenCalledOnce();
  },
};
