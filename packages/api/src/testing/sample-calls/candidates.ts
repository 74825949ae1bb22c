import type { TestCompanies } from "../companies.ts";
import { testCv } from "../records.ts";
import type { Samples } from "../sample.ts";

export function candidateCalls({
  jobs,
  candidates,
  candidateCv,
  candidateImports,
  talentPool,
}: TestCompanies) {
  const imported = { params: { id: candidateImports.first } };
  const pool = { params: { id: talentPool } };
  const candidate = { params: { id: candidates.ann.id } };
  return {
    listCandidates: {},
    countCandidates: {},
    getCandidate: candidate,
    listCandidateActivity: candidate,
    addCandidate: { body: newCandidate, own: true },
    updateCandidate: { ...candidate, body: newCandidate, version: 1 },
    findDuplicates: { body: newCandidate, own: true },
    saveCandidateCv: { ...candidate, query: { name: "Ann.docx" }, body: testCv() },
    getCandidateCv: { params: { id: candidates.ann.id, cv: candidateCv.id } },
    addApplications: {
      params: { id: jobs.nurse.id },
      body: { candidate_ids: [candidates.oluwaseun.id] },
    },
    addImport: {
      query: { name: "people.csv" },
      body: new File(["Forename,Surname,Email\nNora,Finch,nora@mail.example"], "people.csv"),
      own: true,
    },
    listImports: {},
    checkImport: { ...imported, body: { mapping: ["first_name", "last_name", "email"], from: 0 } },
    finishImport: imported,
    cancelImport: { params: { id: candidateImports.second } },
    listDuplicates: {},
    markNotDuplicates: { body: { ids: [candidates.ann.id, candidates.oluwaseun.id] } },
    undoNotDuplicates: { body: { ids: [candidates.ann.id, candidates.oluwaseun.id] } },
    // The sample above has saved Ann once; the one below undoes the first merge there is.
    mergeCandidates: {
      params: { id: candidates.oluwaseun.id },
      version: 1,
      body: { other: candidates.ann.id, other_version: 2, take: ["city"] },
    },
    undoMerge: { params: { id: 1 } },
    listPools: {},
    addPool: { body: { name: "Weekend carers" }, own: true },
    changePool: { ...pool, body: { name: "Nurses for nights", is_archived: false }, version: 1 },
    changePoolMembers: { ...pool, body: { ids: [candidates.ann.id], is_member: true } },
    exportChosenCandidates: { body: { ids: [candidates.ann.id] } },
    listLatestApplications: { body: { ids: [candidates.ann.id] }, own: true },
    tagCandidates: { body: { ids: [candidates.ann.id], remove: ["Unknown"] } },
    rediscoverCandidates: { params: { id: jobs.nurse.id } },
    getRetention: {},
    saveRetention: { body: { is_on: true, months: 18 }, version: 0, own: true },
    listRetained: {},
    holdCandidate: {
      ...candidate,
      version: 4,
      body: { legal_hold: true, reason: "A claim is pending." },
    },
    readCv: { query: { name: "Nora Finch.pdf" }, body: testCv("Nora Finch"), own: true },
    // The merge above and its undoing have saved him.
    eraseCandidate: {
      params: { id: candidates.oluwaseun.id },
      version: 3,
      body: { reason: "The person asked for it" },
    },
    exportCandidate: candidate,
    listErasures: {},
    removeCandidateCv: { params: { id: candidates.ann.id, cv: candidateCv.id } },
  } satisfies Samples;
}

const newCandidate = {
  first_name: "Nora",
  last_name: "Finch",
  email: "nora.finch@mail.example",
  contact_mobile_number: "+447700900456",
  city: "Hull",
  postcode: "HU1 2AA",
  current_jobtitle: "Team leader",
  current_employer: "Harbour View",
};
