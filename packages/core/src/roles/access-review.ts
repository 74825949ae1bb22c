import { z } from "zod";
import { scopes } from "../rights/rights.ts";
import { accountStates } from "../users/list-columns.ts";
import { longestRoleName } from "./role.ts";

/** What a reviewer decides about a person: the access stays, the account is locked, or another role. */
export const accessDecisions = ["CONFIRM", "LOCK", "CHANGE_ROLE"] as const;
export type AccessDecision = (typeof accessDecisions)[number];

/** People of a review that a list shows. */
export const reviewFilters = ["open", "decided", "all"] as const;
export type ReviewFilter = (typeof reviewFilters)[number];

/** People about whom one call decides. */
export const mostDecided = 100;

/** The people whose access is reviewed: with a role, with a scope, or all. */
const reviewed = {
  role: z.string().max(longestRoleName).nullable(),
  scope: z.enum(scopes).nullable(),
};

export const accessReviewInput = z.object({
  ...reviewed,
  /** The day until which everybody is to be decided. */
  due_date: z.iso.date("Choose the last day of the review."),
});

export const accessReviewSchema = z.object({
  ...reviewed,
  id: z.number().int(),
  due_date: z.string(),
  started_by_name: z.string(),
  started_date_time: z.string(),
  /** Null while it is open. */
  finished_date_time: z.string().nullable(),
  /** Who ended it before all were decided; null for nobody. */
  ended_by_name: z.string().nullable(),
  people: z.number().int(),
  confirmed: z.number().int(),
  revoked: z.number().int(),
  /** People who have left before anybody decided. */
  left: z.number().int(),
});
export type AccessReview = z.output<typeof accessReviewSchema>;

export const reviewedPersonSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  email: z.string(),
  state: z.enum(accountStates),
  /** Role, scope, sign-in and reasons are those of the decision, and until then those of now. */
  userType: z.string(),
  scope: z.enum(scopes),
  last_sign_in_date_time: z.string().nullable(),
  /** Sentences that say why the person has access. */
  reasons: z.array(z.string()),
  decision: z.enum(accessDecisions).nullable(),
  /** The role after a change. */
  new_role: z.string().nullable(),
  comment: z.string().nullable(),
  decided_by_name: z.string().nullable(),
  decided_date_time: z.string().nullable(),
  /** True for a person who left before anybody decided. */
  has_left: z.boolean(),
});
export type ReviewedPerson = z.output<typeof reviewedPersonSchema>;
