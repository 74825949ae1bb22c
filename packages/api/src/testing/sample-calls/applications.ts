import { exitReasons } from "@ats/core/applications/status";
import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export function applicationCalls({ jobs, applications, answerFile }: TestCompanies) {
  const application = { params: { id: applications.annAsNurse.id } };
  return {
    listApplications: { params: { id: jobs.nurse.id } },
    getApplication: application,
    getNeighbours: application,
    getQueue: { params: { id: jobs.nurse.id } },
    listMoved: { params: { id: jobs.nurse.id }, query: { since: "2026-01-01T00:00:00Z" } },
    listQueued: { query: { application_ids: [applications.annAsNurse.id] } },
    getApplicationCv: application,
    updateApplicationStatus: {
      body: { ids: [applications.annAsNurse.id], versions: [1], status: "SHORTLIST" },
    },
    listNotes: application,
    listColleagues: application,
    addNote: { ...application, body: { text: "Rang her on Tuesday." } },
    listActivity: application,
    rateApplication: { ...application, version: 0, body: { rating: 4 } },
    tagApplications: { body: { ids: [applications.annAsNurse.id], add: ["Driver"] } },
    listExitReasons: {},
    saveExitReasons: {
      params: { status: "WITHDRAWN" },
      version: 0,
      body: { labels: [...exitReasons.WITHDRAWN] },
      own: true,
    },
    transferApplications: {
      body: { ids: [applications.oluwaseunAsCarer.id], versions: [1], job_id: jobs.nurse.id },
    },
    getScorecards: application,
    submitScorecard: {
      ...application,
      body: { ratings: [], decision: "YES", comment: "" },
      version: 0,
    },
    viewApplication: application,
    revealApplication: { ...application, body: { reason: "To offer an adjustment." } },
    countUnviewed: { params: { id: jobs.nurse.id } },
    getAnswerFile: { params: { id: applications.annAsNurse.id, file: answerFile.id } },
    exportApplications: { params: { id: jobs.nurse.id } },
    exportChosenApplications: {
      params: { id: jobs.nurse.id },
      body: { ids: [applications.annAsNurse.id] },
    },
    getDecisionRecord: application,
  } satisfies Samples;
}
