import { getAdvert } from "@ats/core/careers/contract";
import { defaultInterviewSettings } from "@ats/core/interviews/settings";
import { endOfDay } from "@ats/core/interviews/zoned-time";
import {
  createJob,
  createWorkflow,
  getJobSuggestions,
  updateJob,
} from "@ats/core/jobs/vacancy-contract";
import { duplicateJob, getJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { listJobActivity } from "@ats/core/jobs/activity-contract";
import { advertiseJobs } from "@ats/core/jobs/channel-contract";
import { undoJobStatus, updateJobStatus } from "@ats/core/jobs/status-contract";
import type { JobStatus } from "@ats/core/jobs/job";
import type { User } from "@ats/core/users/user";
import { type Kysely, sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addApplication, addCandidate } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

let db: Kysely<Tables>;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  services = testServices(db);
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const draft = (changes: Partial<ReturnType<typeof vacancy>> = {}, who = recruiter) =>
  who.call(createJob, { body: { ...vacancy(companies.users), anonymised: true, ...changes } });
const move = async (
  who: TestBrowser,
  job: { id: number; version: number },
  status: JobStatus,
  reason?: string,
) => {
  const { id, version } = job;
  const body = { jobs: [{ id, version }], status, ...(reason && { reason }) };
  const { records } = await who.call(updateJobStatus, { body });
  return records[0] as NonNullable<(typeof records)[0]>;
};

test("Specification §2, job form: a vacancy is begun with gaps, written over time, and has everything that was written", async () => {
  const begun = await draft({ title: "", description: "", questions: [], scorecard: [] });
  expect(begun).toMatchObject({ status: "DRAFT", job_number: 1003, anonymised: true });
  const workflow = await recruiter.call(createWorkflow, {
    body: { name: "Two talks", nodes: [{ name: "New", status: "APPLIED" }] },
  });
  const members = [companies.users.admin.id];
  const body = {
    ...vacancy(companies.users),
    workflow_id: workflow.id,
    members,
    anonymised: true,
  };
  const saved = await recruiter.call(updateJob, {
    params: { id: begun.id },
    version: begun.version,
    body,
  });
  expect(saved).toMatchObject({ ...body, version: begun.version + 1 });
  const [question] = body.questions;
  const second = { ...question, id: crypto.randomUUID(), text: "When can you start?" };
  const reordered = { ...body, questions: [second, question], scorecard: [] };
  const again = await recruiter.call(updateJob, {
    params: { id: begun.id },
    version: saved.version,
    body: reordered as typeof body,
  });
  expect(again.questions.map(({ text }) => text)).toEqual([second.text, question?.text]);
  expect(again.scorecard).toEqual([]);
  const found = await recruiter.call(listJobs, { query: { filter: "draft", q: "night" } });
  expect(found.records.map(({ id }) => id)).toEqual([begun.id]);
});

test("Specification §2, jobs list: a duplicate is a draft with the same advert and questions of its own", async () => {
  const first = await draft();
  const copy = await recruiter.call(duplicateJob, { params: { id: first.id } });
  expect(copy).toMatchObject({ status: "DRAFT", title: "Night nurse (copy)", anonymised: true });
  expect(copy.questions[0]).toMatchObject({ text: first.questions[0]?.text });
  expect(copy.questions[0]?.id).not.toBe(first.questions[0]?.id);
});

test("Specification §3, jobs: a vacancy is of the brand that it names, or of the company's own; so is its duplicate", async () => {
  const body = { ...vacancy(companies.users), anonymised: true };
  const care = await draft({ brand_name: "Northgate Homes" });
  expect(care.brand_info).toEqual({ name: "Northgate Homes" });
  const copy = await recruiter.call(duplicateJob, { params: { id: care.id } });
  expect(copy.brand_name).toBe("Northgate Homes");
  const { brands } = await recruiter.call(getJobSuggestions, {});
  expect(brands).toEqual(["Northgate", "Northgate Homes"]);
  const params = { id: care.id };
  const own = await recruiter.call(updateJob, {
    params,
    version: care.version,
    body: { ...body, brand_name: "" },
  });
  expect(own.brand_name).toBe("Northgate Group");
  const { records } = await recruiter.call(listJobActivity, { params });
  expect(records[0]?.changes).toEqual([
    { field: "brand_name", before: "Northgate Homes", after: "Northgate Group" },
  ]);
});

test("a question or an attribute of another vacancy is not taken for this one's: nothing is lost without a word", async () => {
  const body = vacancy(companies.users);
  await draft(body);
  const { id, ...attribute } = body.scorecard[0] as (typeof body.scorecard)[number];
  for (const parts of [{ scorecard: [] }, { questions: [], scorecard: [{ id, ...attribute }] }])
    await expect(draft({ ...body, ...parts })).rejects.toMatchObject({
      status: 409,
      message: expect.stringContaining("an id of another vacancy"),
    });
});

test("what interviewers rate may be unnamed in a draft, and in nothing that is public", async () => {
  const [attribute] = vacancy(companies.users).scorecard;
  if (!attribute) throw new Error("The vacancy has no scorecard.");
  const job = await draft({ scorecard: [{ ...attribute, name: "" }] });
  expect(await move(recruiter, job, "ACTIVE")).toMatchObject({
    updated: false,
    message: "It is not complete. Name the attribute, or remove it.",
  });
});

test("two attributes of one name may wait in a draft, and in nothing that is public", async () => {
  const attributes = vacancy(companies.users).scorecard.flatMap((attribute) => [
    attribute,
    { ...attribute, id: crypto.randomUUID(), name: attribute.name.toUpperCase() },
  ]);
  const job = await draft({ scorecard: attributes });
  expect(await move(recruiter, job, "ACTIVE")).toMatchObject({
    updated: false,
    message: expect.stringContaining("Another attribute has this name."),
  });
});

describe("Design §6, job status", () => {
  test("a recruiter publishes, fills with a reason, and takes that back; each change is on record", async () => {
    const job = await draft();
    const active = await move(recruiter, job, "ACTIVE");
    expect(active).toMatchObject({ updated: true, status: "ACTIVE", version: job.version + 1 });
    const filled = await move(recruiter, active, "FILLED", "Hired through this vacancy");
    const params = { id: job.id };
    expect(await recruiter.call(getJob, { params })).toMatchObject({
      status: "FILLED",
      close_reason: "Hired through this vacancy",
    });
    const undo = await recruiter.call(undoJobStatus, {
      body: { jobs: [{ id: job.id, version: filled.version }] },
    });
    expect(undo.records).toMatchObject([{ updated: true, status: "ACTIVE" }]);
    const events = await db
      .selectFrom("job_events")
      .select(["type", "status_after"])
      .orderBy("id")
      .execute();
    expect(events.map(({ status_after, type }) => status_after ?? type)).toEqual([
      "created",
      "ACTIVE",
      "FILLED",
      "ACTIVE",
    ]);
  });

  test("why a job closed stays with it in the archive, and comes back with what is undone", async () => {
    const reason = "Filled through an agency";
    const job = await draft();
    const filled = await move(recruiter, await move(recruiter, job, "ACTIVE"), "FILLED", reason);
    const now = () => recruiter.call(getJob, { params: { id: job.id } });
    const undo = async () => {
      const { id, version } = await now();
      await recruiter.call(undoJobStatus, { body: { jobs: [{ id, version }] } });
      return now();
    };
    const archived = await move(recruiter, filled, "ARCHIVED");
    expect(archived.updated).toBe(true);
    expect(await now()).toMatchObject({ status: "ARCHIVED", close_reason: reason });
    const back = await undo();
    expect(back).toMatchObject({ status: "FILLED", close_reason: reason });
    await move(recruiter, back, "ACTIVE");
    expect(await now()).toMatchObject({ status: "ACTIVE", close_reason: null });
    expect(await undo()).toMatchObject({ status: "FILLED", close_reason: reason });
  });

  test("a vacancy that opens anew is open from then on; one that was on hold, or closed by mistake, since it first was", async () => {
    const job = await draft();
    const aMinuteLater = () => services.clock.advance(60_000);
    const open = async () =>
      (await recruiter.call(getJob, { params: { id: job.id } })).published_date_time;
    let seen = await move(recruiter, job, "ACTIVE");
    const first = await open();
    aMinuteLater();
    seen = await move(recruiter, seen, "ON_HOLD");
    seen = await move(recruiter, seen, "ACTIVE");
    seen = await move(recruiter, seen, "FILLED", "Hired through this vacancy");
    const undone = await recruiter.call(undoJobStatus, {
      body: { jobs: [{ id: job.id, version: seen.version }] },
    });
    expect(await open()).toBe(first);
    const active = { id: job.id, version: (undone.records[0] as { version: number }).version };
    seen = await move(recruiter, active, "FILLED", "Hired through this vacancy");
    aMinuteLater();
    seen = await move(recruiter, seen, "ACTIVE");
    expect(await open()).toBe(services.clock().toISOString());
    await recruiter.call(undoJobStatus, {
      body: { jobs: [{ id: job.id, version: seen.version }] },
    });
    expect(await open()).toBe(first);
  });

  test("a hiring manager hands in, and cannot publish or change it any more", async () => {
    const job = await draft({ hiring_manager_id: companies.users.manager.id }, manager);
    expect(await move(manager, job, "ACTIVE")).toMatchObject({ updated: false });
    const waiting = await move(manager, job, "PENDING_APPROVAL");
    expect(waiting.updated).toBe(true);
    await expect(
      manager.call(updateJob, {
        params: { id: job.id },
        version: waiting.version,
        body: vacancy(companies.users),
      }),
    ).rejects.toMatchObject({ status: 403 });
    expect(await move(recruiter, waiting, "ACTIVE")).toMatchObject({ updated: true });
  });

  test("a hiring manager takes back what they wrote or hire for; another's waiting vacancy stays, and so does how it came there", async () => {
    const { admin, manager: sam } = companies.users;
    const wrote = await draft({ hiring_manager_id: admin.id }, manager);
    const waiting = await move(manager, wrote, "PENDING_APPROVAL");
    expect(await move(manager, waiting, "DRAFT")).toMatchObject({ updated: true });
    const hiresFor = await move(
      recruiter,
      await draft({ hiring_manager_id: sam.id }),
      "PENDING_APPROVAL",
    );
    const why = "Nights alone, please.";
    expect(await move(manager, hiresFor, "DRAFT", why)).toMatchObject({ updated: true });
    const another = await draft({ hiring_manager_id: admin.id });
    const theirs = await move(recruiter, another, "PENDING_APPROVAL");
    for (const status of ["DRAFT", "WITHDRAWN"] as const)
      expect(await move(manager, theirs, status, "The role is no longer needed")).toMatchObject({
        updated: false,
        status: "PENDING_APPROVAL",
      });
    const { id, version } = theirs;
    const undo = await manager.call(undoJobStatus, { body: { jobs: [{ id, version }] } });
    expect(undo.records).toMatchObject([{ updated: false, status: "PENDING_APPROVAL" }]);
  });

  test("what waits for approval comes back with a comment, to who wrote it; the recruiter hears of what is handed in", async () => {
    const mail = () =>
      db
        .selectFrom("outgoing_mail")
        .select(["to_address", "subject", "text"])
        .where("to_address", "like", "%@northgate.example")
        .orderBy("id")
        .execute();
    const job = await draft({}, manager);
    const waiting = await move(manager, job, "PENDING_APPROVAL");
    expect(await mail()).toMatchObject([
      { to_address: "recruiter@northgate.example", subject: "For approval: Night nurse" },
    ]);
    expect(await move(recruiter, waiting, "DRAFT", "<br> ")).toMatchObject({
      updated: false,
      message: "Give a reason for sending it back.",
    });
    const reason = "The salary is over the band.";
    const back = await move(recruiter, waiting, "DRAFT", reason);
    expect(back).toMatchObject({ updated: true, status: "DRAFT" });
    expect((await mail())[1]).toMatchObject({
      to_address: "manager@northgate.example",
      subject: "Sent back: Night nurse",
      text: expect.stringContaining(reason),
    });
    const params = { id: job.id };
    const { records } = await recruiter.call(listJobActivity, { params });
    expect(records[0]).toMatchObject({ status_after: "DRAFT", reason });
    const read = async () => (await manager.call(getJob, { params })).sent_back_reason;
    expect(await read()).toBe(reason);
    await move(manager, back, "PENDING_APPROVAL");
    expect(await read()).toBeNull();
  });

  const approvalMail = () =>
    db
      .selectFrom("outgoing_mail")
      .select(["to_address", "status"])
      .where("subject", "like", "For approval:%")
      .orderBy("to_address")
      .execute();

  test.each(["manager", "recruiter"] as const)(
    "what a hiring manager hands in with the %s as its recruiter waits with somebody who may publish it",
    async (name) => {
      const job = await draft({ recruiter_id: companies.users[name].id }, manager);
      await move(manager, job, "PENDING_APPROVAL");
      const told = (await approvalMail()).map(({ to_address }) => to_address);
      expect(told).toContain("recruiter@northgate.example");
      expect(told.includes("admin@northgate.example")).toBe(name === "manager");
      expect(told).not.toContain("manager@northgate.example");
    },
  );

  test("what was handed in and taken back at once, or decided on, is no news to anybody", async () => {
    const taken = await move(manager, await draft({}, manager), "PENDING_APPROVAL");
    const statuses = async () => (await approvalMail()).map(({ status }) => status);
    expect(await statuses()).toEqual(["queued"]);
    const { id, version } = taken;
    await manager.call(undoJobStatus, { body: { jobs: [{ id, version }] } });
    expect(await statuses()).toEqual(["cancelled"]);
    const decided = await move(manager, await draft({}, manager), "PENDING_APPROVAL");
    await move(recruiter, decided, "ACTIVE");
    expect(await statuses()).toEqual(["cancelled", "cancelled"]);
  });

  test("with the approval process on, a recruiter's draft waits too", async () => {
    await db
      .updateTable("companies")
      .set({
        system_flags: JSON.stringify({
          approval_process: true,
          publishing: { careers_page: true },
        }),
      })
      .where("id", "=", companies.ids.northgate)
      .execute();
    const job = await draft();
    expect(await move(recruiter, job, "ACTIVE")).toMatchObject({ updated: false });
    expect(await move(recruiter, job, "PENDING_APPROVAL")).toMatchObject({ updated: true });
  });

  test("a bulk change answers for each: stale, incomplete and moved", async () => {
    const [ready, gappy, stale] = [await draft(), await draft({ title: "" }), await draft()];
    const body = {
      jobs: [ready, gappy, { ...stale, version: 9 }].map(({ id, version }) => ({ id, version })),
      status: "ACTIVE" as const,
    };
    const { records } = await recruiter.call(updateJobStatus, { body });
    expect(records.map(({ updated, message }) => [updated, message])).toEqual([
      [true, null],
      [false, "It is not complete. Enter the job title."],
      [false, "Someone has changed it since. Check it again."],
    ]);
  });

  test("what was published, and edited or released since, is not undone by who reads it anew", async () => {
    const job = await draft();
    const { version } = await move(recruiter, job, "ACTIVE");
    const params = { id: job.id };
    const body = { ...vacancy(companies.users), anonymised: true, openings: 3 };
    const edited = await recruiter.call(updateJob, { params, version, body });
    const undo = async (version: number) =>
      (await recruiter.call(undoJobStatus, { body: { jobs: [{ id: job.id, version }] } })).records;
    const nothing = [{ updated: false, status: "ACTIVE", message: "There is nothing to undo." }];
    expect(await undo(edited.version)).toMatchObject(nothing);
    const held = await move(recruiter, edited, "ON_HOLD");
    const resumed = await move(recruiter, held, "ACTIVE");
    const jobs = [{ id: job.id, version: resumed.version }];
    const { records } = await recruiter.call(advertiseJobs, {
      body: { jobs, channel: "careers_page", is_advertised: false },
    });
    expect(await undo(records[0]?.version ?? 0)).toMatchObject(nothing);
  });

  test("what has changed since is not taken back", async () => {
    const job = await draft();
    const active = await move(recruiter, job, "ACTIVE");
    await move(recruiter, active, "ON_HOLD");
    const { records } = await recruiter.call(undoJobStatus, {
      body: { jobs: [{ id: job.id, version: active.version }] },
    });
    expect(records).toMatchObject([{ updated: false, status: "ON_HOLD" }]);
  });
});

test("a public job keeps no gap: what it lacks is said", async () => {
  const job = await draft();
  const { version } = await move(recruiter, job, "ACTIVE");
  const body = { ...vacancy(companies.users), anonymised: true, description: "<p> </p>" };
  await expect(
    recruiter.call(updateJob, { params: { id: job.id }, version, body }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringContaining("advert") });
});

test("an advert that closed keeps its date while the rest is edited, and gets no other day that is over", async () => {
  const closing_date_time = "2026-11-20T23:59:59Z";
  const job = await draft({ closing_date_time });
  const { version } = await move(recruiter, job, "ACTIVE");
  services.clock.advance(4 * 24 * 60 * 60_000);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  const body = { ...vacancy(companies.users), anonymised: true, closing_date_time, openings: 3 };
  const edit = (changes: Partial<typeof body>) =>
    recruiter.call(updateJob, { params: { id: job.id }, version, body: { ...body, ...changes } });
  await expect(edit({ closing_date_time: "2026-11-21T23:59:59Z" })).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining("closing date in the future"),
  });
  const questions = body.questions.map((question) => ({ ...question, text: "" }));
  await expect(edit({ questions })).rejects.toMatchObject({
    message: expect.stringContaining("Write the question"),
  });
  expect(await edit({})).toMatchObject({ openings: 3, version: version + 1 });
});

test("Specification §3, jobs: a closing date is a day of the company's time zone, which every reader is told", async () => {
  const { time_zone } = await recruiter.call(getJobSuggestions, {});
  expect(time_zone).toBe("Europe/London");
  const closing_date_time = endOfDay("2027-06-30", time_zone);
  const job = await draft({ closing_date_time });
  expect(job).toMatchObject({ time_zone, closing_date_time: "2027-06-30T22:59:59.000Z" });
  await move(recruiter, job, "ACTIVE");
  const settings = JSON.stringify({ ...defaultInterviewSettings, time_zone: "America/New_York" });
  await db
    .insertInto("interview_settings")
    .values({ company_id: companies.ids.northgate, settings })
    .execute();
  const { records } = await recruiter.call(listJobs, { query: { q: "night" } });
  const params = { company: "northgate-group", job_number: job.job_number };
  for (const read of [
    records[0],
    await recruiter.call(getJobSuggestions, {}),
    await recruiter.call(getAdvert, { params }),
  ])
    expect(read).toMatchObject({ time_zone: "America/New_York" });
});

test("Specification §4, jobs: the record of a job says who changed what, from what to what, and why it closed", async () => {
  const job = await draft();
  const params = { id: job.id };
  const body = {
    ...vacancy(companies.users),
    anonymised: true,
    salary_max: 3_500_000,
    members: [companies.users.admin.id],
    description: "<p>Care by <strong>day</strong>.</p>",
    closing_date_time: "2027-06-30T22:59:59.000Z",
  };
  const saved = await recruiter.call(updateJob, { params, version: job.version, body });
  const same = await recruiter.call(updateJob, { params, version: saved.version, body });
  const last = await recruiter.call(listJobActivity, { params, query: { most: 1 } });
  expect(last).toMatchObject({ total: 2, records: [{ type: "updated" }] });
  const active = await move(recruiter, same, "ACTIVE");
  await move(recruiter, active, "FILLED", "Hired through this vacancy");
  const { records } = await recruiter.call(listJobActivity, { params });
  expect(records.map(({ type, status_after }) => status_after ?? type)).toEqual([
    "FILLED",
    "ACTIVE",
    "updated",
    "created",
  ]);
  expect(records[0]).toMatchObject({ reason: "Hired through this vacancy" });
  expect(records[2]).toMatchObject({
    actor: { first_name: "Tom", last_name: "Ashdown", acting_for: null },
    changes: [
      {
        field: "salary",
        before: "£28,000 to £32,000 a year",
        after: "£28,000 to £35,000 a year",
      },
      { field: "description", before: "Care through the night.", after: "Care by day." },
      { field: "members", before: null, after: "Helen Whitworth" },
      { field: "closing_date_time", before: null, after: "2027-06-30" },
    ],
  });
  const another = { params: { id: companies.jobs.planner.id } };
  await expect(recruiter.call(listJobActivity, another)).rejects.toMatchObject({ status: 404 });
});

test("a draft that saves itself has a line on record for each sitting and writer, from what was to what is", async () => {
  const job = await draft({ title: "N", dept: "" });
  const params = { id: job.id };
  let { version } = job;
  const save = async (changes: Partial<ReturnType<typeof vacancy>>, who = recruiter) => {
    const body = { ...vacancy(companies.users), anonymised: true, dept: "", ...changes };
    ({ version } = await who.call(updateJob, { params, version, body }));
  };
  const lines = async () =>
    (await recruiter.call(listJobActivity, { params })).records.map(({ changes }) =>
      changes.map(({ field, before, after }) => [field, before, after]),
    );
  await save({ title: "Ni" });
  services.clock.advance(60_000);
  await save({ title: "Night", dept: "Wards" });
  services.clock.advance(60_000);
  await save({ title: "Night" });
  expect(await lines()).toEqual([[["title", "N", "Night"]], []]);
  await save({ title: "Night nurse" }, manager);
  await save({ title: "Night nurse", openings: 3 });
  services.clock.advance(2 * 60 * 60_000);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  await save({ title: "Night nurse", openings: 4 });
  expect(await lines()).toEqual([
    [["openings", "3", "4"]],
    [["openings", "2", "3"]],
    [["title", "Night", "Night nurse"]],
    [["title", "N", "Night"]],
    [],
  ]);
  await move(recruiter, { ...job, version }, "ACTIVE");
  const change = () =>
    inCompany(db, companies.ids.northgate, (company) =>
      company.updateTable("job_events").set({ changes: "[]" }).returning("id").execute(),
    );
  expect(await change()).toEqual([]);
});

test("Specification §3, jobs: whether applicants are anonymised is settled once the job was public, or has an application", async () => {
  const job = await draft({ anonymised: true });
  const edit = (version: number, anonymised: boolean) =>
    recruiter.call(updateJob, {
      params: { id: job.id },
      version,
      body: { ...vacancy(companies.users), anonymised },
    });
  const open = await edit(job.version, false);
  expect(open.anonymised).toBe(false);
  const active = await move(recruiter, open, "ACTIVE");
  await expect(edit(active.version, true)).rejects.toMatchObject({ status: 400 });
  const withdrawn = await move(recruiter, active, "WITHDRAWN", "Advertised in error");
  const again = await move(recruiter, withdrawn, "DRAFT");
  await expect(edit(again.version, true)).rejects.toMatchObject({ status: 400 });
  await db
    .updateTable("jobs")
    .set({ published_date_time: null })
    .where("id", "=", job.id)
    .execute();
  const candidate = await addCandidate(db, companies.ids.northgate, "Emma Hall", {
    candidate_number: 1901,
  });
  await addApplication(db, job, candidate);
  await expect(edit(again.version, true)).rejects.toMatchObject({ status: 400 });
});

describe("Specification §3: the company's rule for anonymising applicants", () => {
  const anonymise = (change: Partial<User["ats_settings"]["anonymize_appl_data_settings"]>) =>
    db
      .updateTable("companies")
      .set({
        ats_settings: sql`jsonb_set(ats_settings, '{anonymize_appl_data_settings}',
          ats_settings->'anonymize_appl_data_settings' || ${JSON.stringify(change)}::jsonb)`,
      })
      .where("id", "=", companies.ids.northgate)
      .execute();
  const copied = ({ id }: { id: number }) => recruiter.call(duplicateJob, { params: { id } });

  test("a duplicate of a job that shows its applicants hides them where every new job does, until its writer says otherwise", async () => {
    const open = await draft({ anonymised: false });
    expect(await copied(open)).toMatchObject({ anonymised: false });
    await anonymise({ is_auto_enabled_for_new_jobs: true });
    const copy = await copied(open);
    expect(copy).toMatchObject({ anonymised: true });
    const written = await recruiter.call(updateJob, {
      params: { id: copy.id },
      version: copy.version,
      body: { ...vacancy(companies.users), anonymised: false },
    });
    expect(written).toMatchObject({ anonymised: false });
  });

  test("a company that does not anonymise begins no anonymised job; one that it has stays one", async () => {
    const before = await draft();
    const open = await draft({ anonymised: false });
    await anonymise({ is_enabled: false });
    const refused = { status: 409, message: expect.stringContaining("does not anonymise") };
    await expect(draft()).rejects.toMatchObject(refused);
    const hide = ({ id, version }: typeof open) =>
      recruiter.call(updateJob, {
        params: { id },
        version,
        body: { ...vacancy(companies.users), anonymised: true },
      });
    await expect(hide(open)).rejects.toMatchObject(refused);
    expect(await hide(before)).toMatchObject({ anonymised: true });
    expect(await copied(before)).toMatchObject({ anonymised: false });
  });
});
