import type { TestCompanies } from "../companies.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function checkCalls({ applications, checkCopies }: TestCompanies) {
  const application = { params: { id: applications.annAsNurse.id } };
  return {
    getRightToWork: application,
    listFollowUps: {},
    sendEvidence: { ...application, query: { name: "Passport.pdf" }, body: testCv() },
    recordCheck: {
      ...application,
      body: {
        route: "MANUAL",
        list: "A",
        documents: ["British passport"],
        checked_date: "2026-11-20",
        permission_date: null,
        share_code: null,
        provider: "",
        restrictions: "",
        likeness_confirmed: true,
        evidence: [checkCopies.first],
      },
    },
    saveEmployment: {
      params: { id: applications.annAsCarer.id },
      body: { start_date: "2026-12-01", end_date: null },
      version: 0,
    },
    getEvidence: { params: { file: checkCopies.second } },
    getCheckSettings: { own: true },
    saveCheckSettings: {
      own: true,
      body: { notice_months: 6, due_days: 56, kept_months: 24, unhired_days: 30 },
      version: 0,
    },
  } satisfies Samples;
}
