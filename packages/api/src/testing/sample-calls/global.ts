import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const globalCalls = ({ ids }: TestCompanies) => {
  const body = { flag: "approval_process", is_on: true, companies: [ids.northgate, ids.riverside] };
  return {
    listSupportVisits: {},
    listEnvironmentVersions: {},
    listCompanies: {},
    addCompany: {
      body: {
        name: "Hartley Homes",
        company_type: "ATS",
        parent_id: null,
        first_name: "Megan",
        last_name: "Hartley",
        email: "megan@hartley-homes.example",
      },
    },
    listFlags: {},
    previewFlag: { body },
    switchFlag: { body },
  } satisfies Samples;
};
