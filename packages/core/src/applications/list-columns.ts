import { z } from "zod";
import { oneOrMore } from "../lists/page.ts";
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

/** Search fields of applicants by which people near a place are found. */
export const applicationPostcodes = ["postcode"] as const;

/** Search fields of applicants whose values a filter offers. */
export const applicationValueFields = ["source"] as const;

/** Times of applications that a list is filtered by. */
export const applicationTimes = ["created_date_time", "status_date_time"] as const;

export const applicationSortColumns = [
  "status",
  "name",
  "candidate_number",
  "created_date_time",
  /** When the application entered its stage; sorts by time in stage. */
  "status_date_time",
  "rating",
  "score",
] as const;

/** Yes-or-no filters of an application list. */
export const applicationToggles = {
  unviewed: "Not viewed by me",
  knocked_out: "Gave a knock-out answer",
} as const;
export type ApplicationToggle = keyof typeof applicationToggles;

export const applicationFilterFields = {
  /** Applications with all of these tags. */
  tag: oneOrMore(z.string().trim().min(1).max(tagMaxLength)),
  mark: oneOrMore(z.enum(Object.keys(applicationToggles) as ApplicationToggle[])),
  /** Applications rated this many stars or more. */
  rating_from: z.coerce.number().int().min(1).max(5).optional(),
  /** Applications with this score or better, among scores that the caller may see. */
  score_from: z.coerce.number().min(1).max(4).optional(),
};
