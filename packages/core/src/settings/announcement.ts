import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";

const longest = 500;

/** One message to everyone, above every page. Specification §3, Global settings. */
export const announcementSchema = z.object({
  enabled: z.boolean(),
  /** Tells a message from the one before. */
  uuid: z.string(),
  message: z.string(),
});
export type Announcement = z.output<typeof announcementSchema>;

/** What is written of one; its `uuid` is the server's to give. */
export const announcementDraft = z
  .object({
    enabled: z.boolean(),
    message: z
      .string()
      .max(longest, `Shorten the announcement to ${longest} characters or fewer.`)
      .transform(sanitiseText),
  })
  .refine(({ enabled, message }) => !enabled || message !== "", {
    message: "Write the announcement before you show it.",
    path: ["message"],
  });
export type AnnouncementDraft = z.output<typeof announcementDraft>;
export const announcementLength = longest;

/** Shown when enabled, unless it is the one that the user dismissed last. Specification §4. */
export const isAnnounced = (
  { enabled, uuid }: Announcement,
  lastDismissed: string | null,
): boolean => enabled && uuid !== lastDismissed;

/** A changed message is a new announcement, which those see too who dismissed the old one. */
export const announce = (
  before: Announcement,
  draft: AnnouncementDraft,
  newUuid: () => string,
): Announcement => ({
  ...draft,
  uuid: draft.message === before.message ? before.uuid : newUuid(),
});
