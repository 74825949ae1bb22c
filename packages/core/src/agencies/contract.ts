import { z } from "zod";
import { bodyBytes, endpoint, idParam } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { agencyFilters, agencySortColumns } from "./list-columns.ts";
import { agencyStatuses, agencyTiers } from "./agency.ts";
import { agencyInput } from "./agency-input.ts";
import { agencyGroupsContract } from "./groups-contract.ts";
import { agencyLinksContract } from "./link-contract.ts";
import { agencyLinkStates } from "./link-state.ts";

const tier = z.literal(agencyTiers);

/** An agency as a line of the list. */
export const agencyLineSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(agencyStatuses),
  tier: tier.nullable(),
  dept_tiers: z.array(z.object({ dept: z.string(), tier })),
  groups: z.array(z.string()),
  /** The first of its contacts. */
  contact: z.object({ name: z.string(), email: z.string() }).nullable(),
  contacts: z.number().int(),
  /** Days until its terms end; null while no warning is due, negative once they ended. */
  terms_days_left: z.number().int().nullable(),
  /** State of its newest link with the portal; null for an agency that was never invited. */
  portal: z.enum(agencyLinkStates).nullable(),
  /** Of the candidates whom it submitted in the last 12 months, how many came how far. */
  last_year: z.object({
    submitted: z.number().int(),
    interviewed: z.number().int(),
    hired: z.number().int(),
  }),
});
export type AgencyLine = z.output<typeof agencyLineSchema>;

export const agencySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  status: z.enum(agencyStatuses),
  telephone: z.string().nullable(),
  website: z.string(),
  company_number: z.string(),
  address: z.string(),
  tier: tier.nullable(),
  dept_tiers: z.array(z.object({ dept: z.string(), tier })),
  groups: z.array(z.string()),
  branches: z.array(
    z.object({ name: z.string(), address: z.string(), telephone: z.string().nullable() }),
  ),
  contacts: z.array(
    z.object({
      name: z.string(),
      job_title: z.string(),
      email: z.string(),
      telephone: z.string().nullable(),
      branch: z.string(),
    }),
  ),
  off_limits: z.string(),
  off_limits_date: z.string().nullable(),
  conduct_date: z.string().nullable(),
  note: z.string(),
  created_date_time: z.iso.datetime(),
  version: z.number().int(),
});
export type Agency = z.output<typeof agencySchema>;

export const listAgencies = endpoint({
  method: "GET",
  path: "/api/agencies",
  summary: "Lists the agencies that the company works with, by name, one page",
  access: "VIEW_AGENCIES",
  query: pageQuery(agencySortColumns, { sc: "name", so: "asc" }).extend({
    filter: z.enum(agencyFilters).default("active"),
    /** Finds names, groups and contacts. */
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").default(""),
  }),
  response: pageOf(agencyLineSchema),
});

export const getAgencyChoices = endpoint({
  method: "GET",
  path: "/api/agencies/choices",
  summary: "Returns the company's departments",
  access: "VIEW_AGENCIES",
  response: z.object({ depts: z.array(z.string()) }),
});

export const getAgency = endpoint({
  method: "GET",
  path: "/api/agencies/{id}",
  summary: "Returns an agency with its branches and contacts",
  access: "VIEW_AGENCIES",
  params: idParam,
  response: agencySchema,
});

export const addAgency = endpoint({
  method: "POST",
  path: "/api/agencies",
  summary: "Adds an agency to those that the company works with",
  access: "UPDATE_AGENCIES",
  idempotent: true,
  maxBytes: bodyBytes.large,
  body: agencyInput,
  response: agencySchema,
});

export const updateAgency = endpoint({
  method: "PUT",
  path: "/api/agencies/{id}",
  summary: "Saves an agency",
  access: "UPDATE_AGENCIES",
  ifMatch: true,
  maxBytes: bodyBytes.large,
  params: idParam,
  body: agencyInput,
  response: agencySchema,
});

export const agenciesContract = {
  listAgencies,
  getAgencyChoices,
  ...agencyGroupsContract,
  addAgency,
  getAgency,
  updateAgency,
  ...agencyLinksContract,
};
