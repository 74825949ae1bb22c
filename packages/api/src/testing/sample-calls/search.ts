import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const searchCalls = ({ jobs, applications, candidates }: TestCompanies) =>
  ({
    globalSearch: { query: { m: "APPLICATIONS", q: "ann" } },
    nameRecords: {
      query: {
        applications: [applications.annAsNurse.id],
        candidates: [candidates.ann.id],
        jobs: [jobs.nurse.id],
      },
    },
  }) satisfies Samples;
