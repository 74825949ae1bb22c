import { z } from "zod";
import { fieldGroups, type Right, rights, scopes } from "../rights/rights.ts";
import { plainText } from "../validation/text.ts";

/** Roles that a user can have in a company, built-in ones included. */
export const mostRoles = 100;
export const longestRoleName = 60;
/** Departments, brands or jobs to which a user's role can be limited. */
export const mostScopeValues = 200;

/** The rights without which a company could not correct its roles and users any more. */
export const administratorRights: readonly Right[] = [
  "VIEW_USERS",
  "VIEW_SETTINGS",
  "UPDATE_USERS",
  "UPDATE_ROLES",
];

export const roleSchema = z.object({
  /** Null for a built-in role. */
  id: z.number().int().nullable(),
  name: z.string(),
  rights: z.array(z.enum(rights)),
  scope: z.enum(scopes),
  hidden_groups: z.array(z.enum(fieldGroups)),
  /** The company's users who have it. */
  users: z.number().int(),
  /** 0 for a built-in role. */
  version: z.number().int(),
});
export type RoleRecord = z.output<typeof roleSchema>;

/** A company's own role as it is written. */
export const roleInput = z.object({
  name: plainText(longestRoleName, "Name the role."),
  rights: z
    .array(z.enum(rights))
    .max(rights.length)
    .transform((chosen) => [...new Set(chosen)]),
  scope: z.enum(scopes),
  hidden_groups: z
    .array(z.enum(fieldGroups))
    .max(fieldGroups.length)
    .transform((chosen) => [...new Set(chosen)]),
});
export type RoleInput = z.output<typeof roleInput>;
