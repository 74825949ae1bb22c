import { z } from "zod";
import { each } from "../lists/page.ts";
import { tagMaxLength } from "../tags/tag.ts";

/** Search fields of applicants. Specification §3. */
export const applicationSearchFields = [
  "first_name",
  "last_name",
  "email",
  "source",
  "status",
  "candidate_number",
] as const;

export const applicationSortColumns = [
  "status",
  "name",
  "candidate_number",
  "created_date_time",
  /** How long they have stood in their stage: since when. */
  "status_date_time",
  "rating",
  "score",
] as const;

/** What else a list of applications may be narrowed to. */
export const applicationMarks = {
  unviewed: "Not viewed by me",
  knocked_out: "Gave a knock-out answer",
} as const;
export type ApplicationMark = keyof typeof applicationMarks;

/** What a list of applications is narrowed to by choice. */
export const applicationChoices = {
  /** With every one of these tags. */
  tag: each(z.string().trim().min(1).max(tagMaxLength)),
  mark: each(z.enum(Object.keys(applicationMarks) as ApplicationMark[])),
  /** Rated with so many stars or more. */
  rating_from: z.coerce.number().int().min(1).max(5).optional(),
  /** With such a score or a better one, of those whose score the caller may see. */
  score_from: z.coerce.number().min(1).max(4).optional(),
};
