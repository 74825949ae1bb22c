import { SimpleFaker } from "@faker-js/faker";
import { closeReasons } from "@ats/core/jobs/status";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { type DemoApplication, type DemoData, type DemoJob, dayMs } from "./data.ts";
import { care, nursing } from "./professions/care.ts";
import { council } from "./professions/council.ts";
import { finance, people, technology } from "./professions/office.ts";
import { facilities, logistics } from "./professions/operations.ts";
import { notice, rightToWork } from "./professions/profession.ts";

const professions = [care, nursing, council, finance, people, technology, facilities, logistics];

const stages: Record<string, [name: string, status: ApplicationStatus][]> = {
  "Care and nursing": [
    ["New", "APPLIED"],
    ["Phone call", "SHORTLIST"],
    ["Visit to the home", "INTERVIEW"],
    ["Interview", "INTERVIEW"],
    ["Checks and DBS", "PROCESSING"],
    ["Hired", "HIRE"],
  ],
  "Office and technology": [
    ["New", "APPLIED"],
    ["Sifted in", "SHORTLIST"],
    ["First interview", "INTERVIEW"],
    ["Task and panel", "INTERVIEW"],
    ["Offer", "PROCESSING"],
    ["Hired", "HIRE"],
  ],
};
const graduateStages: [name: string, status: ApplicationStatus][] = [
  ["New", "APPLIED"],
  ["Online tests", "SHORTLIST"],
  ["Assessment centre", "INTERVIEW"],
  ["Place offered", "PROCESSING"],
  ["Hired", "HIRE"],
];
/** Job titles whose recruiters use their own workflow. */
const workflowOf: Record<string, string> = {
  "Deputy Home Manager": "Care and nursing",
  "Accounts Assistant": "Office and technology",
};

const knockOut: Record<string, string[]> = {
  [rightToWork.question]: rightToWork.answers.slice(-1),
};

const attributes = [
  ["Does the job well", "Can explain what they did, how, and the result."],
  ["Works with others", "Gives credit, asks for help, resolves disagreements."],
  ["Cares about people", "Speaks of residents, customers and colleagues with respect."],
  ["Safe and reliable", "Notices risks, keeps to what was agreed."],
  ["Learns", "Has changed how they work because of something that went wrong."],
] as const;

/**
 * Adds workflows, questions and scorecards, with their own random sequence so that other data does
 * not change.
 */
export function addVacancies(data: DemoData, seed: number): void {
  const random = new SimpleFaker();
  random.seed(seed + 10);
  const ids = new Map<string, number>();
  for (const { id: company_id } of data.companies.filter((each) => each.company_type === "ATS"))
    for (const [name, nodes] of Object.entries(stages))
      addWorkflow(data, company_id, name, nodes, ids);
  addArchivedWorkflow(data);
  const applications = Map.groupBy(data.applications, ({ job_id }) => job_id);
  for (const job of data.jobs) {
    const workflow = workflowOf[job.title];
    job.workflow_id = ids.get(`${job.company_id} ${workflow}`) ?? null;
    const reasons = closeReasons[job.status];
    if (reasons) job.close_reason = random.helpers.arrayElement(reasons);
    addQuestions(random, data, job, applications.get(job.id) ?? []);
    for (const [position, [name, description]] of attributes.slice(0, 3 + (job.id % 3)).entries())
      data.scorecard_attributes.push({
        company_id: job.company_id,
        id: random.string.uuid(),
        job_id: job.id,
        position,
        name,
        description,
      });
  }
}

function addWorkflow(
  data: DemoData,
  company_id: number,
  name: string,
  nodes: readonly [string, ApplicationStatus][],
  ids: Map<string, number>,
) {
  const id = data.workflows.length + 1;
  ids.set(`${company_id} ${name}`, id);
  const created_date_time = data.companies[0]?.created_date_time ?? new Date(0);
  data.workflows.push({
    company_id,
    id,
    name,
    version: 1,
    created_date_time,
    archived_date_time: null,
  });
  for (const [position, [stage, status]] of nodes.entries())
    data.workflow_nodes.push({
      company_id,
      id: data.workflow_nodes.length + 1,
      workflow_id: id,
      position,
      name: stage,
      status,
    });
}

/** Adds a workflow that Northgate Group no longer offers. */
function addArchivedWorkflow(data: DemoData) {
  const company = data.companies.find(({ name }) => name === "Northgate Group");
  if (!company) return;
  addWorkflow(data, company.id, "Graduate scheme", graduateStages, new Map());
  const added = data.workflows.at(-1);
  if (added) added.archived_date_time = new Date(company.created_date_time.getTime() + 200 * dayMs);
}

/** Adds the profession's questions, which the demo's applications have answered. */
function addQuestions(
  random: SimpleFaker,
  data: DemoData,
  job: DemoJob,
  applications: readonly DemoApplication[],
) {
  const asked = professions.find(({ dept }) => dept === job.dept)?.questions ?? [
    rightToWork,
    notice,
  ];
  for (const [position, { question, answers }] of asked.entries()) {
    // A question answered in free text offers no choices.
    const isTold = answers.some((answer) => answer.length > 50);
    const id = random.string.uuid();
    // Reviewers sift what is told.
    if (isTold)
      for (const { answers: given } of applications)
        for (const answer of given) if (answer.question === question) answer.question_id = id;
    data.job_questions.push({
      company_id: job.company_id,
      id,
      job_id: job.id,
      position,
      type: isTold ? "long_text" : "single_choice",
      text: question,
      is_required: true,
      options: isTold ? [] : answers,
      knock_out: knockOut[question] ?? [],
    });
  }
}
