import { z } from "zod";
import { jobNameSchema } from "../jobs/job-name-schema.ts";
import { scopes } from "../rights/rights.ts";
import { longestRoleName, mostScopeValues } from "../roles/role.ts";
import { plainText } from "../validation/text.ts";
import { email } from "../validation/email.ts";
import { telephone } from "../validation/telephone.ts";
import { accountStates } from "./list-columns.ts";

/** Days for which the link of an invitation is valid. */
export const invitationDays = 7;

/** A colleague as pickers show them. */
export const colleagueSchema = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  userType: z.string(),
  profile_url: z.string().nullable(),
});
export type Colleague = z.output<typeof colleagueSchema>;

/** Facts about an account that administrators see. */
export const accountSchema = z.object({
  userType: z.string(),
  scope: z.enum(scopes),
  /** Departments, brands or ids of jobs that the role covers for this user. */
  scope_values: z.array(z.string()),
  /** The named jobs that the role covers for this user, of those that the caller may see. */
  named_jobs: z.array(jobNameSchema),
  state: z.enum(accountStates),
  /** True when signing in needs a code as well as the password. */
  mfa: z.boolean(),
  created_date_time: z.string(),
  last_sign_in_date_time: z.string().nullable(),
  /** End of the newest invitation; null for a user who has registered. */
  invitation_expires_date_time: z.string().nullable(),
  /** True when the company's identity provider keeps the account. */
  is_provisioned: z.boolean(),
});

/** A row of the list of users. */
export const listedUserSchema = colleagueSchema.extend({
  ...accountSchema.shape,
  telephone: z.string().nullable(),
  /** Departments of the open jobs that the user works on. */
  depts: z.array(z.string()),
  /** Number of open jobs that the user works on. */
  jobs: z.number().int(),
});
export type ListedUser = z.output<typeof listedUserSchema>;

/** A role by its name, and what it covers where its scope names that. */
export const roleInput = {
  userType: z.string().max(longestRoleName).optional(),
  scope_values: z.array(z.string().max(200)).max(mostScopeValues).optional(),
};

/** A new user. */
export const invitationInput = z.object({
  first_name: plainText(100, "Enter a first name."),
  last_name: plainText(100, "Enter a last name."),
  email,
  telephone: telephone.nullable(),
  ...roleInput,
  userType: z.string().max(longestRoleName),
});
export type InvitationInput = z.output<typeof invitationInput>;
