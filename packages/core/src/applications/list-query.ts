import { z } from "zod";
import { each, fieldSearch, pageQuery } from "../lists/page.ts";
import { tagMaxLength } from "../tags/tag.ts";
import { applicationStatuses } from "./status.ts";

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

/** Which applications of a job, in which order. */
export const applicationListQuery = pageQuery(applicationSortColumns, {
  sc: "status",
  so: "asc",
}).extend({
  ...fieldSearch(applicationSearchFields).shape,
  filter: z.enum(["active", "complete", "incomplete"]).default("active"),
  /** One status in place of the filter. */
  status: z.enum(applicationStatuses).optional(),
  /** One node of the job's workflow in place of both. */
  node_id: z.coerce.number().int().positive().optional(),
  /** With every one of these tags. */
  tag: each(z.string().trim().min(1).max(tagMaxLength)),
  mark: each(z.enum(Object.keys(applicationMarks) as ApplicationMark[])),
  /** Rated with so many stars or more. */
  rating_from: z.coerce.number().int().min(1).max(5).optional(),
  /** With such a score or a better one, of those whose score the caller may see. */
  score_from: z.coerce.number().min(1).max(4).optional(),
});

/** The same without pages. */
export const applicationFilterQuery = applicationListQuery.omit({ page_no: true, per_page: true });
