import { z } from "zod";
import { plainText } from "../validation/text.ts";
import { longestRoleName } from "./role.ts";

const role = z.string().min(1, "Choose a role.").max(longestRoleName);
const longestName = 200;
/** Groups or values of a claim that can have a role. */
export const mostMappings = 100;

const isOnce = (names: readonly string[]) =>
  new Set(names.map((name) => name.toLowerCase())).size === names.length;

/** The roles of groups that an identity provider sends by SCIM. The first of a person's counts. */
export const groupRolesSchema = z.object({
  /** Role of a new person in none of the groups; null while none is chosen. */
  default_role: role.nullable(),
  groups: z
    .array(z.object({ group: plainText(longestName, "Enter the name of the group."), role }))
    .max(mostMappings, `Choose roles for at most ${mostMappings} groups.`)
    .refine((all) => isOnce(all.map(({ group }) => group)), "Name each group once."),
});
export type GroupRoles = z.output<typeof groupRolesSchema>;
export const noGroupRoles: GroupRoles = { default_role: null, groups: [] };
