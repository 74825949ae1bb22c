import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { plainText } from "../validation/text.ts";

/** Most characters of the name of a group of agencies. */
export const groupNameMaxLength = 60;

export const agencyGroupName = plainText(groupNameMaxLength, "Enter the name of the group.");

const agencyGroup = z.object({ name: z.string(), agencies: z.number().int() });
export type AgencyGroup = z.output<typeof agencyGroup>;

export const listAgencyGroups = endpoint({
  method: "GET",
  path: "/api/agencies/groups",
  summary: "Lists the groups of agencies by name, with the number of agencies in each",
  access: "VIEW_AGENCIES",
  response: z.object({ records: z.array(agencyGroup) }),
});

export const changeAgencyGroup = endpoint({
  method: "PUT",
  path: "/api/agencies/groups",
  summary:
    "Renames a group of agencies, joins it with the group of the new name, or dissolves it; each agency's record changes",
  access: "UPDATE_AGENCIES",
  body: z.object({
    name: z.string().max(groupNameMaxLength),
    /** Null dissolves the group. */
    new_name: agencyGroupName.nullable(),
  }),
  response: z.object({}),
});

export const agencyGroupsContract = { listAgencyGroups, changeAgencyGroup };
