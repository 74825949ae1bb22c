import { z } from "zod";
import { each } from "../lists/page.ts";
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
  "postcode",
  "status",
  "candidate_number",
] as const;

export const candidateSortColumns = [
  "created_date_time",
  "name",
  "candidate_number",
  "status",
] as const;

export const candidateChoices = {
  /** Candidates in all of these talent pools. */
  pool: each(z.coerce.number().int().positive()),
  /** Candidates with all of these tags. */
  tag: each(z.string().trim().min(1).max(tagMaxLength)),
  consent: each(z.enum(Object.keys(consents) as Consent[])),
  retention: each(z.enum(Object.keys(retentionGroups) as RetentionGroup[])),
};
