import { texts } from "@ats/ui/texts";

export const notificationsListTexts = texts("notifications.list", {
  unread: "{count} unread",
  allRead: "All read",
  markAllRead: "Mark all as read",
  notLoaded: "Notifications could not be loaded",
  emptyHint: "Changes to applications for your jobs appear here.",
  unreadMark: "Unread:",
  pages: "Pages of notifications",
});
