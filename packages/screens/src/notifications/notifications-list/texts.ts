import { texts } from "@ats/ui/texts";

export const notificationsListTexts = texts("notifications.list", {
  unread: "{count} unread",
  allRead: "All read",
  markAllRead: "Mark all as read",
  notLoaded: "Notifications could not be loaded",
  emptyHint: "Changes to applications for your jobs appear here.",
  noUnread: "No unread notifications",
  noMentions: "No mentions yet",
  mentionsHint: "Colleagues mention you in notes with @ and your name.",
  unreadMark: "Unread:",
  pages: "Pages of notifications",
  choices: "Choose notifications",
  types: "Notifications to show",
  showMore: { one: "Show {count} more", other: "Show {count} more" },
  muted: "Muted",
  markJobRead: "Mark {job} as read",
  moreForJob: "More for {job}",
  openJob: "Open job",
  mute: "Mute this job",
  unmute: "Unmute this job",
  muteHint: "Mentions and your own interviews still come.",
  jobMuted: "{job} is muted",
  jobUnmuted: "{job} is no longer muted",
  notMuted: "The job was not muted",
});

export const notificationTypeTexts = texts("notifications.types", {
  all: "All",
  unread: "Unread",
  mentions: "Mentions",
});
