import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { stageName, stagesOf } from "@ats/core/applications/stage";
import type { Input } from "@ats/core/contract/endpoint";
import { getJob } from "@ats/core/jobs/contract";
import { createWorkflow, updateJob } from "@ats/core/jobs/vacancy-contract";
import type { WorkflowInput } from "@ats/core/jobs/workflow";
import { listNotifications } from "@ats/core/notifications/contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { type Move, moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";
import { addJob } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let recruiter: TestBrowser;
let manager: TestBrowser;
let nurse: { id: number };
/** Ann Bell's nurse application, APPLIED when a test begins. */
let ann: { id: number };
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  services = testServices(db);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  nurse = companies.jobs.nurse;
  ann = companies.applications.annAsNurse;
});

const talks: WorkflowInput["nodes"] = [
  { name: "New", status: "APPLIED" },
  { name: "First talk", status: "INTERVIEW" },
  { name: "Second talk", status: "INTERVIEW" },
  { name: "Offer", status: "PROCESSING" },
];

/** Gives the nurse job a workflow or the default stages. Returns the nodes by name. */
async function work(name: string | null, nodes = talks) {
  const workflow =
    name === null ? null : await recruiter.call(createWorkflow, { body: { name, nodes } });
  const job = await recruiter.call(getJob, { params: { id: nurse.id } });
  await recruiter.call(updateJob, {
    params: { id: nurse.id },
    version: job.version,
    body: { ...vacancy(companies.users), workflow_id: workflow?.id ?? null },
  });
  return (node: string) => workflow?.nodes.find((each) => each.name === node)?.id ?? 0;
}

const move = async (change: Omit<Move, "ids">) =>
  (await moveAsSeen(recruiter, { ids: [ann.id], ...change })).records[0];
const read = () => recruiter.call(getApplication, { params: { id: ann.id } });
const lines = async () =>
  (await recruiter.call(listActivity, { params: { id: ann.id } })).records.map(
    ({ type, value_before, value_after }) => [type, value_before, value_after],
  );
const listed = (query: Input<typeof listApplications>["query"]) =>
  recruiter.call(listApplications, { params: { id: nurse.id }, query });

test("Design §6: a job that gets a workflow takes its applications into it, and back out again", async () => {
  await work("Talks");
  expect(await read()).toMatchObject({ status: "APPLIED", node_name: "New", version: 1 });
  await work(null);
  expect(await read()).toMatchObject({ status: "APPLIED", node_id: null, node_name: null });
  expect((await lines()).filter(([type]) => type === "workflow_changed")).toEqual([
    ["workflow_changed", "New", null],
    ["workflow_changed", null, "New"],
  ]);
  expect((await listed({})).node_counts).toEqual(expect.not.objectContaining({ 1: 1 }));
});

test("Specification §3, workflow: an application moves between two nodes of one status, and everybody is told in the job's words", async () => {
  const node = await work("Talks");
  await move({ status: "INTERVIEW" });
  expect(await read()).toMatchObject({ status: "INTERVIEW", node_name: "First talk" });
  expect(await move({ status: "INTERVIEW", node_id: node("Second talk") })).toMatchObject({
    updated: true,
    status: "INTERVIEW",
    previous_status: "INTERVIEW",
    node_name: "Second talk",
  });
  expect((await lines())[0]).toEqual(["status_changed", "First talk", "Second talk"]);
  const { records } = await manager.call(listNotifications, {
    params: { channelId: companies.users.manager.id },
  });
  expect(records[0]?.message.text).toBe(
    "Anonymised Candidate 1041 has been updated to Second talk for job 1001",
  );
  expect(records[0]?.message.action.meta).toMatchObject({ node_name: "Second talk" });
});

test("a node's applications are listed and counted, with a search too", async () => {
  const node = await work("Talks");
  await move({ status: "INTERVIEW", node_id: node("Second talk") });
  const second = { node_id: node("Second talk") };
  for (const query of [second, { ...second, q: "Bell" }, { ...second, sc: "name" as const }]) {
    const list = await listed(query);
    expect(list).toMatchObject({ total: 1, node_counts: { [node("Second talk")]: 1 } });
    expect(list.records.map(({ id }) => id)).toEqual([ann.id]);
  }
  expect((await listed({ node_id: node("First talk") })).total).toBe(0);
  expect((await listed({ status: "INTERVIEW" })).total).toBe(1);
});

test("a node of another workflow, or for another status, is refused", async () => {
  const node = await work("Talks");
  const refusal = {
    updated: false,
    status: "APPLIED",
    node_name: "New",
    message: "Its job no longer has this stage. Choose another one.",
  };
  expect(await move({ status: "SHORTLIST", node_id: node("Offer") })).toMatchObject(refusal);
  const old = node("Offer");
  await work("Shorter", talks.slice(0, 2));
  expect(await move({ status: "PROCESSING", node_id: old })).toMatchObject(refusal);
});

test("Specification §3, workflow: where the new workflow has no node for a status, who is there stays there", async () => {
  await work("Talks");
  await move({ status: "PROCESSING" });
  await work("Shorter", talks.slice(0, 2));
  const application = await read();
  expect(application).toMatchObject({ status: "PROCESSING", node_name: null });
  expect(stagesOf(application.nodes, { PROCESSING: 1 }).map(stageName)).toContain("Processing");
});

test("who ended goes back to the node where they stood; who is transferred stands in the other job's stages", async () => {
  const node = await work("Talks");
  await move({ status: "INTERVIEW", node_id: node("Second talk") });
  await move({ status: "WITHDRAWN", reason: "No reply" });
  expect(await read()).toMatchObject({
    restore_status: "INTERVIEW",
    restore_node_id: node("Second talk"),
  });
  const { oluwaseunAsCarer } = companies.applications;
  await transferAsSeen(recruiter, { ids: [oluwaseunAsCarer.id], job_id: nurse.id });
  const there = await recruiter.call(getApplication, { params: { id: oluwaseunAsCarer.id } });
  expect(there.node_name).toBe("New");
});

test("a transfer that is undone gives back the stage, whatever has become of the job that was left", async () => {
  const node = await work("Talks");
  await move({ status: "INTERVIEW", node_id: node("Second talk") });
  const since = (await read()).status_date_time;
  const { recruiter: tom, manager: helen } = companies.users;
  const porter = await addJob(db, "Porter", tom, helen, { job_number: 1601 });
  await transferAsSeen(recruiter, { ids: [ann.id], job_id: porter.id });
  expect(await read()).toMatchObject({ job_id: porter.id, node_name: null });
  await db.updateTable("jobs").set({ status: "FILLED" }).where("id", "=", nurse.id).execute();
  const back = { ids: [ann.id], job_id: nurse.id, cancel_interviews: false };
  await expect(transferAsSeen(recruiter, back)).rejects.toMatchObject({
    status: 409,
  });
  const { records } = await transferAsSeen(recruiter, { ...back, undo: true });
  expect(records).toMatchObject([{ updated: true }]);
  expect(await read()).toMatchObject({ node_name: "Second talk", status_date_time: since });
  const [line] = (await recruiter.call(listActivity, { params: { id: ann.id } })).records;
  expect(line).toMatchObject({
    type: "transferred",
    value_before: "Porter (1601)",
    value_after: "Night nurse (1001), Second talk",
  });
});

test("only what the last move left is open to who takes it back", async () => {
  const { carer } = companies.jobs;
  await db.updateTable("jobs").set({ status: "FILLED" }).where("id", "=", carer.id).execute();
  const { records } = await transferAsSeen(recruiter, {
    ids: [ann.id],
    job_id: carer.id,
    undo: true,
  });
  expect(records).toMatchObject([
    { updated: false, message: "This job is closed. Choose one that is open." },
  ]);
});

test("a move that is undone does not begin the time in the stage anew", async () => {
  const node = await work("Talks");
  await move({ status: "INTERVIEW", node_id: node("First talk") });
  const { status_date_time: since } = await read();
  services.clock.advance(60_000);
  await move({ status: "PROCESSING" });
  expect((await read()).status_date_time).not.toBe(since);
  services.clock.advance(60_000);
  await move({ status: "INTERVIEW", node_id: node("First talk"), undo: true });
  expect((await read()).status_date_time).toBe(since);
  services.clock.advance(60_000);
  await move({ status: "INTERVIEW", node_id: node("Second talk"), undo: true });
  expect((await read()).status_date_time).not.toBe(since);
});

test("an application that was never submitted is withdrawn and comes back, and goes nowhere else", async () => {
  await db
    .updateTable("applications")
    .set({ status: "INCOMPLETE" })
    .where("id", "=", ann.id)
    .execute();
  await move({ status: "WITHDRAWN", reason: "No reply" });
  expect(await read()).toMatchObject({ restore_status: "INCOMPLETE", submitted: false });
  expect(await move({ status: "SHORTLIST" })).toMatchObject({
    updated: false,
    message: "Never submitted, so it can only return to Incomplete.",
  });
  expect(await move({ status: "INCOMPLETE" })).toMatchObject({ updated: true });
});
