import * as contract from "@ats/core/approvals/contract";
import type { RequisitionTab } from "@ats/core/approvals/list-columns";
import { decidePortalRequest, getPortalRequest } from "@ats/core/approvals/portal-contract";
import { getJob } from "@ats/core/jobs/contract";
import type { JobStatus } from "@ats/core/jobs/job";
import type { JobInput } from "@ats/core/jobs/job-input";
import { listJobs } from "@ats/core/jobs/list-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import type { Role } from "@ats/core/rights/rights";
import { deactivateUser } from "@ats/core/users/leaving-contract";
import type { Kysely } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testBrowser, testApi, testServices } from "../testing/app.ts";
import { chainStep } from "../testing/chain-step.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { sweepRequests } from "./sweep-requests.ts";
import { addApplication, addCandidate, addUser } from "../testing/records.ts";
import { moveAsSeen, transferAsSeen } from "../testing/move-applications.ts";
import { vacancy } from "../testing/vacancy.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let admin: TestBrowser;
let finance: TestBrowser;
let director: TestBrowser;
let ids: Record<"finance" | "director", number>;
let app: ReturnType<typeof testApi>;
let services: ReturnType<typeof testServices>;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const { northgate } = companies.ids;
  await db
    .updateTable("companies")
    .set({
      system_flags: JSON.stringify({ approval_process: true, publishing: { careers_page: true } }),
    })
    .where("id", "=", northgate)
    .execute();
  const role = "Hiring manager user";
  const [one, two] = [
    await addUser(db, northgate, "Fay Moss", role, "finance@northgate.example"),
    // An approver needs no right of their own.
    await addUser(db, northgate, "Dev Rao", "Visitor" as Role, "director@northgate.example"),
  ];
  ids = { finance: one.id, director: two.id };
  services = testServices(db);
  app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  admin = await signIn(app, "admin@northgate.example");
  finance = await signIn(app, "finance@northgate.example");
  director = await signIn(app, "director@northgate.example");
});

/** A chain of finance, which reads the department, and then the director. */
const addChain = (
  steps: unknown[] = [
    chainStep("Finance", 1, ids.finance, { reads: ["cost_centre", "dept"] }),
    chainStep("Director", 2, ids.director),
  ],
) =>
  db
    .insertInto("approval_chains")
    .values({
      company_id: companies.ids.northgate,
      kind: "job",
      name: "Nursing posts",
      position: 1,
      is_on: true,
      scope: JSON.stringify([{ field: "title", is: "one_of", values: ["Night nurse"] }]),
      steps: JSON.stringify(steps),
      created_by: null,
      created_date_time: new Date(),
    })
    .execute();

const job = (id: number) => recruiter.call(getJob, { params: { id } });
const move = async (who: TestBrowser, id: number, status: JobStatus, reason?: string) => {
  const { version } = await job(id);
  const body = { jobs: [{ id, version }], status, ...(reason && { reason }) };
  const { records } = await who.call(updateJobStatus, { body });
  return records[0];
};
const input = (): JobInput => vacancy(companies.users);
const edit = async (id: number, changes: Partial<JobInput>) => {
  const { version, title, questions, scorecard } = await job(id);
  const body = { ...input(), title, questions, scorecard, ...changes };
  return recruiter.call(updateJob, { params: { id }, version, body });
};
async function sent() {
  const { id } = await recruiter.call(createJob, { body: input() });
  expect((await move(recruiter, id, "PENDING_APPROVAL"))?.message).toBeNull();
  return id;
}
const request = (id: number, who = recruiter) =>
  who.call(contract.getRequisition, { params: { id } });
const decide = async (
  who: TestBrowser,
  job_id: number,
  decision: contract.RequisitionDecision = "approve",
  more: { comment?: string; on_behalf_of?: number } = {},
) => {
  const { id, version } = await request(job_id, who);
  const body = { requests: [{ id: id as number, version }], decision, ...more };
  const { records } = await who.call(contract.decideRequisitions, { body });
  return records[0];
};
const states = async (id: number) =>
  (await request(id)).steps.map(({ name, state }) => `${name} ${state}`);

describe("A job that is sent for approval", () => {
  test("passes the first chain that takes it, and opens with the last signature", async () => {
    await addChain();
    const id = await sent();
    expect(await states(id)).toEqual(["Finance waiting", "Director later"]);
    expect(await decide(director, id)).toMatchObject({
      decided: false,
      message: "You are not an approver of this step.",
    });
    expect(await decide(finance, id)).toMatchObject({
      decided: true,
      message: "Your approval is recorded. 1 more is needed now.",
    });
    expect(await decide(director, id)).toMatchObject({ state: "approved", message: null });
    expect(await job(id)).toMatchObject({ status: "ACTIVE", needs_approval: false });
    const { versions, approved_openings } = await request(id);
    expect(versions).toMatchObject([
      {
        number: 1,
        holds: true,
        signatures: [
          { step: "Finance", approver: "Fay Moss", by: "Fay Moss" },
          { step: "Director", approver: "Dev Rao", by: "Dev Rao" },
        ],
      },
    ]);
    expect(approved_openings).toBe(2);
  });

  test("goes to who may publish jobs where no chain takes it; a publisher's yes opens it", async () => {
    const id = await sent();
    expect(await states(id)).toEqual(["Publisher waiting"]);
    expect(await move(admin, id, "ACTIVE")).toMatchObject({ status: "ACTIVE", message: null });
    expect(await request(id)).toMatchObject({ state: "approved", chain_name: "Publisher" });
  });

  test("is not opened by a publisher whom its chain does not ask", async () => {
    await addChain();
    const id = await sent();
    expect((await move(admin, id, "ACTIVE"))?.message).toBe(
      "You are not an approver of this step.",
    );
  });

  test("counts as decided when it is rejected, and not when it is taken back", async () => {
    await addChain();
    const decided = async () => {
      const { records } = await admin.call(contract.listRequisitions, {
        query: { tab: "decided" },
      });
      const figures = await admin.call(contract.getApprovalFigures, {});
      return [records.length, figures.decided];
    };
    const taken_back = await sent();
    const archived = await sent();
    const rejected = await sent();
    await move(recruiter, taken_back, "DRAFT");
    await move(recruiter, archived, "WITHDRAWN", "The role is no longer needed");
    expect(await decided()).toEqual([0, 0]);
    await decide(finance, rejected, "reject", { comment: "No budget this year." });
    expect(await decided()).toEqual([1, 1]);
    expect(await request(taken_back)).toMatchObject({ state: "draft", decided_date_time: null });
    expect((await request(rejected)).decided_date_time).not.toBeNull();
  });

  test("returns to a draft with the comment when it is rejected, and to its author by mail", async () => {
    await addChain();
    const id = await sent();
    await decide(finance, id);
    await expect(decide(director, id, "reject")).rejects.toThrow("Say why");
    await decide(director, id, "reject", { comment: "No budget this year." });
    expect(await job(id)).toMatchObject({
      status: "DRAFT",
      sent_back_reason: "No budget this year.",
    });
    const mails = await db.selectFrom("outgoing_mail").select(["subject", "to_address"]).execute();
    expect(mails).toContainEqual({
      subject: "Sent back: Night nurse",
      to_address: "recruiter@northgate.example",
    });
    await move(recruiter, id, "PENDING_APPROVAL");
    expect(await states(id)).toEqual(["Finance waiting", "Director later"]);
  });

  test("keeps the other signatures when it is sent back and sent again", async () => {
    await addChain();
    const id = await sent();
    await decide(finance, id);
    await decide(director, id, "send_back", { comment: "Why two?" });
    await move(recruiter, id, "PENDING_APPROVAL");
    expect(await states(id)).toEqual(["Finance approved", "Director waiting"]);
  });

  test("goes on hold, approved, when its closing date has passed", async () => {
    await addChain([chainStep("Finance", 1, ids.finance)]);
    const id = await sent();
    await db
      .updateTable("jobs")
      .set({ closing_date_time: new Date("2020-01-01T00:00Z") })
      .where("id", "=", id)
      .execute();
    const result = await decide(finance, id);
    expect(result?.message).toMatch(/^It is approved and on hold\. .+closing/i);
    expect(await job(id)).toMatchObject({ status: "ON_HOLD" });
    await edit(id, { closing_date_time: null });
    expect((await move(recruiter, id, "ACTIVE"))?.message).toBeNull();
  });
});

describe("A change after approval", () => {
  async function approved() {
    await addChain();
    const id = await sent();
    await decide(finance, id);
    await decide(director, id);
    return id;
  }

  test("asks only the steps that read what changed, and shows the difference", async () => {
    const id = await approved();
    expect(await edit(id, { location: "York" })).toMatchObject({ status: "ACTIVE" });
    expect(await edit(id, { dept: "Care" })).toMatchObject({ status: "PENDING_APPROVAL" });
    expect(await states(id)).toEqual(["Finance waiting", "Director approved"]);
    const { changes } = await request(id, finance);
    expect(changes.find(({ field }) => field === "dept")).toMatchObject({ after: "Care" });
    await decide(finance, id);
    expect(await job(id)).toMatchObject({ status: "ACTIVE", needs_approval: false });
    expect((await request(id)).versions.map(({ holds }) => holds)).toEqual([true, true]);
  });

  test("of the cost centre takes an open job from the public until it is approved", async () => {
    const id = await approved();
    const { version, asked } = await request(id);
    await recruiter.call(contract.saveRequisition, {
      params: { id },
      version,
      body: { ...asked, cost_centre: "N4" },
    });
    expect(await job(id)).toMatchObject({ status: "PENDING_APPROVAL" });
    expect(await states(id)).toEqual(["Finance waiting", "Director approved"]);
    await decide(finance, id);
    expect(await job(id)).toMatchObject({ status: "ACTIVE" });
  });

  test("of salary asks everybody again; a version that was tampered with no longer holds", async () => {
    const id = await approved();
    await edit(id, { salary_max: 3_300_000 });
    expect(await states(id)).toEqual(["Finance waiting", "Director later"]);
    expect((await request(id)).approved_openings).toBe(2);
    await db
      .updateTable("requisition_versions")
      .set({ fields: JSON.stringify({ openings: 9 }) })
      .execute();
    expect((await request(id)).versions.map(({ holds }) => holds)).toEqual([false]);
  });
});

describe("A decision", () => {
  test("is refused to who sent the request, about a version not seen, and a second time", async () => {
    await addChain([chainStep("Finance", 1, ids.finance, { needed: 1 })]);
    const id = await sent();
    const { id: requisition, version } = await request(id, finance);
    await edit(id, { openings: 3 });
    const body = {
      requests: [{ id: requisition as number, version }],
      decision: "approve" as const,
    };
    const { records } = await finance.call(contract.decideRequisitions, { body });
    expect(records[0]?.message).toBe("What it asks for has changed. Look at it again.");
    expect((await decide(recruiter, id))?.message).toMatch(/You sent this request yourself/);
    const both = await Promise.all([decide(finance, id), decide(finance, id)]);
    expect(both.map((each) => each?.decided).toSorted()).toEqual([false, true]);
  });

  test("is given on behalf of an approver by an administrator alone, on the record", async () => {
    await addChain([chainStep("Finance", 1, ids.finance)]);
    const id = await sent();
    await expect(decide(recruiter, id, "approve", { on_behalf_of: ids.finance })).rejects.toThrow(
      "no right to manage approvals",
    );
    await decide(admin, id, "approve", { on_behalf_of: ids.finance });
    const { events } = await request(id);
    expect(events[0]).toMatchObject({
      type: "approved",
      is_on_behalf: true,
      user: { email: "admin@northgate.example" },
      approver: { email: "finance@northgate.example" },
    });
  });

  test("is given by a delegate on their days, who finds the request in their list", async () => {
    await addChain([chainStep("Finance", 1, ids.finance)]);
    const id = await sent();
    const tab = async (who: TestBrowser, name: RequisitionTab) =>
      (await who.call(contract.listRequisitions, { query: { tab: name } })).records;
    expect(await tab(director, "mine")).toEqual([]);
    await expect(request(id, director)).rejects.toThrow("This request does not exist");
    const day = "2026-11-20";
    await db
      .insertInto("approval_delegations")
      .values({
        company_id: companies.ids.northgate,
        from_user_id: ids.finance,
        to_user_id: ids.director,
        starts: day,
        ends: day,
        created_by: null,
        created_date_time: new Date(),
      })
      .execute();
    expect(await tab(director, "mine")).toMatchObject([
      { owed: [{ step: "Finance", approver: { id: ids.finance } }] },
    ]);
    expect((await tab(finance, "delegated")).length).toBe(1);
    expect((await decide(director, id))?.state).toBe("approved");
    expect((await tab(director, "decided")).map(({ subject_id }) => subject_id)).toEqual([id]);

    await sent();
    const { text } = await db
      .selectFrom("outgoing_mail")
      .where("to_address", "=", "director@northgate.example")
      .orderBy("id", "desc")
      .select("text")
      .executeTakeFirstOrThrow();
    expect(text).toContain("You stand in for Fay Moss.");
    expect(text).not.toContain("without signing in");
  });

  test("goes to another approver for cover, and to the administrators when that one leaves", async () => {
    await addChain([chainStep("Finance", 1, ids.finance)]);
    const id = await sent();
    const { id: requisition } = await request(id);
    await admin.call(contract.changeApprover, {
      params: { id: requisition as number },
      body: { step_id: "finance", from: ids.finance, to: ids.director },
    });
    const [first] = (await request(id)).waiting;
    expect(first?.people.map(({ id: who }) => who)).toEqual([ids.director]);
    await expect(
      recruiter.call(contract.changeApprover, {
        params: { id: requisition as number },
        body: { step_id: "finance", from: ids.director, to: ids.finance },
      }),
    ).rejects.toThrow("no right to manage approvals");
    await admin.call(deactivateUser, {
      params: { id: ids.director },
      body: { plan: [{ kind: "APPROVER", to: null }] },
    });
    const [now] = (await request(id)).waiting;
    expect(now?.people.map(({ email }) => email)).toContain("admin@northgate.example");
  });
});

test("what a leaver hands to somebody who decides in the same step goes to an administrator, so that as many decide", async () => {
  const both = [ids.finance, ids.director].map((user_id) => ({ by: "person", user_id }));
  await addChain([chainStep("Finance", 1, ids.finance, { approvers: both as never, needed: 2 })]);
  const id = await sent();
  await admin.call(deactivateUser, {
    params: { id: ids.director },
    body: {
      plan: [
        { kind: "APPROVER", to: ids.finance },
        { kind: "APPROVAL_CHAIN", to: ids.finance },
      ],
    },
  });
  const [now] = (await request(id)).waiting;
  expect(now?.people.map(({ id: who }) => who)).toEqual([ids.finance, companies.users.admin.id]);
  expect((await decide(finance, id))?.state).toBe("pending");
});

test("open pages hear of a request: who is asked now, and all whom it concerns", async () => {
  await addChain();
  const told: object[] = [];
  services.live.subscribe((event) => void ("requisition_id" in event && told.push(event)));
  const id = await sent();
  const { id: requisition_id } = await request(id);
  const event = {
    company_id: companies.ids.northgate,
    requisition_id,
    concerned_ids: expect.arrayContaining([
      companies.users.recruiter.id,
      ids.finance,
      ids.director,
    ]),
  };
  expect(told).toEqual([{ ...event, asked_ids: [ids.finance] }]);
  await decide(finance, id);
  expect(told.at(-1)).toEqual({ ...event, asked_ids: [ids.director] });
  await decide(director, id);
  expect(told.at(-1)).toEqual({ ...event, asked_ids: [] });
});

test("a question goes to who sent the request, the answer to who asked; a reminder once a day", async () => {
  await addChain([chainStep("Finance", 1, ids.finance)]);
  const id = await sent();
  const params = { id: (await request(id)).id as number };
  await finance.call(contract.writeToRequisition, {
    params,
    body: { type: "question", text: "Why two?" },
  });
  await recruiter.call(contract.writeToRequisition, {
    params,
    body: { type: "answer", text: "Two wards." },
  });
  const mails = await db
    .selectFrom("outgoing_mail")
    .select(["subject", "to_address"])
    .where("subject", "like", "%: Night nurse")
    .execute();
  expect(mails).toContainEqual({
    subject: "Question: Night nurse",
    to_address: "recruiter@northgate.example",
  });
  expect(mails).toContainEqual({
    subject: "Answer: Night nurse",
    to_address: "finance@northgate.example",
  });
  expect(await recruiter.call(contract.remindApprovers, { params })).toEqual({ reminded: 1 });
  expect(await recruiter.call(contract.remindApprovers, { params })).toEqual({ reminded: 0 });
  await expect(director.call(contract.remindApprovers, { params })).rejects.toThrow(
    "This request does not exist",
  );
});

describe("Openings", () => {
  test("are filled only as far as they are approved; the last one proposes to mark it as filled", async () => {
    await addChain([chainStep("Finance", 1, ids.finance)]);
    const { id } = await recruiter.call(createJob, { body: { ...input(), openings: 1 } });
    await move(recruiter, id, "PENDING_APPROVAL");
    await decide(finance, id);
    const { northgate } = companies.ids;
    const applicant = async (name: string, candidate_number: number) => {
      const candidate = await addCandidate(db, northgate, name, { candidate_number });
      return addApplication(db, { id }, candidate);
    };
    const [first, second] = [await applicant("Ida Holm", 7000), await applicant("Jon Pike", 7001)];
    const hire = (application: { id: number }) =>
      moveAsSeen(recruiter, { ids: [application.id], status: "HIRE" });
    expect((await hire(first)).records[0]).toMatchObject({ updated: true });
    expect((await hire(second)).records[0]?.message).toBe(
      "The one approved opening of this job is filled. Ask for more openings first.",
    );
    const { records } = await recruiter.call(listJobs, { query: { filter: "all", per_page: 100 } });
    expect(records.find((each) => each.id === id)?.attention).toContain("filled");
    const elsewhere = { id: companies.jobs.nurse.id };
    const hired = await addApplication(
      db,
      elsewhere,
      await addCandidate(db, northgate, "Uma Roy", { candidate_number: 7002 }),
      { status: "HIRE" },
    );
    const brought = await transferAsSeen(recruiter, { ids: [hired.id], job_id: id });
    expect(brought.records[0]?.message).toMatch(/^The one approved opening of this job is filled/);
    await edit(id, { openings: 2 });
    await decide(finance, id);
    expect((await hire(second)).records[0]).toMatchObject({ updated: true });
  });
});

test("a request is passed on from who has left, then escalated and reminded, by working days", async () => {
  await addChain([
    chainStep("Finance", 1, ids.finance, { fallback: ids.director, escalate_after: 2 }),
  ]);
  const id = await sent();
  // The test's day is Friday 20 November.
  const at = (day: string) =>
    sweepRequests({ ...services, clock: () => new Date(`${day}T10:00:00Z`) });
  const told: object[] = [];
  services.live.subscribe((event) => void ("requisition_id" in event && told.push(event)));
  await at("2026-11-23");
  const asked = async () =>
    (await request(id)).waiting[0]?.people.map(({ first_name }) => first_name);
  expect(await asked()).toEqual(["Fay"]);
  await at("2026-11-24");
  expect(await asked()).toEqual(["Fay", "Dev"]);
  expect(told).toMatchObject([{ asked_ids: [ids.director] }]);
  await at("2026-11-25");
  const reminders = await db
    .selectFrom("outgoing_mail")
    .select(["to_address", "text"])
    .where("subject", "like", "Reminder:%")
    .execute();
  const reminder = reminders.find((each) => each.to_address === "finance@northgate.example");
  // A link of its own: the first may be used up, expired or deleted.
  expect(reminder?.text).toMatch(/Or decide without signing in, once and within 14 days: http/);
  await db
    .updateTable("users")
    .set({ deactivated_date_time: new Date() })
    .where("id", "=", ids.finance)
    .execute();
  await at("2026-11-25");
  expect(await asked()).toEqual(["Dev"]);
});

describe("The link of the mail", () => {
  const tokenIn = async (address: string) => {
    const mail = await db
      .selectFrom("outgoing_mail")
      .select("text")
      .where("to_address", "=", address)
      .where("subject", "like", "For approval:%")
      .orderBy("id", "desc")
      .executeTakeFirstOrThrow();
    return /portal\/([\w-]{43})/.exec(mail.text)?.[1] as string;
  };
  const shown = (token: string) => visitor().call(getPortalRequest, { params: { token } });
  /** One address may try so often in an hour. */
  const visitor = (address = "198.51.100.4") => testBrowser(app, address);
  const give = (token: string, version: number, who = visitor()) =>
    who.call(decidePortalRequest, { body: { token, decision: "approve", version } });

  test("shows the request however often it is opened, and decides once of a hundred tries", async () => {
    await addChain();
    const id = await sent();
    const token = await tokenIn("finance@northgate.example");
    await shown(token);
    const { version, ...seen } = await shown(token);
    expect(seen).toMatchObject({
      title: "Night nurse",
      approver: "Fay Moss",
      step: "Finance",
      company_name: "Northgate Group",
      openings: 2,
    });
    const tries = await Promise.allSettled(Array.from({ length: 100 }, () => give(token, version)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(await states(id)).toEqual(["Finance approved", "Director waiting"]);
    expect((await request(id)).events[0]).toMatchObject({ type: "approved", through_mail: true });
    const elsewhere = visitor("198.51.100.5");
    await expect(elsewhere.call(getPortalRequest, { params: { token } })).rejects.toThrow(
      "was used already",
    );
    // The last signature opens the job, by mail too.
    await give(await tokenIn("director@northgate.example"), version, elsewhere);
    expect(await job(id)).toMatchObject({ status: "ACTIVE" });
  });

  test("is refused once it has expired, for another request or after a change not seen", async () => {
    await addChain();
    const id = await sent();
    const token = await tokenIn("finance@northgate.example");
    const { version } = await shown(token);
    await expect(shown("x".repeat(43))).rejects.toThrow("This link is not valid");
    await edit(id, { location: "York" });
    await expect(give(token, version)).rejects.toThrow("What it asks for has changed");
    await db
      .updateTable("approval_links")
      .set({ expires_date_time: new Date("2026-11-01") })
      .execute();
    await expect(give(token, version + 1)).rejects.toThrow("This link has expired");
    expect(await states(id)).toEqual(["Finance waiting", "Director later"]);
  });
});

test("the figures say what waits and how long decisions take", async () => {
  await addChain([chainStep("Finance", 1, ids.finance)]);
  await sent();
  const decided = await sent();
  await decide(finance, decided);
  expect(await finance.call(contract.getApprovalFigures, {})).toMatchObject({
    mine: 1,
    pending: 2,
    decided: 1,
    median_working_days: 0,
  });
});
