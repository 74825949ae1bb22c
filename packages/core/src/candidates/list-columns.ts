import { z } from "zod";
import { oneOrMore } from "../lists/page.ts";
import { tagMaxLength } from "../tags/tag.ts";
import { type Consent, consents, type RetentionGroup, retentionGroups } from "./filters.ts";

/** Search fields of candidates. Specification §3. */
export const candidateSearchFields = [
  "first_name",
  "last_name",
  "email",
  "current_jobtitle",
  "city",
  "current_employer",
  "status",
  "candidate_number",
] as const;

/** Search fields of candidates by which people near a place are found. */
export const candidatePostcodes = ["postcode"] as const;

/** Search fields of candidates whose values a filter offers. */
export const candidateValueFields = ["current_jobtitle", "city", "current_employer"] as const;

/** Times of candidates that a list is filtered by. */
export const candidateTimes = ["created_date_time", "last_activity_date_time"] as const;

export const candidateSortColumns = [
  "created_date_time",
  "name",
  "candidate_number",
  "status",
] as const;

export const candidateFilterFields = {
  /** Candidates in all of these talent pools. */
  pool: oneOrMore(z.coerce.number().int().positive()),
  /** Candidates with all of these tags. */
  tag: oneOrMore(z.string().trim().min(1).max(tagMaxLength)),
  consent: oneOrMore(z.enum(Object.keys(consents) as Consent[])),
  retention: oneOrMore(z.enum(Object.keys(retentionGroups) as RetentionGroup[])),
};
