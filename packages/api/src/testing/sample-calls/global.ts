import type { TestCompanies } from "../companies.ts";
import { hartleyHomes } from "../new-company.ts";
import type { Samples } from "../sample.ts";

export const globalCalls = ({ ids }: TestCompanies) => {
  const body = { flag: "approval_process", is_on: true, companies: [ids.northgate, ids.riverside] };
  return {
    listSupportVisits: {},
    listEnvironmentVersions: {},
    listCompanies: {},
    addCompany: { body: hartleyHomes },
    listFlags: {},
    previewFlag: { body },
    switchFlag: { body },
  } satisfies Samples;
};
