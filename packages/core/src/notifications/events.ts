import type { ActivityType } from "../applications/activity.ts";
import type { NotificationEvent, NotificationReason } from "./notification.ts";

/** Ways in which a notification reaches its reader. */
export const notificationChannels = ["IN_APP", "MAIL", "DIGEST"] as const;
export type NotificationChannel = (typeof notificationChannels)[number];

export const channelTexts: Record<NotificationChannel, string> = {
  IN_APP: "In the product",
  MAIL: "Email at once",
  DIGEST: "Digest",
};

interface EventDefinition {
  text: string;
  /** The recipients, each with the reason. */
  reasons: readonly NotificationReason[];
  activities: readonly ActivityType[];
  channels: readonly NotificationChannel[];
  /** Channels that are on until the user chooses. */
  defaults: readonly NotificationChannel[];
  /** True if it comes even for a job that the user has muted. */
  ignoresMute?: boolean;
}

const followers = ["RECRUITER", "HIRING_MANAGER", "TEAM_MEMBER"] as const;

/** Every event that users are notified of, in the order of the settings. */
export const eventDefinitions: Record<NotificationEvent, EventDefinition> = {
  MENTIONED: {
    text: "Mentions of me in notes",
    reasons: ["MENTIONED"],
    activities: ["note_added"],
    channels: notificationChannels,
    defaults: ["IN_APP", "MAIL"],
    ignoresMute: true,
  },
  APPLICATION_RECEIVED: {
    text: "New applications for my jobs",
    reasons: followers,
    activities: ["applied"],
    channels: notificationChannels,
    defaults: ["IN_APP", "DIGEST"],
  },
  STATUS_CHANGED: {
    text: "Applicants of my jobs change stage",
    reasons: followers,
    activities: ["status_changed"],
    channels: notificationChannels,
    defaults: ["IN_APP"],
  },
  INTERVIEW: {
    text: "Changes to my interviews",
    reasons: ["ORGANISER", "INTERVIEWER"],
    activities: [
      "interview_scheduled",
      "interview_moved",
      "interview_changed",
      "interview_cancelled",
      "interview_missed",
      "interview_restored",
      "times_declined",
      "interview_confirmed",
      "interview_declined",
    ],
    // The invitation, with its calendar entry, is always mailed.
    channels: ["IN_APP", "DIGEST"],
    defaults: ["IN_APP"],
    ignoresMute: true,
  },
  DOCUMENT_DECIDED: {
    text: "Documents are signed or declined",
    reasons: followers,
    activities: ["document_signed", "document_rejected"],
    channels: notificationChannels,
    defaults: ["IN_APP", "DIGEST"],
  },
  AGENCY_WROTE: {
    text: "Agencies write about candidates for my jobs",
    reasons: ["RECRUITER"],
    activities: ["agency_wrote"],
    // An email goes out by itself, once an hour.
    channels: ["IN_APP", "DIGEST"],
    defaults: ["IN_APP"],
  },
  AGENCY_ASKED: {
    text: "Agencies ask about my jobs",
    reasons: ["RECRUITER"],
    activities: [],
    // An email goes out by itself.
    channels: ["IN_APP", "DIGEST"],
    defaults: ["IN_APP"],
  },
  CHECK_DUE: {
    text: "Right-to-work checks are due",
    reasons: ["RECRUITER"],
    activities: ["check_due"],
    channels: notificationChannels,
    defaults: ["IN_APP", "DIGEST"],
    ignoresMute: true,
  },
  MESSAGE_FAILED: {
    text: "My messages could not be sent",
    reasons: ["SENDER", "RECRUITER"],
    activities: ["message_failed", "message_cancelled"],
    channels: notificationChannels,
    defaults: ["IN_APP", "DIGEST"],
    ignoresMute: true,
  },
};

const byActivity = new Map(
  Object.entries(eventDefinitions).flatMap(([event, { activities }]) =>
    activities.map((type) => [type, event as NotificationEvent] as const),
  ),
);

/** The event of an activity; undefined if nobody is notified of it. */
export const eventOf = (type: ActivityType): NotificationEvent | undefined => byActivity.get(type);

/** Why someone was notified. `{name}` is the colleague who caused it. */
export const reasonTexts = {
  RECRUITER: "You are the recruiter of this job.",
  HIRING_MANAGER: "You are the hiring manager of this job.",
  TEAM_MEMBER: "You are on the hiring team of this job.",
  MENTIONED: "{name} mentioned you in a note.",
  ORGANISER: "You organise this interview.",
  INTERVIEWER: "You are on the panel of this interview.",
  SENDER: "You wrote this message.",
} as const satisfies Record<NotificationReason, string>;
