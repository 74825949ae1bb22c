import { listActivity } from "@ats/core/applications/contract";
import * as contract from "@ats/core/interviews/contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { interviewOf } from "../testing/interview.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let ann: { id: number };

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  await db.deleteFrom("outgoing_mail").execute();
  recruiter = await signIn(testApi(testServices(db)), "recruiter@northgate.example");
  ann = { id: companies.applications.annAsNurse.id };
});

const input = () => ({ ...interviewOf(companies.users).input, invite: false });
const arrange = (application = ann) =>
  recruiter.call(contract.scheduleInterview, { params: application, body: input() });
const change = (id: number, version: number, changed: object) =>
  recruiter.call(contract.updateInterview, {
    params: { id },
    version,
    body: { ...input(), reason: "", ...changed },
  });
/** Mail to colleagues since the last call: recipient, subject and the calendar's method. */
async function told() {
  const rows = await db.deleteFrom("outgoing_mail").returningAll().execute();
  return rows
    .toSorted((a, b) => a.id - b.id)
    .map(({ to_address, subject, attachments }) => {
      const file = String(attachments[0]?.content);
      const part = (name: string) => new RegExp(`${name}:(\\w+)`).exec(file)?.[1];
      return `${to_address.split("@")[0]}: ${subject}, ${part("METHOD")} ${part("SEQUENCE")}`;
    });
}

test("Specification §1, interviews: organiser and panel are invited to an interview that is arranged, by the name that they may see", async () => {
  await arrange({ id: companies.applications.oluwaseunAsCarer.id });
  expect(await told()).toEqual([
    "recruiter: Interview: Oluwaseun Adeyemi, REQUEST 1",
    "manager: Interview: Anonymised Candidate 1042, REQUEST 1",
  ]);
});

test("their calendars say whom they interview by the name that each may see, and where the briefing is", async () => {
  const { id } = await arrange({ id: companies.applications.oluwaseunAsCarer.id });
  const rows = await db.selectFrom("outgoing_mail").selectAll().orderBy("id").execute();
  const files = rows.map(({ attachments }) =>
    String(attachments[0]?.content).replaceAll("\r\n ", ""),
  );
  expect(files[0]).toContain("SUMMARY:Oluwaseun Adeyemi: Second interview");
  expect(files[1]).toContain("SUMMARY:Anonymised Candidate 1042: Second interview");
  expect(files[1]).not.toMatch(/Oluwaseun|Adeyemi/);
  for (const file of files) expect(file).toMatch(new RegExp(`URL.*\\?interview=${id}`));
});

test("an organiser who does not interview is not told that they do", async () => {
  await arrange();
  const rows = await db.selectFrom("outgoing_mail").selectAll().orderBy("id").execute();
  expect(rows[0]?.text).toContain("the interview with Ann Bell, which you organise, is arranged.");
  expect(rows[0]?.text).toContain("With: Priya Raman");
  expect(rows[1]?.text).toContain("you are interviewing Anonymised Candidate 1041.");
});

test("who stays is told of a change of time, room or link by a file that replaces the one before", async () => {
  const { id } = await arrange();
  await told();
  await change(id, 1, { room: "Room 7" });
  expect(await told()).toEqual([
    "recruiter: Interview changed: Ann Bell, REQUEST 2",
    "manager: Interview changed: Anonymised Candidate 1041, REQUEST 2",
  ]);
  await change(id, 2, { room: "Room 7", questions: "Why nursing?" });
  expect(await told()).toEqual([]);
});

test("who joins the panel is invited, who leaves it has the interview no more, who stays is not told", async () => {
  const { id } = await arrange();
  await told();
  await change(id, 1, { panel: [companies.users.admin.id] });
  expect(await told()).toEqual([
    "admin: Interview: Ann Bell, REQUEST 2",
    "manager: You are no longer interviewing: Anonymised Candidate 1041, CANCEL 2",
  ]);
});

test("the record says which of panel, room and link were changed", async () => {
  const { id } = await arrange();
  await change(id, 1, { panel: [companies.users.admin.id], room: "Room 7" });
  const { records } = await recruiter.call(listActivity, { params: ann });
  expect(records[0]).toMatchObject({
    type: "interview_changed",
    value_before: null,
    value_after: "Wed, 25 Nov 2026, 10:00 to 11:00 (Europe/London). Changed: panel, room",
  });
});
