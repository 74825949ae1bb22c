import {
  addNote,
  getApplication,
  listActivity,
  listApplications,
  listNotes,
} from "@ats/core/applications/contract";
import { getDecisionRecord } from "@ats/core/applications/viewing-contract";
import { exitReasons } from "@ats/core/applications/status";
import { sendEmails } from "@ats/core/messages/contract";
import { listNotifications } from "@ats/core/notifications/contract";
import { globalSearch } from "@ats/core/search/contract";
import type { Kysely } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { type Move, moveAsSeen } from "../testing/move-applications.ts";
import { addApplication, addCandidate, testNow } from "../testing/records.ts";

/** A unique value for each anonymised field. */
const secrets = {
  first_name: "Quillane",
  last_name: "Vexworth",
  email: "zq7@hidden.example",
  source: "Sentinelsource",
  contact_mobile_number: "+447700900987",
  city: "Sentinelton",
  postcode: "ZE3 9JZ",
  current_employer: "Sentinelemployer",
  current_jobtitle: "Sentineltitle",
  history: "Sentinelhistory",
  cv: "Sentinelcv.pdf",
  submitted_differences: "+447700900988",
};
const words = {
  title: "Offer for Sentinelname",
  declined: "Sentineldeclined",
  noTime: "Sentinelnotime",
  subject: "Dear Sentinelsubject",
};
const everySecret = new RegExp(
  [...Object.values(secrets), ...Object.values(words)]
    .map((value) => value.replace(/[+.]/g, "\\$&"))
    .join("|"),
  "i",
);

let db: Kysely<Tables>;
let companies: TestCompanies;
let id: number;
let job: { id: number };
/** The same person's application to a job that is not anonymised. */
let elsewhere: { id: number };
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeAll(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  job = companies.jobs.carer;
  const { first_name, last_name, source, history, cv, submitted_differences, ...fields } = secrets;
  const skills = [{ name: history, description: "", years_experience: 1, category: "" }];
  const candidate = await addCandidate(db, companies.ids.northgate, `${first_name} ${last_name}`, {
    ...fields,
    candidate_number: 1700,
    history: JSON.stringify({ employment: [], education: [], courses: [], skills }),
  });
  elsewhere = await addApplication(db, companies.jobs.nurse, candidate);
  ({ id } = await addApplication(db, job, candidate, { anonymised: true }));
  await db
    .updateTable("applications")
    .set({ answers: JSON.stringify([{ question: "Your letter", answer: cv, file: 1 }]) })
    .set({
      submitted_differences: JSON.stringify({ contact_mobile_number: submitted_differences }),
    })
    .set({ source, cv_key: "1/cv/1.pdf", cv_name: cv, cv_type: "application/pdf", cv_size: 1 })
    .where("id", "=", id)
    .execute();
  const said = { company_id: companies.ids.northgate, application_id: id };
  const created_date_time = testNow;
  await db
    .insertInto("activities")
    .values([
      { ...said, type: "document_sent", value_after: words.title, created_date_time },
      {
        ...said,
        type: "document_rejected",
        value_after: words.title,
        reason: words.declined,
        created_date_time,
      },
      { ...said, type: "times_declined", reason: words.noTime, created_date_time },
    ])
    .execute();
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  await move(recruiter, "SHORTLIST");
});

const move = (who: TestBrowser, status: "SHORTLIST" | "INTERVIEW") =>
  moveAsSeen(who, { ids: [id], status });

test("Quality S2: the recruiter sees every field", async () => {
  const shown = JSON.stringify(await recruiter.call(getApplication, { params: { id } }));
  for (const value of Object.values(secrets)) expect(shown).toContain(value);
});

test("Quality S2: no answer to the hiring manager has a hidden value", async () => {
  const answers = await Promise.all([
    manager.call(listApplications, { params: { id: job.id } }),
    manager.call(getApplication, { params: { id } }),
    manager.call(listApplications, { params: companies.jobs.nurse }),
    manager.call(getApplication, { params: elsewhere }),
    manager.call(listNotes, { params: { id } }),
    manager.call(listActivity, { params: { id } }),
    manager.call(globalSearch, { query: { m: "APPLICATIONS", q: "1700" } }),
    manager.call(listNotifications, { params: { channelId: companies.users.manager.id } }),
    move(manager, "INTERVIEW"),
    manager.call(addNote, { params: { id }, body: { text: "Seen." } }),
  ]);
  expect(JSON.stringify(answers)).not.toMatch(everySecret);
  expect(JSON.stringify(answers[0])).toContain("1700");
});

test("Quality S2: who may know the applicant reads what was said, who may not reads that it was", async () => {
  const lines = async (who: TestBrowser) =>
    (await who.call(listActivity, { params: { id } })).records
      .filter(({ type }) => /document|times/.test(type))
      .map(({ type, value_after, reason }) => [type, value_after, reason]);
  expect(await lines(recruiter)).toEqual([
    ["times_declined", null, words.noTime],
    ["document_rejected", words.title, words.declined],
    ["document_sent", words.title, null],
  ]);
  expect(await lines(manager)).toEqual([
    ["times_declined", null, null],
    ["document_rejected", null, null],
    ["document_sent", null, null],
  ]);
  const decisions = await manager.call(getDecisionRecord, { params: { id } });
  expect(JSON.stringify(decisions)).not.toMatch(everySecret);
});

test("Quality S2: a message that a move took back and its undo plans again is not called by its words", async () => {
  await recruiter.call(sendEmails, {
    body: {
      application_ids: [id],
      template_id: null,
      send_at: new Date(testNow.getTime() + 3_600_000).toISOString(),
      from: { email: "recruiter@northgate.example" },
      to: [{ email: "{{candidate.email}}", status: true }],
      cc: [],
      bcc: [],
      subject: words.subject,
      body: "<p>Hello</p>",
    },
  });
  const reason = exitReasons.REJECTED[0] ?? "";
  const moves = (who: TestBrowser, change: Omit<Move, "ids">) =>
    moveAsSeen(who, { ids: [id], ...change });
  await moves(manager, { status: "REJECTED", reason });
  const { messages } = await moves(manager, { status: "SHORTLIST", undo: true });
  expect(messages).toMatchObject([{ template_name: "A message" }]);
  await moves(recruiter, { status: "REJECTED", reason });
  expect(await moves(recruiter, { status: "SHORTLIST", undo: true })).toMatchObject({
    messages: [{ template_name: words.subject }],
  });
});

test.each([
  ["CV", "cv", "The CV is hidden while the application is anonymised."],
  ["file of an answer", "answers/1", "Files are hidden while the application is anonymised."],
])(
  "Quality S2: the %s is refused to the hiring manager, in words that tell nothing",
  async (_, path, words) => {
    const refused = await manager.send(`/api/applications/${id}/${path}`);
    expect(refused.status).toBe(403);
    expect(refused.headers.get("x-message")).toBe(words);
    expect(await refused.text()).not.toMatch(everySecret);
  },
);

describe("Quality S2: the hiring manager cannot find the application by", () => {
  test.each(Object.entries(secrets))("%s", async (_, value) => {
    const query = { m: "APPLICATIONS", q: value } as const;
    expect(await manager.call(globalSearch, { query })).toMatchObject({ count: 0, total: 0 });
    const list = { params: { id: job.id }, query: { q: value, filter: "complete" } } as const;
    expect(await manager.call(listApplications, list)).toMatchObject({ records: [], total: 0 });
  });

  test.each(["first_name", "last_name", "email", "source"] as const)("field %s", async (field) => {
    const s = `${field}:${secrets[field].slice(0, 4)}`;
    const query = { s, filter: "complete" } as const;
    const params = { id: job.id };
    expect((await recruiter.call(listApplications, { params, query })).total).toBeGreaterThan(0);
    const hidden = await manager.call(listApplications, { params, query });
    expect(hidden.total).toBe(0);
    expect(Object.values(hidden.counts).every((count) => count === 0)).toBe(true);
  });
});

test("Quality S2: sorted by name, the hiring manager's list is in the order of the numbers", async () => {
  const order = async (who: TestBrowser, so: "asc" | "desc") =>
    (
      await who.call(listApplications, {
        params: { id: job.id },
        query: { filter: "complete", sc: "name", so },
      })
    ).records.map(({ candidate_number }) => candidate_number);
  expect(await order(recruiter, "asc")).toEqual([1042, 1041, 1700]);
  expect(await order(manager, "asc")).toEqual([1041, 1042, 1700]);
  expect(await order(manager, "desc")).toEqual([1700, 1042, 1041]);
});
