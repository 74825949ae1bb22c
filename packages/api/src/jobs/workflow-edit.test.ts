import { getApplication, listActivity } from "@ats/core/applications/contract";
import { getJob } from "@ats/core/jobs/contract";
import {
  createJobTemplate,
  listJobTemplates,
  removeJobTemplate,
  updateJobTemplate,
} from "@ats/core/jobs/templates-contract";
import {
  archiveWorkflow,
  createWorkflow,
  listWorkflows,
  removeWorkflow,
  updateJob,
  updateWorkflow,
} from "@ats/core/jobs/vacancy-contract";
import type { Workflow, WorkflowInput } from "@ats/core/jobs/workflow";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { vacancy } from "../testing/vacancy.ts";

let recruiter: TestBrowser;
let companies: TestCompanies;
let care: Workflow;
beforeAll(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  care = await recruiter.call(createWorkflow, {
    body: {
      name: "Care",
      nodes: [
        { name: "New", status: "APPLIED" },
        { name: "First talk", status: "INTERVIEW" },
        { name: "Second talk", status: "INTERVIEW" },
      ],
    },
  });
  const { id, version } = await recruiter.call(getJob, {
    params: { id: companies.jobs.nurse.id },
  });
  const body = { ...vacancy(companies.users), workflow_id: care.id };
  await recruiter.call(updateJob, { params: { id }, version, body });
});

const stored = async () =>
  (await recruiter.call(listWorkflows, {})).records.find(({ id }) => id === care.id) as Workflow;
const save = async (nodes: WorkflowInput["nodes"], name = "Care", version?: number) =>
  recruiter.call(updateWorkflow, {
    params: { id: care.id },
    version: version ?? (await stored()).version,
    body: { name, nodes },
  });
const ann = () => recruiter.call(getApplication, { params: companies.applications.annAsNurse });

test("Specification §3, workflow: a workflow is renamed, its stages renamed, ordered and added, and who stands in one stays there", async () => {
  const [fresh, first, second] = care.nodes as [
    Workflow["nodes"][0],
    Workflow["nodes"][0],
    Workflow["nodes"][0],
  ];
  await moveAsSeen(recruiter, { ids: [(await ann()).id], status: "INTERVIEW", node_id: second.id });
  const saved = await save(
    [fresh, { ...second, name: "Panel" }, first, { name: "Offer", status: "PROCESSING" }],
    "Care staff",
  );
  expect(saved.name).toBe("Care staff");
  expect(saved.nodes.map(({ name }) => name)).toEqual(["New", "Panel", "First talk", "Offer"]);
  expect(await stored()).toEqual(saved);
  expect(await ann()).toMatchObject({ node_id: second.id, node_name: "Panel" });
});

test("Specification §3, workflow: a stage where somebody stands is not removed, nor stands for another status; an empty one goes", async () => {
  const { nodes } = await stored();
  await expect(save(nodes.filter(({ name }) => name !== "Panel"))).rejects.toMatchObject({
    status: 409,
    message: "1 application is in Panel. Move them first, then remove the stage.",
  });
  const offered = nodes.map((node) =>
    node.name === "Panel" ? { ...node, status: "PROCESSING" as const } : node,
  );
  await expect(save(offered)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("Panel, which is mapped to Interview"),
  });
  const saved = await save(nodes.filter(({ name }) => name !== "First talk"));
  expect(saved.nodes.map(({ name }) => name)).toEqual(["New", "Panel", "Offer"]);
});

test("who stands in a stage that was added for their status has it on their record", async () => {
  const { nodes } = await stored();
  const rest = nodes.filter(({ name }) => name !== "Offer");
  await save(rest);
  await moveAsSeen(recruiter, { ids: [(await ann()).id], status: "PROCESSING" });
  await save([...rest, { name: "Offer", status: "PROCESSING" }]);
  expect(await ann()).toMatchObject({ node_name: "Offer" });
  const { records } = await recruiter.call(listActivity, {
    params: companies.applications.annAsNurse,
  });
  expect(records[0]).toMatchObject({
    type: "workflow_changed",
    status_after: "PROCESSING",
    value_before: null,
    value_after: "Offer",
  });
});

test("an edit that began from an older version is refused, and so is another workflow's name or stage", async () => {
  const { nodes } = await stored();
  await expect(save(nodes, "Care", 1)).rejects.toMatchObject({ status: 412 });
  await expect(save(nodes, "Two rounds")).rejects.toMatchObject({ status: 409 });
  await expect(save([{ id: 999_999, name: "New", status: "APPLIED" }])).rejects.toMatchObject({
    status: 404,
  });
});

test("a workflow that a vacancy or a template uses is not removed; one that nobody uses is", async () => {
  const { version } = await stored();
  const remove = (of: Pick<Workflow, "id" | "version">) =>
    recruiter.call(removeWorkflow, { params: { id: of.id }, version: of.version });
  await expect(remove({ id: care.id, version })).rejects.toMatchObject({
    status: 409,
    message: "1 vacancy uses this workflow. Choose another workflow there first.",
  });
  const spare = await recruiter.call(createWorkflow, {
    body: { name: "Spare", nodes: [{ name: "New", status: "APPLIED" }] },
  });
  const job = { ...vacancy(companies.users), workflow_id: spare.id };
  const template = await recruiter.call(createJobTemplate, { body: { name: "Spare job", job } });
  await expect(remove(spare)).rejects.toMatchObject({
    message: "The template Spare job uses this workflow. Update or remove the template first.",
  });
  const body = { name: "Plain job", job: { ...job, workflow_id: null } };
  const params = { id: template.id };
  await recruiter.call(updateJobTemplate, { params, version: template.version, body });
  await expect(
    recruiter.call(updateJobTemplate, { params, version: template.version, body }),
  ).rejects.toMatchObject({ status: 412 });
  const { records } = await recruiter.call(listJobTemplates, {});
  expect(records.find(({ id }) => id === template.id)).toMatchObject(body);
  await remove(spare);
  const removeTemplate = (version: number) =>
    recruiter.call(removeJobTemplate, { params, version });
  await expect(removeTemplate(template.version)).rejects.toMatchObject({ status: 412 });
  await removeTemplate(template.version + 1);
  await expect(removeTemplate(template.version + 1)).rejects.toMatchObject({ status: 404 });
  expect((await recruiter.call(listWorkflows, {})).records.map(({ name }) => name)).not.toContain(
    "Spare",
  );
});

test("Specification §3, workflow: an archived workflow stays with its vacancies, says which are live, and is restored", async () => {
  const { version } = await stored();
  const put = (is_archived: boolean, version: number) =>
    recruiter.call(archiveWorkflow, { params: { id: care.id }, version, body: { is_archived } });
  const archived = await put(true, version);
  expect(archived).toMatchObject({ is_archived: true, live_jobs: archived.live_titles.length });
  expect(await stored()).toEqual(archived);
  await expect(put(false, version)).rejects.toMatchObject({ status: 412 });
  expect(await put(false, version + 1)).toMatchObject({ is_archived: false });
});
