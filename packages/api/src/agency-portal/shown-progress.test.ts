import * as contract from "@ats/core/agency-portal/submission-contract";
import type { ShownProgress } from "@ats/core/agencies/agency-settings";
import { updateApplicationStatus } from "@ats/core/applications/contract";
import type { ApplicationStatus } from "@ats/core/applications/status";
import { listAuditEvents } from "@ats/core/audit/contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let admin: TestBrowser;
let agent: TestBrowser;
let application: number;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const app = testApi(testServices(db));
  admin = await signIn(app, "admin@northgate.example");
  agent = await signIn(app, "agent@brightstaff.example");
  const submission = await db
    .selectFrom("agency_submissions")
    .select("application_id")
    .where("id", "=", companies.submission.id)
    .executeTakeFirstOrThrow();
  application = submission.application_id;
  await db
    .updateTable("applications")
    .set({ status: "APPLIED" })
    .where("id", "=", application)
    .execute();
});

const show = (shown_progress: ShownProgress, by = admin) =>
  by.call(saveSpecificSetting, {
    body: {
      field: "company_settings",
      property: "agency_settings",
      value: JSON.stringify({ shown_progress }),
    },
  });

async function move(status: ApplicationStatus, node_id: number | null = null) {
  const { version } = await db
    .selectFrom("applications")
    .select("version")
    .where("id", "=", application)
    .executeTakeFirstOrThrow();
  await admin.call(updateApplicationStatus, {
    body: {
      ids: [application],
      versions: [version],
      status,
      ...(node_id !== null && { node_id }),
      ...(status === "REJECTED" && { reason: "Position filled" }),
    },
  });
}

const params = () => ({ client_id: companies.ids.northgate });
const read = () =>
  agent.call(contract.getSubmission, { params: { ...params(), id: companies.submission.id } });
const list = (filter: "active" | "inactive") =>
  agent.call(contract.listSubmissions, { params: params(), query: { filter } });

/** Gives the candidate's job a workflow with two interviews, and returns them. */
async function twoInterviews() {
  const { id: workflow_id } = companies.workflow;
  const nodes = await db
    .insertInto("workflow_nodes")
    .values(
      ["Phone call", "Day on the ward"].map((name, at) => ({
        company_id: companies.ids.northgate,
        workflow_id,
        position: at + 1,
        name,
        status: "INTERVIEW" as const,
      })),
    )
    .returning("id")
    .execute();
  await db
    .updateTable("jobs")
    .set({ workflow_id })
    .where("id", "=", companies.jobs.carer.id)
    .execute();
  return nodes.map(({ id }) => id);
}

test("an agency sees milestones until the company shows every stage, by its name and day", async () => {
  const [call = 0, ward = 0] = await twoInterviews();
  await move("INTERVIEW", call);
  await move("INTERVIEW", ward);
  expect(await read()).toMatchObject({
    stage: "INTERVIEW",
    stage_name: null,
    reached: [{ stage: "SUBMITTED" }, { stage: "INTERVIEW" }],
  });
  await show("all");
  const { stage_name, reached } = await read();
  expect(stage_name).toBe("Day on the ward");
  expect(reached.map((each) => [each.stage_name, each.reached_date_time.slice(0, 10)])).toEqual([
    ["Applied", "2026-11-20"],
    ["Phone call", "2026-11-20"],
    ["Day on the ward", "2026-11-20"],
  ]);
});

test("a company that shows the outcome alone gives no finer stage away, in no answer", async () => {
  await twoInterviews();
  await show("outcome");
  const said = async () => JSON.stringify([await list("active"), await read()]);
  const before = await said();
  for (const status of ["SHORTLIST", "INTERVIEW", "PROCESSING"] as const) {
    await move(status);
    expect(await said()).toBe(before);
  }
  await move("REJECTED");
  const { id } = companies.submission;
  expect((await list("active")).records.map((each) => each.id)).not.toContain(id);
  expect((await list("inactive")).records).toMatchObject([{ id, stage: "NOT_SUCCESSFUL" }]);
  expect(JSON.stringify(await read())).not.toMatch(/INTERVIEW|SHORTLIST|Position filled/);
});

test("a stage of the job to which the candidate moved has no name for the agency", async () => {
  const [call = 0] = await twoInterviews();
  await show("all");
  await move("INTERVIEW", call);
  await db
    .updateTable("agency_submissions")
    .set({ job_id: companies.jobs.nurse.id })
    .where("id", "=", companies.submission.id)
    .execute();
  expect(JSON.stringify(await read())).not.toContain("Phone call");
});

test("the change is an administrator's and stands in the audit log", async () => {
  await show("outcome");
  const { records } = await admin.call(listAuditEvents, { query: { areas: ["settings"] } });
  expect(records[0]).toMatchObject({
    type: "setting_changed",
    subject_name: "Agencies",
    changes: [{ field: "shown_progress", before: "milestones", after: "outcome" }],
  });
  await expect(show("all", agent)).rejects.toMatchObject({ status: 403 });
});
