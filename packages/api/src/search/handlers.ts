import { can } from "@ats/core/rights/rights";
import { globalSearch, searchModules } from "@ats/core/search/contract";
import { nameRecords } from "@ats/core/search/names-contract";
import { implement } from "../kernel/implement.ts";
import { HttpError } from "../kernel/http-error.ts";
import { searchApplications } from "./application-search.ts";
import { searchJobs } from "./job-search.ts";
import { namesOf } from "./record-names.ts";

const rightFor = { APPLICATIONS: "VIEW_CANDIDATES", JOBS: "VIEW_JOBS" } as const;

export const searchHandlers = [
  implement(globalSearch, async ({ actor, query, db }) => {
    if (!can(actor, rightFor[query.m]))
      throw new HttpError(403, `You may not search ${searchModules[query.m].toLowerCase()}.`);
    const { hits, total } =
      query.m === "JOBS" ? await searchJobs(db, query) : await searchApplications(db, actor, query);
    return { records: hits.map((_source) => ({ _source })), count: hits.length, total };
  }),
  implement(nameRecords, async ({ actor, query, db }) => ({
    records: await namesOf(db, actor, query),
  })),
];
