import { vacancy } from "../vacancy.ts";
import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

export const jobCalls = ({ users, jobs, jobTemplate, workflow }: TestCompanies) =>
  ({
    listJobs: {},
    listJobNames: { query: { id: [jobs.nurse.id] } },
    getJobSuggestions: {},
    getJob: { params: { id: jobs.nurse.id } },
    listJobActivity: { params: { id: jobs.nurse.id } },
    getJobApproval: { params: { id: jobs.nurse.id } },
    readDiversity: { params: { id: jobs.nurse.id } },
    listStandardFields: {},
    createJob: { body: vacancy(users) },
    updateJobStatus: {
      body: { jobs: [{ id: jobs.nurse.id, version: 1 }], status: "ON_HOLD" },
    },
    releaseJobs: {
      body: { jobs: [{ id: jobs.carer.id, version: 1 }], is_released: false },
    },
    advertiseJobs: {
      body: {
        jobs: [{ id: jobs.carer.id, version: 1 }],
        channel: "careers_page",
        is_advertised: true,
      },
    },
    getPublishing: { own: true },
    renewInternalLink: { own: true },
    countUnviewedOfJobs: { query: { id: [jobs.nurse.id] }, own: true },
    undoJobStatus: { body: { jobs: [{ id: jobs.nurse.id, version: 2 }] } },
    updateJob: {
      params: { id: jobs.carer.id },
      version: 1,
      body: { ...vacancy(users), anonymised: true },
    },
    exportChosenJobs: { body: { ids: [jobs.nurse.id] } },
    duplicateJob: { params: { id: jobs.nurse.id } },
    listWorkflows: {},
    listJobTemplates: {},
    createJobTemplate: { own: true, body: { name: "Nurse", job: vacancy(users) } },
    updateJobTemplate: {
      params: { id: jobTemplate.id },
      version: 1,
      body: { name: "Care", job: vacancy(users) },
    },
    removeJobTemplate: { params: { id: jobTemplate.id }, version: 2 },
    updateWorkflow: {
      params: { id: workflow.id },
      version: 1,
      body: { name: "Two rounds", nodes: [{ name: "New", status: "APPLIED" }] },
    },
    archiveWorkflow: { params: { id: workflow.id }, version: 2, body: { is_archived: true } },
    removeWorkflow: { params: { id: workflow.id }, version: 3 },
    createWorkflow: {
      own: true,
      body: {
        name: "Two talks",
        nodes: [
          { name: "New", status: "APPLIED" },
          { name: "First talk", status: "INTERVIEW" },
        ],
      },
    },
  }) satisfies Samples;
