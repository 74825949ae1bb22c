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

/** The roles that an organisation's sign-in gives by a claim. The first value that is there counts. */
export const claimRolesSchema = z
  .object({
    is_on: z.boolean(),
    /** Name of the claim, such as `groups`. */
    claim: z.string().trim().max(100),
    values: z
      .array(z.object({ value: plainText(longestName, "Enter a value of the claim."), role }))
      .max(mostMappings, `Choose roles for at most ${mostMappings} values.`)
      .refine((all) => isOnce(all.map(({ value }) => value)), "Name each value once."),
    /** Role of a person with none of the values; null keeps the one that they have. */
    default_role: role.nullable(),
    /** Refuses who has none of the values. */
    refuses_others: z.boolean(),
  })
  .refine(({ is_on, claim }) => !is_on || claim !== "", {
    path: ["claim"],
    message: "Enter the name of the claim.",
  });
export type ClaimRoles = z.output<typeof claimRolesSchema>;
export const noClaimRoles: ClaimRoles = {
  is_on: false,
  claim: "groups",
  values: [],
  default_role: null,
  refuses_others: false,
};
