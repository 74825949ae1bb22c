import { z } from "zod";
import { endpoint, idParam } from "../contract/endpoint.ts";
import { longestRoleName, roleInput, roleSchema } from "./role.ts";
import { startView, stopView } from "./view-contract.ts";

export const listRoles = endpoint({
  method: "GET",
  path: "/api/companies/roles",
  summary: "Lists the built-in roles, then the company's own by name",
  access: "VIEW_USERS",
  response: z.object({ records: z.array(roleSchema) }),
});

export const addRole = endpoint({
  method: "POST",
  path: "/api/companies/roles",
  summary: "Adds a role of the company's own; its rights are among the author's",
  access: "UPDATE_ROLES",
  refusesPartners: true,
  wholeCompany: true,
  idempotent: true,
  body: roleInput,
  response: roleSchema,
});

export const changeRole = endpoint({
  method: "PUT",
  path: "/api/companies/roles/{id}",
  summary: "Changes a role of the company's own, for everybody who has it",
  access: "UPDATE_ROLES",
  refusesPartners: true,
  wholeCompany: true,
  ifMatch: true,
  params: idParam,
  body: roleInput,
  response: roleSchema,
});

export const removeRole = endpoint({
  method: "DELETE",
  path: "/api/companies/roles/{id}",
  summary: "Removes a role; its people first move to another one, if any is named",
  access: "UPDATE_ROLES",
  refusesPartners: true,
  wholeCompany: true,
  ifMatch: true,
  params: idParam,
  query: z.object({ move_to: z.string().max(longestRoleName).optional() }),
});

/** Asked with each change of the form, so it changes nothing. */
export const previewRole = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/companies/roles/{id}/effect",
  summary: "Says what a change of a role would give its people and take from them",
  access: "UPDATE_ROLES",
  refusesPartners: true,
  wholeCompany: true,
  params: idParam,
  body: roleInput,
  response: z.object({
    /** Sentences such as "3 people lose salaries on 41 jobs."; none when nothing changes. */
    effect: z.array(z.string()),
  }),
});

const decisionSchema = z.object({
  allowed: z.boolean(),
  /** The sentence that decided. */
  reason: z.string(),
});

/** Records whose readers can be explained, by the last part of their path. */
export const explainedRecords = [
  "jobs",
  "applications",
  "candidates",
  "interviews",
  "documents",
  "notes",
  "checks",
  "templates",
  "users",
  "clients",
] as const;
export type ExplainedRecord = (typeof explainedRecords)[number];

/** People in one answer. */
export const mostExplained = 50;

export const explainRecord = endpoint({
  method: "GET",
  path: "/api/companies/access/{record}/{id}",
  summary: "Says of the company's people who may see a record, and why; those who may come first",
  access: "UPDATE_ROLES",
  refusesPartners: true,
  wholeCompany: true,
  params: z.object({ record: z.enum(explainedRecords), ...idParam.shape }),
  query: z.object({ q: z.string().trim().max(100).optional() }),
  response: z.object({
    records: z.array(
      decisionSchema.extend({
        id: z.number().int(),
        name: z.string(),
        role: z.string(),
        /** Sentences on the fields that are hidden from this person. */
        hidden: z.array(z.string()),
      }),
    ),
    /** People who may see it, of all of the company. */
    allowed: z.number().int(),
    total: z.number().int(),
  }),
});

export const explainUser = endpoint({
  method: "GET",
  path: "/api/users/{id}/access",
  summary: "Says which screens, jobs and fields a colleague may see, and why",
  access: "UPDATE_ROLES",
  refusesPartners: true,
  wholeCompany: true,
  params: idParam,
  response: z.object({
    name: z.string(),
    role: z.string(),
    screens: z.array(decisionSchema.extend({ feature: z.string() })),
    jobs: decisionSchema,
    fields: z.array(decisionSchema),
  }),
});

export const rolesContract = {
  listRoles,
  addRole,
  changeRole,
  previewRole,
  explainRecord,
  explainUser,
  startView,
  stopView,
  // Last, because tests generated from this order remove the sample role.
  removeRole,
};
