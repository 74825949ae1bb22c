import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";

const longest = 500;
export const announcementTimes = "Choose an end that is after the start.";

/** A message to everyone above every page. Specification §3, Global settings. */
export const announcementSchema = z.object({
  enabled: z.boolean(),
  /** Identifies this message, so that dismissing it does not hide the next. */
  uuid: z.string(),
  message: z.string(),
  /** ISO 8601; null for at once. */
  from_date_time: z.string().nullable(),
  /** ISO 8601; null for without end. */
  until_date_time: z.string().nullable(),
});
export type Announcement = z.output<typeof announcementSchema>;

/** True for an end that is not after the beginning. */
export const endsBeforeItBegins = ({
  from_date_time: from,
  until_date_time: until,
}: Pick<Announcement, "from_date_time" | "until_date_time">): boolean =>
  from !== null && until !== null && Date.parse(from) >= Date.parse(until);

/** An announcement as written; the server sets the `uuid`. */
export const announcementDraft = z
  .object({
    enabled: z.boolean(),
    message: z
      .string()
      .max(longest, `Shorten the announcement to ${longest} characters or fewer.`)
      .transform(sanitiseText),
    from_date_time: z.iso.datetime().nullable().default(null),
    until_date_time: z.iso.datetime().nullable().default(null),
  })
  .refine(({ enabled, message }) => !enabled || message !== "", {
    message: "Enter the announcement before you show it.",
    path: ["message"],
  })
  .refine((announcement) => !endsBeforeItBegins(announcement), {
    message: announcementTimes,
    path: ["until_date_time"],
  });
export type AnnouncementDraft = z.output<typeof announcementDraft>;
export const announcementLength = longest;

/** True when enabled and within its times. */
export const isAnnouncementCurrent = (
  { enabled, from_date_time: from, until_date_time: until }: Omit<Announcement, "uuid">,
  now: Date,
): boolean =>
  enabled &&
  (!from || Date.parse(from) <= now.getTime()) &&
  (!until || now.getTime() < Date.parse(until));

/** Milliseconds until the announcement begins or ends; undefined if it does neither. */
export function untilAnnouncementChanges(
  { enabled, from_date_time: from, until_date_time: until }: Omit<Announcement, "uuid">,
  now: Date,
): number | undefined {
  const waits = [from, until]
    .map((time) => (time ? Date.parse(time) - now.getTime() : 0))
    .filter((wait) => wait > 0);
  return enabled && waits.length > 0 ? Math.min(...waits) : undefined;
}

/** True while it is current, unless it is the one that the user dismissed last. Specification §4. */
export const isAnnouncementShown = (
  { is_current, uuid }: Pick<Announcement, "uuid"> & { is_current: boolean },
  lastDismissed: string | null,
): boolean => is_current && uuid !== lastDismissed;

/**
 * Gives a changed message a new `uuid`, so that it is shown again to users who dismissed the old
 * one.
 */
export const nextAnnouncement = (
  before: Announcement,
  draft: AnnouncementDraft,
  newUuid: () => string,
): Announcement => ({
  ...draft,
  uuid: draft.message === before.message ? before.uuid : newUuid(),
});
