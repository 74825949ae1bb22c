import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const globalCalls = ({ ids }: TestCompanies) => {
  const body = { flag: "approval_process", is_on: true, companies: [ids.northgate, ids.riverside] };
  return {
    listSupportVisits: {},
    listEnvironmentVersions: {},
    listFlags: {},
    previewFlag: { body },
    switchFlag: { body },
  } satisfies Samples;
};
