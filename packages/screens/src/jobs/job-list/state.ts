import { attentionNames } from "@ats/core/jobs/attention";
import { type JobFilter, jobFilters, jobStatusLabels } from "@ats/core/jobs/job";
import { jobFigures, jobSortColumns, jobTimes, listJobs } from "@ats/core/jobs/list-contract";
import { z } from "zod";
import type { FieldTerm } from "../../lists/field-term.ts";
import {
  figures,
  type ListOptions,
  type ListState,
  listSearch,
  pageOf,
  termsOf,
} from "../../lists/list-state.ts";

export const jobListSearch = listSearch(
  z.enum(Object.keys(jobFilters) as JobFilter[]),
  jobSortColumns,
  {
    attention: listJobs.query.shape.attention,
    status: z.enum(Object.values(jobStatusLabels)),
    ...Object.fromEntries([...jobFigures, ...jobTimes].map((field) => [field, figures])),
  },
);
export type JobListSearch = z.output<typeof jobListSearch>;

/** Default: active jobs, newest job number first. Specification §9. */
export const jobListOptions: ListOptions<JobListSearch> & { list: "jobs" } = {
  list: "jobs",
  search: jobListSearch,
  defaults: { filter: "active", sc: "job_number", so: "desc" },
};

export const attentionField = "attention";
const isAttention = ({ field }: FieldTerm) => field === attentionField;

function jobQuery(terms: readonly FieldTerm[]) {
  const reason = terms.find(isAttention)?.term;
  const attention = ["any" as const, ...attentionNames].find((each) => each === reason);
  return {
    s: termsOf(terms.filter((each) => !isAttention(each))),
    ...(attention && { attention }),
  };
}

export const jobsOf = (state: ListState<JobListSearch>) =>
  [
    listJobs,
    { query: { ...pageOf(state), ...jobQuery(state.search), filter: state.filter } },
  ] as const;
