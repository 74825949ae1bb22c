import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { pageOf, pageQuery } from "../lists/page.ts";
import { clientParam } from "./client-param.ts";
import { agencyJobFilters, agencyJobSortColumns } from "./list-columns.ts";

/** Names a job of a client. */
export const clientJobParam = clientParam.extend({ id: z.coerce.number().int().positive() });

/** States of a job as agencies see them; only an open one takes candidates. */
export const agencyJobStates = ["open", "on_hold", "closed"] as const;
export type AgencyJobState = (typeof agencyJobStates)[number];

/** A released job as a line of the list. */
export const agencyJobSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  location: z.string(),
  state: z.enum(agencyJobStates),
  /** When the agency first saw it. */
  released_date: z.string(),
  /** The end of a day in `time_zone`. */
  closing_date_time: z.string().nullable(),
  time_zone: z.string(),
  /** Candidates whom the agency has submitted. */
  submissions: z.number().int(),
});
export type AgencyJob = z.output<typeof agencyJobSchema>;

export const agencyJobDetailsSchema = agencyJobSchema.extend({
  job_type: z.string(),
  dept: z.string(),
  openings: z.number().int(),
  brief: z.string(),
  /** The job's advert; empty where the company does not show it. */
  description: z.string(),
  choose_benefits: z.array(z.string()),
  /** In minor units; null where the company does not show it. */
  salary: z
    .object({
      salary_min: z.number().int().nullable(),
      salary_max: z.number().int().nullable(),
      currency: z.string(),
    })
    .nullable(),
  /** In place of the salary. */
  salary_text: z.string(),
  fee_text: z.string(),
  fee_percent: z.number().nullable(),
});
export type AgencyJobDetails = z.output<typeof agencyJobDetailsSchema>;

export const listAgencyJobs = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/jobs",
  summary: "Lists the jobs that a client has released to the agency, newest first, one page",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientParam,
  query: pageQuery(agencyJobSortColumns, { sc: "released_date", so: "desc" }).extend({
    filter: z.enum(agencyJobFilters).default("active"),
    /** Finds titles and places. */
    q: z.string().trim().max(200, "Shorten the search to 200 characters or fewer.").default(""),
  }),
  response: pageOf(agencyJobSchema),
});

export const getAgencyJob = endpoint({
  method: "GET",
  path: "/api/agency/clients/{client_id}/jobs/{id}",
  summary: "Returns a job as a client has released it to the agency",
  access: "agencyJobs",
  company: "AGENCY",
  params: clientJobParam,
  response: agencyJobDetailsSchema,
});

export const agencyJobsContract = { listAgencyJobs, getAgencyJob };
