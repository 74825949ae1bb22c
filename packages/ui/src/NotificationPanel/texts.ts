import { texts } from "../texts/texts.tsx";

export const notificationPanelTexts = texts("ui.notificationPanel", {
  notifications: "Notifications",
  unread: "{count} unread",
  unreadItem: "Unread",
  why: "Why did I get this?",
  muted: "muted",
  mute: "Mute notifications",
  unmute: "Unmute notifications",
  markAllRead: "Mark all as read",
});
