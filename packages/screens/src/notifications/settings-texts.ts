import { channelTexts as channelWordings, eventDefinitions } from "@ats/core/notifications/events";
import type { NotificationEvent } from "@ats/core/notifications/notification";
import { texts } from "@ats/ui/texts";

export const eventTexts = texts(
  "notifications.events",
  Object.fromEntries(
    Object.entries(eventDefinitions).map(([event, { text }]) => [event, text]),
  ) as Record<NotificationEvent, string>,
);

export const channelTexts = texts("notifications.channels", channelWordings);

export const notificationSettingsTexts = texts("notifications.settings", {
  events: "Notify me of",
  event: "Event",
  forOthers: "Defaults for colleagues",
  forOthersHint: "Each colleague sees these choices as their own until they change them.",
  emailHint:
    "Emails leave out what you have read. What is emailed at once is not in the digest again.",
  always: "Always, with the calendar entry",
  notLoaded: "Your notification choices could not be loaded",
  notSaved: "The choice was not saved",
  digest: "Digest",
  frequency: "How often",
  daily: "Every working day",
  weekly: "First working day of the week",
  hour: "Hour",
  timeZone: "Time zone",
  companyTimeZone: "Company’s time zone ({zone})",
  mutedJobs: "Muted jobs",
  mutedHint: "Mentions, your own interviews and due checks still come.",
  unmute: "Unmute",
  unmuteJob: "Unmute {job}",
});
