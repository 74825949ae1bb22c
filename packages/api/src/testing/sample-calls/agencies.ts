import type { TestCompanies } from "../companies.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function agencyCalls({
  agencies,
  agencyInvitations,
  agencyQuestion,
  applications,
  jobs,
  submission,
  agencyDocuments,
}: TestCompanies) {
  const params = { id: agencies.carewise.id };
  const body = {
    name: "Swift Staff",
    tier: 2 as const,
    groups: ["Care"],
    branches: [{ name: "York" }],
    contacts: [{ name: "Al Reed", email: "al@swift.example", branch: "York" }],
  };
  return {
    listAgencies: {},
    getAgencyChoices: {},
    listAgencyGroups: {},
    changeAgencyGroup: { body: { name: "North", new_name: "Northerners" } },
    addAgency: { body, own: true },
    getAgency: { params },
    listAgencyMessages: { params: { id: applications.oluwaseunAsCarer.id } },
    sendAgencyMessage: {
      params: { id: applications.oluwaseunAsCarer.id },
      body: { text: "We liked them.", is_feedback: true },
    },
    listAgencyQuestions: { params: { id: jobs.carer.id } },
    answerAgencyQuestion: {
      params: { id: jobs.carer.id, question_id: agencyQuestion.id },
      body: { answer: "Yes, every second weekend", is_shared: true },
      version: 1,
    },
    getJobReleases: { params: { id: jobs.nurse.id } },
    releaseJob: {
      params: { id: jobs.nurse.id },
      body: { targets: [{ kind: "all" }], brief: "Two night shifts a week" },
    },
    restoreReleases: { params: { id: jobs.nurse.id }, body: { releases: [999_999] } },
    withdrawReleases: { params: { id: jobs.nurse.id }, body: { releases: [999_999] } },
    listAgencyDocuments: { query: { job_id: jobs.carer.id }, own: 404 },
    addAgencyDocument: { query: { job_id: jobs.carer.id, name: "Brief.pdf" }, body: testCv() },
    getAgencyDocument: { params: agencyDocuments.guide },
    removeAgencyDocument: { params: agencyDocuments.old },
    getAgencyPerformance: { params: { id: agencies.brightstaff.id } },
    getCandidateOwnership: { params: { id: applications.oluwaseunAsCarer.id } },
    declineRenewal: { params: submission },
    renewOwnership: { params: submission, body: { months: 6 } },
    endOwnership: { params: submission, body: { reason: "AGREED" as const } },
    updateAgency: { params, body: { ...body, name: "Carewise" }, version: 1 },
    getAgencyLink: { params: agencyInvitations.harbour },
    inviteAgency: { params: agencyInvitations.harbour, body: { email: "lee@harbour.example" } },
    endAgencyLink: { params: agencyInvitations.harbour },
  } satisfies Samples;
}
