import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { flagNames } from "../flags/known-flags.ts";
import { pageOf, pageQuery } from "../lists/page.ts";

export const companyFlagsSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  disabled: z.boolean(),
  users: z.number().int(),
  /** Names of the flags that are on. */
  flags: z.array(z.string()),
});
export type CompanyFlags = z.output<typeof companyFlagsSchema>;

export const listFlags = endpoint({
  method: "GET",
  path: "/api/global/flags",
  summary: "Lists companies that recruit with their feature flags, one page",
  access: "globalSettings",
  refusesPartners: true,
  query: pageQuery(["name"], { sc: "name", so: "asc" }).extend({
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").optional(),
  }),
  response: pageOf(companyFlagsSchema).extend({
    /** Number of companies in which each flag is on. */
    counts: z.record(z.string(), z.number().int()),
    companies: z.number().int(),
  }),
});

/** A flag to switch in one company, in several or in all. */
export const flagSwitch = z.object({
  flag: z.enum(flagNames),
  is_on: z.boolean(),
  companies: z
    .array(z.number().int().positive().max(2_147_483_647))
    .min(1, "Choose at least one company.")
    .max(500, "Choose at most 500 companies, or all.")
    .or(z.literal("all")),
});
export type FlagSwitch = z.output<typeof flagSwitch>;

export const previewFlag = endpoint({
  method: "POST",
  readsOnly: true,
  path: "/api/global/flags/effect",
  summary: "Counts the companies and users for whom a switch changes something",
  access: "globalSettings",
  refusesPartners: true,
  body: flagSwitch,
  response: z.object({
    companies: z.number().int(),
    users: z.number().int(),
    /** Names of the first companies. */
    names: z.array(z.string()),
  }),
});

export const switchFlag = endpoint({
  method: "PUT",
  path: "/api/global/flags",
  summary: "Switches a feature flag on or off in some or all companies that recruit",
  access: "globalSettings",
  refusesPartners: true,
  body: flagSwitch,
  response: z.object({ companies: z.number().int() }),
});

export const flagsContract = { listFlags, previewFlag, switchFlag };
