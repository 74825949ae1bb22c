import { inCompany } from "../database/database.ts";
import {
  getApplication,
  listActivity,
  listApplications,
  listNotes,
} from "@ats/core/applications/contract";
import { viewApplication } from "@ats/core/applications/viewing-contract";
import { submitScorecard } from "@ats/core/applications/scorecard-contract";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import * as contract from "@ats/core/candidates/erasure-contract";
import { suggestMapping } from "@ats/core/candidates/candidate-import";
import { addImport, checkImport, finishImport } from "@ats/core/candidates/import-contract";
import { holdCandidate } from "@ats/core/candidates/retention-contract";
import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import { recordCheck, sendEvidence } from "@ats/core/checks/contract";
import { checkStatements } from "@ats/core/checks/right-to-work";
import type { ApiError } from "@ats/core/contract/client";
import { inviteSeveralToBook } from "@ats/core/interviews/booking-contract";
import { updateInterview } from "@ats/core/interviews/contract";
import { listOutgoingMail } from "@ats/core/mail/contract";
import { rightsOf, roles } from "@ats/core/rights/rights";
import { globalSearch } from "@ats/core/search/contract";
import { addNote } from "@ats/core/applications/contract";
import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import type { FileStore } from "../kernel/ports/file-store.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate, addUser, testCv } from "../testing/records.ts";
import { interviewOf, invitationOf } from "../testing/interview.ts";
import { remindOfInterviews } from "../interviews/reminders.ts";
import { recordCandidateEvent } from "./record-candidate-event.ts";
import { entriesOf } from "./unpacked-size.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let files: FileStore;
let admin: TestBrowser;
let recruiter: TestBrowser;
const heard: { application_ids: number[] }[] = [];
const keys = ["1/cv/ann.pdf", "1/cv/ann-2.pdf"];

beforeAll(async () => {
  db = await testDatabase();
  services = testServices(db);
  files = services.files;
  companies = await testCompanies(db);
  for (const key of keys) await files.put(key, new Uint8Array([7, 7, 7]));
  const app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  const params = { id: companies.applications.annAsNurse.id };
  await recruiter.call(addNote, { params, body: { text: "Ann Bell rang on Tuesday." } });
});

const id = () => companies.candidates.ann.id;

/** Sends Ann Bell a file that nobody else gets. */
async function sendHerAlone(file_key: string) {
  const { ids, users, message } = companies;
  const company_id = ids.northgate;
  await files.put(file_key, new Uint8Array([7, 7, 7]));
  const { id: attachment_id } = await db
    .insertInto("attachments")
    .values({
      company_id,
      file_key,
      name: "Terms.pdf",
      type: "application/pdf",
      size: 3,
      created_by: users.recruiter.id,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("message_attachments")
    .values({ company_id, message_id: message.id, attachment_id })
    .execute();
  return file_key;
}

const exported = async (browser = admin) => {
  const archive = await browser.call(contract.exportCandidate, { params: { id: id() } });
  const entries = entriesOf(new Uint8Array(await archive.arrayBuffer())) ?? [];
  const data = JSON.parse(new TextDecoder().decode(entries[0]?.packed));
  return { names: entries.map(({ name }) => name), data };
};

test("Specification §1, export of personal data: an export has the candidate's data and files, and is recorded", async () => {
  const { names, data } = await exported();
  expect(names).toEqual(["candidate.json", expect.stringMatching(/^CVs\/\d+ Ann Bell\.pdf$/)]);
  expect(data).toMatchObject({ first_name: "Ann", email: "ann.bell@mail.example" });
  expect(data.applications).toHaveLength(2);
  expect(data.notes).toMatchObject([{ text: "Ann Bell rang on Tuesday." }]);
  expect(data.messages).toMatchObject([{ subject: "Your application" }]);
  expect(await db.selectFrom("candidate_events").select("type").execute()).toEqual([
    { type: "exported" },
  ]);
});

test("an export has the documents that the candidate was asked to sign", async () => {
  await files.put("1/documents/offer.pdf", new Uint8Array([7, 7, 7]));
  const { names, data } = await exported();
  expect(names).toContain(`Documents/${companies.envelopes.waiting} Offer to Ann Bell.pdf`);
  expect(data.documents.at(-1)).toMatchObject({
    title: "Offer to Ann Bell",
    status: "PENDING",
    signer_email: "ann.bell@mail.example",
  });
  expect(JSON.stringify(data)).not.toMatch(/token|document_key/);
});

test("an export has the files of an application that is not sent yet", async () => {
  const { id: application_id } = companies.applications.annAsNurse;
  const kept = db.updateTable("saved_applications").where("application_id", "=", application_id);
  const { form } = await db
    .selectFrom("saved_applications")
    .where("application_id", "=", application_id)
    .select("form")
    .executeTakeFirstOrThrow();
  const uploads = ["1/cv/waiting.pdf", "1/cv/letter.pdf"];
  const [cv, letter] = await Promise.all(
    uploads.map(async (file_key) => {
      await files.put(file_key, new Uint8Array([7, 7, 7]));
      const { id: upload } = await db
        .insertInto("application_uploads")
        .values({
          company_id: companies.ids.northgate,
          job_id: companies.jobs.nurse.id,
          file_key,
          type: "application/pdf",
          size: 3,
          text: "",
          created_date_time: services.clock(),
          application_id,
        })
        .returning("id")
        .executeTakeFirstOrThrow();
      return upload;
    }),
  );
  const answers = [{ question_id: crypto.randomUUID(), answer: [letter, "Letter.pdf"] }];
  const now = { ...form, cv: { upload: cv, name: "New CV.pdf" }, answers };
  await kept.set({ form: JSON.stringify(now) }).execute();
  const { names } = await exported();
  for (const name of ["New CV", "Letter"])
    expect(names).toContainEqual(expect.stringMatching(`^Not sent yet/\\d ${name}\\.pdf$`));
});

test("an export has the right-to-work checks, with the copies", async () => {
  const params = { id: companies.applications.annAsNurse.id };
  const copy = await recruiter.call(sendEvidence, {
    params,
    query: { name: "Passport.pdf" },
    body: testCv("Passport"),
  });
  await recruiter.call(recordCheck, {
    params,
    body: {
      route: "MANUAL",
      list: "A",
      documents: ["British passport"],
      checked_date: "2026-11-20",
      permission_date: null,
      share_code: null,
      provider: "",
      restrictions: "",
      likeness_confirmed: true,
      evidence: [copy.id],
    },
  });
  const { names, data } = await exported();
  expect(names).toContainEqual(expect.stringMatching(/^Right to work\/\d Passport\.pdf$/));
  expect(data.right_to_work.checks).toMatchObject([
    {
      documents: ["British passport"],
      checked_by: "Recruiter user",
      checked_date: "2026-11-20",
      statement: checkStatements.MANUAL,
    },
  ]);
});

test("an export has the messages to the candidate, with the files", async () => {
  await files.put("1/messages/benefits.pdf", new Uint8Array([7, 7, 7]));
  const { names, data } = await exported();
  expect(names).toContain(`Messages/${companies.message.id} Benefits.pdf`);
  expect(data.messages[0]).toMatchObject({ files: ["Benefits.pdf"] });
});

test("an export has the records merged into the candidate's, as they were", async () => {
  const anne = await addCandidate(db, companies.ids.northgate, "Anne Bell", {
    candidate_number: 1043,
    city: "York",
  });
  const { version } = await recruiter.call(getCandidate, { params: { id: id() } });
  await recruiter.call(mergeCandidates, {
    params: { id: id() },
    version,
    body: { other: anne.id, other_version: 1, take: [] },
  });
  const { data } = await exported();
  expect(data.merged_records).toMatchObject([
    { survivor: { first_name: "Ann" }, merged: { first_name: "Anne", city: "York" } },
  ]);
});

describe("Specification §1, export of personal data: an export after scorecards, interviews and reveals", () => {
  const words = "Secretly wants to leave nursing";

  beforeAll(async () => {
    const params = { id: companies.applications.annAsNurse.id };
    await services.system
      .insertInto("scorecard_attributes")
      .values({
        company_id: companies.ids.northgate,
        id: crypto.randomUUID(),
        job_id: companies.jobs.nurse.id,
        position: 0,
        name: "Care",
      })
      .execute();
    await recruiter.call(submitScorecard, {
      params,
      version: 0,
      body: { ratings: [{ name: "Care", rating: "YES" }], decision: "STRONG_YES", comment: words },
    });
    await recruiter.call(viewApplication, { params });
    await recruiter.call(updateInterview, {
      params: { id: companies.interview.id },
      version: 1,
      body: { ...interviewOf(companies.users).input, adjustments: words, reason: words },
    });
    const invitation = { ...invitationOf(companies.users), adjustments: words };
    await recruiter.call(inviteSeveralToBook, { body: { ids: [params.id], invitation } });
    const { company_id, user_id } = await db
      .selectFrom("users")
      .select(["company_id", "id as user_id"])
      .where("email", "=", "manager@northgate.example")
      .executeTakeFirstOrThrow();
    const of = { company_id, user_id, application_id: params.id, reason: words };
    const now = services.clock();
    await db
      .insertInto("reveals")
      .values({ ...of, revealed_date_time: now })
      .execute();
    await db
      .insertInto("activities")
      .values({ ...of, type: "revealed", created_date_time: now })
      .execute();
    const aDayBefore = (4 * 24 + 1) * 60 * 60_000;
    services.clock.advance(aDayBefore);
    await remindOfInterviews(services);
    services.clock.advance(-aDayBefore);
  });

  test("has all of them, with roles in place of colleagues' names", async () => {
    const { data } = await exported();
    expect(data.scorecards).toMatchObject([
      { written_by: "Recruiter user", decision: "STRONG_YES", comment: words },
    ]);
    expect(data.interviews).toMatchObject([
      {
        start_date_time: "2026-11-25T10:00:00.000Z",
        type: "VIDEO",
        status: "SCHEDULED",
        adjustments: words,
        arranged_by: "Recruiter user",
        interviewers: ["Hiring manager user"],
      },
      { title: "Day on the ward", type: "IN_PERSON", interviewers: ["Hiring manager user"] },
    ]);
    expect(data.invitations_to_choose_a_time).toContainEqual(
      expect.objectContaining({ adjustments: words }),
    );
    const done = (type: string) => data.record.find((line: { type: string }) => line.type === type);
    expect(done("revealed")).toMatchObject({ done_by: "Hiring manager user", reason: words });
    expect(done("viewed")).toMatchObject({ done_by: "Recruiter user", job_number: 1001 });
    expect(data.whole_record[0]).toMatchObject({
      type: "exported",
      done_by: "Recruiter admin user",
    });
    const { messages: _, ...kept } = data;
    expect(JSON.stringify(kept)).not.toMatch(/Ashdown|Raman|Whitworth/);
  });

  test("has no link that works like a password, and no mail to a colleague", async () => {
    const { messages } = (await exported()).data;
    const subjects = messages.map(({ subject }: { subject: string }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^Choose a time for your interview/));
    expect(JSON.stringify(messages)).not.toMatch(/\/interview\/|manager@northgate/);
    expect(await mailNaming("manager@northgate.example")).toContain("Ann Bell");
  });
});

/** Mail that was sent to an address, or waits to be sent. */
const mailNaming = async (address: string) =>
  JSON.stringify(
    await db
      .selectFrom("outgoing_mail")
      .select(["subject", "text"])
      .where("to_address", "=", address)
      .execute(),
  );

describe("data outside the candidate's record includes", () => {
  const importOf = (content: string) =>
    recruiter.call(addImport, {
      query: { name: "people.csv" },
      body: new File([content], "people.csv"),
    });

  test("the reasons of a legal hold", async () => {
    const params = { id: id() };
    const hold = async (legal_hold: boolean) =>
      admin.call(holdCandidate, {
        params,
        version: (await admin.call(getCandidate, { params })).version,
        body: { legal_hold, reason: "Secretly prepares a claim, says Ann Bell" },
      });
    await hold(true);
    await hold(false);
    const reasons = await db.selectFrom("candidate_events").select("reason").execute();
    expect(JSON.stringify(reasons)).toContain("Secretly");
  });

  test("rows of a file being imported, with the candidate's email or telephone number", async () => {
    const { contact_mobile_number } = await recruiter.call(getCandidate, { params: { id: id() } });
    expect(contact_mobile_number).toBeTruthy();
    const { id: import_id } = await importOf(
      `Forename;Surname;E-mail;Mobile;Town
Ann Bell;;Ann.Bell@mail.example;;Leeds
Secretly;Annie;;${contact_mobile_number};Leeds
Zelda;Quill;zelda@mail.example;;Hull`,
    );
    const rows = db.selectFrom("candidate_import_rows").select("cells");
    expect(await rows.where("import_id", "=", import_id).execute()).toHaveLength(3);
  });
});

test("exporting a candidate's data needs the right to see all of it", async () => {
  for (const role of roles.filter((each) => rightsOf[each].includes("UPDATE_CANDIDATES")))
    expect(rightsOf[role]).toEqual(
      expect.arrayContaining(["VIEW_JOBS", "VIEW_ANONYMISED", "MANAGE_CHECKS"]),
    );
  const manager = await signIn(testApi(services), "manager@northgate.example");
  for (const who of [manager, recruiter])
    await expect(exported(who)).rejects.toMatchObject({ status: 403 });
});

/** Ann's id and current version. */
const seen = async () => {
  const params = { id: id() };
  return { params, version: (await admin.call(getCandidate, { params })).version };
};

test("Specification §1, erasure: only an administrator may erase", async () => {
  const body = { reason: "The person asked for it" } as const;
  const call = recruiter.call(contract.eraseCandidate, { ...(await seen()), body });
  await expect(call).rejects.toMatchObject({ status: 403 });
});

test("Quality R2: a candidate who has changed since the page was loaded is not erased", async () => {
  const { params, version } = await seen();
  const body = { reason: "The person asked for it" } as const;
  const call = admin.call(contract.eraseCandidate, { params, version: version - 1, body });
  await expect(call).rejects.toMatchObject({
    status: 412,
    message: expect.stringContaining("changed elsewhere"),
  });
});

test("a candidate under legal hold is not erased", async () => {
  const hold = (legal_hold: boolean) =>
    db.updateTable("candidates").set({ legal_hold }).where("id", "=", id()).execute();
  await hold(true);
  const body = { reason: "The person asked for it" } as const;
  const call = admin.call(contract.eraseCandidate, { ...(await seen()), body });
  await expect(call).rejects.toMatchObject({ status: 409 });
  await hold(false);
});

const ofSomebodyElse = () => ({
  params: { id: companies.applications.oluwaseunAsCarer.id },
  body: { text: "Oluwaseun rang on Monday." },
  idempotencyKey: "a-note-sent-again-after-it",
});

test("Specification §1, erasure: an erased candidate is nowhere to be found, and the counts remain", async () => {
  const ownFile = await sendHerAlone("1/messages/terms.pdf");
  const job = { params: { id: companies.jobs.nurse.id } };
  const before = await admin.call(listApplications, job);
  const all = (await admin.call(listCandidates, {})).total;
  const stop = services.live.subscribe((event) => {
    if ("application_ids" in event && "job_id" in event) heard.push(event);
  });
  await recruiter.call(addNote, ofSomebodyElse());
  await admin.call(contract.eraseCandidate, {
    ...(await seen()),
    body: { reason: "The person asked for it" },
  });
  await stop();
  const gone = (await admin
    .call(getCandidate, { params: { id: id() }, mayBeMissing: true })
    .catch((error: ApiError) => error)) as ApiError;
  expect(gone.status).toBe(404);
  expect((await admin.call(listCandidates, {})).total).toBe(Number(all) - 1);
  for (const q of ["ann bell", "1041", "erased"]) {
    const query = { m: "APPLICATIONS", q } as const;
    expect(await admin.call(globalSearch, { query })).toMatchObject({ total: 0 });
  }
  expect((await admin.call(listCandidates, { query: { cv: "dementia" } })).total).toBe(0);
  for (const key of keys) expect(await files.get(key)).toBeUndefined();
  expect(await files.get(ownFile)).toBeUndefined();
  // A template has this file too.
  expect(await files.get("1/messages/benefits.pdf")).toBeDefined();
  const params = { id: companies.applications.annAsNurse.id };
  const answers = [
    await admin.call(getApplication, { params }),
    await admin.call(listNotes, { params }),
    await admin.call(listApplications, job),
    await admin.call(listOutgoingMail),
  ];
  expect(JSON.stringify(answers)).not.toMatch(/\bAnn\b|Bell|mail\.example|7700/);
  expect((await admin.call(listApplications, job)).counts).toEqual(before.counts);
  const left = await db.selectFrom("candidates").selectAll().where("id", "=", id()).execute();
  expect(JSON.stringify(left)).not.toMatch(/\bAnn\b|Bell|Leeds|LS6/i);
});

test("Quality R3: a call from before an erasure is not done twice when it is repeated", async () => {
  await expect(recruiter.call(addNote, ofSomebodyElse())).rejects.toMatchObject({
    status: 409,
    message: "This was already done. Reload the page to see the result.",
  });
  const { records } = await recruiter.call(listNotes, { params: ofSomebodyElse().params });
  expect(records).toHaveLength(1);
});

test("Specification §1, erasure: no table has a word about an erased candidate, and the record of what was done stays", async () => {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'company_id'
      and table_name not in ('users', 'companies')`.execute(db);
  for (const { name } of tables) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    expect(JSON.stringify(rows), name).not.toMatch(/Secretly|\bAnn Bell|ann\.bell/);
  }
  const { records } = await admin.call(listActivity, {
    params: { id: companies.applications.annAsNurse.id },
  });
  expect(records.find(({ type }) => type === "revealed")).toMatchObject({
    reason: "Erased",
    actor: { last_name: "Raman" },
  });
  const interview = db.selectFrom("interviews").select(["status", "reminder_date_time"]);
  expect(await interview.where("id", "=", companies.interview.id).executeTakeFirst()).toEqual({
    status: "CANCELLED",
    reminder_date_time: null,
  });
});

test("interviews of an erased candidate are cancelled by candidate number, and open pages refresh", async () => {
  const mail = await mailNaming("manager@northgate.example");
  expect(mail).toContain("Interview cancelled: Candidate 1041");
  expect(mail).toContain("the interview with Candidate 1041 is cancelled");
  const { annAsNurse } = companies.applications;
  expect(heard.flatMap(({ application_ids }) => application_ids)).toContain(annAsNurse.id);
});

test("an unfinished import loses the erased candidate's rows, and keeps the others", async () => {
  const rows = await db
    .selectFrom("candidate_import_rows")
    .select(["import_id", "line", "cells"])
    .orderBy("line")
    .execute();
  expect(rows.map(({ cells }) => cells)).toEqual([
    [],
    [],
    ["Zelda", "Quill", "zelda@mail.example", "", "Hull"],
  ]);
  const params = { id: rows[0]?.import_id as number };
  const mapping = suggestMapping(["Forename", "Surname", "E-mail", "Mobile", "Town"]);
  const { problems } = await recruiter.call(checkImport, { params, body: { mapping, from: 0 } });
  expect(problems.map(({ line }) => line)).toEqual([2, 3]);
  expect(await recruiter.call(finishImport, { params })).toEqual({
    added: 1,
    updated: 0,
    skipped: 2,
  });
});

test("the reasons of a legal hold are erased only for the erased candidate", async () => {
  const events = await db.selectFrom("candidate_events").select(["type", "reason"]).execute();
  expect(events.filter(({ type }) => type === "held" || type === "released")).toEqual([
    { type: "held", reason: "Erased" },
    { type: "released", reason: "Erased" },
  ]);
  const { id: oluwaseun } = companies.candidates.oluwaseun;
  await admin.call(holdCandidate, {
    params: { id: oluwaseun },
    version: 1,
    body: { legal_hold: true, reason: "A claim" },
  });
  const change = db.updateTable("candidate_events").set({ reason: "Erased" });
  await expect(change.where("type", "=", "held").execute()).rejects.toThrow("never changed");
  await expect(db.updateTable("candidate_events").set({ user_id: null }).execute()).rejects.toThrow(
    "never changed",
  );
});

test("the record of a candidate who is not erased cannot be changed", async () => {
  const { id: application_id } = companies.applications.oluwaseunAsCarer;
  const change = db.updateTable("activities").set({ reason: "Erased" });
  await expect(change.where("application_id", "=", application_id).execute()).rejects.toThrow(
    "added, never changed",
  );
  const { id: erased } = companies.applications.annAsNurse;
  const who = db.updateTable("activities").set({ user_id: null });
  await expect(who.where("application_id", "=", erased).execute()).rejects.toThrow(
    "added, never changed",
  );
});

test("Specification §1, erasure: the ledger says which candidate number was erased, by whom and why, and cannot be changed", async () => {
  const { records } = await admin.call(contract.listErasures, {});
  expect(records).toMatchObject([
    {
      candidate_number: 1041,
      reason: "The person asked for it",
      applications: 2,
      cvs: 2,
      notes: 1,
      erased_by: "Helen Whitworth",
    },
  ]);
  await expect(db.deleteFrom("candidate_events").execute()).rejects.toThrow("never changed");
});

test("the ledger names the home company of a guest who erased a candidate", async () => {
  const { ids, users } = companies;
  const { id: home_user_id, company_id: home_company_id } = users.support;
  const role = "Technical support user";
  const guest = await addUser(db, ids.northgate, "Owen Pritchard", role, "owen@ats.example");
  await db
    .updateTable("users")
    .set({ home_user_id, home_company_id, home_company_name: "ATS" })
    .where("id", "=", guest.id)
    .execute();
  const actor = { company_id: ids.northgate, user_id: guest.id };
  const reason = "Added by mistake";
  services.clock.advance(1000);
  await inCompany(db, ids.northgate, (trx) =>
    recordCandidateEvent(
      { actor, db: trx, services },
      {
        type: "erased",
        candidate_number: 1042,
        reason,
        counts: { applications: 0, cvs: 0, notes: 0 },
      },
    ),
  );
  const { records } = await admin.call(contract.listErasures, {});
  expect(records.map(({ erased_by, acting_for }) => [erased_by, acting_for])).toEqual([
    ["Owen Pritchard", "ATS"],
    ["Helen Whitworth", null],
  ]);
});
