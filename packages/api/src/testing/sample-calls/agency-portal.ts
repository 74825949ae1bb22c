import type { TestCompanies } from "../companies.ts";
import { testAgencyToken as token } from "../companies/agency-invitations.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function agencyPortalCalls({
  ids,
  jobs,
  agencyInvitations,
  submission,
  endingSubmission,
  submittedCv,
  ofSubmission,
  agencyDocuments,
}: TestCompanies) {
  const params = { client_id: ids.northgate };
  const ofJob = { ...params, job_id: jobs.carer.id };
  const contact = { email: "mia@hill.example" };
  const declared = { keeps_conduct: true, keeps_off_limits: true } as const;
  return {
    getAgencyClient: { params },
    getSubmissionForm: { params: ofJob },
    checkCandidate: { params: ofJob, body: contact },
    readSubmittedCv: { params: ofJob, query: { name: "Mia Hill.pdf" }, body: testCv() },
    submitCandidates: {
      params: ofJob,
      body: {
        candidates: [
          {
            ...contact,
            first_name: "Mia",
            last_name: "Hill",
            cv: { upload: submittedCv, name: "Mia Hill.pdf" },
            consent_date: "2026-01-10",
            has_right_to_represent: true,
            accepts_fee: true,
          },
        ],
      },
    },
    listSubmissions: { params },
    getSubmission: { params: { ...params, id: submission.id } },
    getSubmittedCv: { params: { ...params, id: submission.id } },
    getSubmissionOwnership: { params: { ...params, id: submission.id } },
    askRenewal: { params: { ...params, id: endingSubmission.id } },
    withdrawSubmission: { params: { ...params, id: endingSubmission.id } },
    listAgencyJobs: { params },
    getAgencyJob: { params: { ...params, id: jobs.carer.id } },
    listSubmissionMessages: { params: { ...params, id: submission.id } },
    sendSubmissionMessage: {
      params: { ...params, id: submission.id },
      body: { text: "They are free on Monday." },
    },
    listReleasedDocuments: { params: { ...params, id: jobs.carer.id } },
    listSubmissionDocuments: { params: { ...params, id: submission.id } },
    getClientDocument: { params: { ...params, id: agencyDocuments.guide.id } },
    listSubmissionInterviews: { params: { ...params, id: endingSubmission.id } },
    answerInterview: {
      params: { ...params, id: endingSubmission.id, interview_id: ofSubmission.interview },
      body: { answer: "CONFIRMED", start_date_time: "2027-01-19T10:00:00Z" },
    },
    bookSubmissionInterview: {
      params: { ...params, id: endingSubmission.id, invitation_id: ofSubmission.invitation },
      body: { start_date_time: "2026-12-01T10:00:00Z" },
    },
    declineOfferedTimes: {
      params: { ...params, id: endingSubmission.id, invitation_id: ofSubmission.other },
      body: { text: "Only after six." },
    },
    listAgencyJobQuestions: { params: { ...params, id: jobs.carer.id } },
    askAgencyJobQuestion: {
      params: { ...params, id: jobs.carer.id },
      body: { text: "Is there parking?" },
    },
    listAgencyClients: {},
    acceptClient: { params: agencyInvitations.accepted, body: declared, by: "agencyAdmin" },
    refuseClient: { params: agencyInvitations.refused, by: "agencyAdmin" },
    findAgencyInvitation: { body: { token } },
    askToJoinAgency: {
      body: { token, company_name: "Brightstaff", first_name: "Lee", last_name: "Park" },
    },
    registerAgency: {
      body: {
        ...declared,
        token,
        company_name: "Harbour Hire",
        first_name: "Lee",
        last_name: "Park",
        password: "harbour teaspoon gravel",
      },
    },
  } satisfies Samples;
}
