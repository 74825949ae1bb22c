import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";

const longest = 500;

/** A message to everyone above every page. Specification §3, Global settings. */
export const announcementSchema = z.object({
  enabled: z.boolean(),
  /** Identifies this message, so that dismissing it does not hide the next. */
  uuid: z.string(),
  message: z.string(),
});
export type Announcement = z.output<typeof announcementSchema>;

/** An announcement as written; the server sets the `uuid`. */
export const announcementDraft = z
  .object({
    enabled: z.boolean(),
    message: z
      .string()
      .max(longest, `Shorten the announcement to ${longest} characters or fewer.`)
      .transform(sanitiseText),
  })
  .refine(({ enabled, message }) => !enabled || message !== "", {
    message: "Enter the announcement before you show it.",
    path: ["message"],
  });
export type AnnouncementDraft = z.output<typeof announcementDraft>;
export const announcementLength = longest;

/** True when enabled, unless it is the one that the user dismissed last. Specification §4. */
export const isAnnouncementShown = (
  { enabled, uuid }: Announcement,
  lastDismissed: string | null,
): boolean => enabled && uuid !== lastDismissed;

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
