import {
  getApplication,
  getApplicationCv,
  listActivity,
  listApplications,
} from "@ats/core/applications/contract";
import {
  countUnviewed,
  exportApplications,
  exportChosenApplications,
  getDecisionRecord,
  revealApplication,
  viewApplication,
} from "@ats/core/applications/viewing-contract";
import { getScorecards } from "@ats/core/applications/scorecard-contract";
import { globalSearch } from "@ats/core/search/contract";
import type { Kysely } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addApplication, addCandidate, addJob, addUser } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let services: ReturnType<typeof testServices>;
let recruiter: TestBrowser;
let manager: TestBrowser;
let other: TestBrowser;
let hidden: { id: number };
const everySecret = /Quillane|Vexworth|zq7@hidden\.example|Sentinelemployer|Sentinelcity/i;
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  services = testServices(db);
  const { northgate } = companies.ids;
  const candidate = await addCandidate(db, northgate, "Quillane Vexworth", {
    candidate_number: 1700,
    email: "zq7@hidden.example",
    current_employer: "Sentinelemployer",
    city: "Sentinelcity",
  });
  hidden = await addApplication(db, companies.jobs.carer, candidate, { anonymised: true });
  await addUser(db, northgate, "Bo Ek", "Hiring manager user", "bo@northgate.example");
  const app = testApi(services);
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
  other = await signIn(app, "bo@northgate.example");
});

const everything = async (who: TestBrowser) => {
  const params = { id: hidden.id };
  const job = { id: companies.jobs.carer.id };
  const answers = await Promise.all([
    who.call(getApplication, { params }),
    who.call(listApplications, { params: job }),
    who.call(listActivity, { params }),
    who.call(getDecisionRecord, { params }),
    who.call(exportApplications, { params: job }).then((csv) => csv.text()),
    who.call(globalSearch, { query: { m: "APPLICATIONS", q: "1700" } }),
  ]);
  return JSON.stringify(answers);
};

test("quality S2: a reveal shows the application to who asked with a reason, and to nobody else", async () => {
  expect(await everything(manager)).not.toMatch(everySecret);
  const reason = "To arrange an adjustment at interview.";
  await manager.call(revealApplication, { params: { id: hidden.id }, body: { reason } });
  expect(await manager.call(getApplication, { params: { id: hidden.id } })).toMatchObject({
    first_name: "Quillane",
    email: "zq7@hidden.example",
    anonymised_row: false,
  });
  const named = async (who: TestBrowser, status: "SHORTLIST" | "INTERVIEW") => {
    const { records } = await moveAsSeen(who, { ids: [hidden.id], status });
    return records[0]?.applicant_name;
  };
  expect(await named(manager, "SHORTLIST")).toBe("Quillane Vexworth");
  expect(await named(other, "INTERVIEW")).toBe("Anonymised Candidate 1700");
  expect(await everything(other)).not.toMatch(everySecret);
  const { oluwaseunAsCarer } = companies.applications;
  expect(await manager.call(getApplication, { params: { id: oluwaseunAsCarer.id } })).toMatchObject(
    { first_name: null, anonymised_row: true },
  );
  const { records } = await recruiter.call(listActivity, { params: { id: hidden.id } });
  expect(records.find(({ type }) => type === "revealed")).toMatchObject({
    reason,
    actor: { first_name: "Priya" },
  });
});

test("Specification §6, decrypting: no reveal without a reason", async () => {
  for (const reason of ["", "  ", "<b></b>"])
    await expect(
      manager.call(revealApplication, { params: { id: hidden.id }, body: { reason } }),
    ).rejects.toMatchObject({ status: 400 });
});

test("quality S2: a named application does not tell of the anonymised one of the same person", async () => {
  const { annAsNurse, annAsCarer } = companies.applications;
  const others = async (who: TestBrowser, id: number) =>
    (await who.call(getApplication, { params: { id } })).others.map((each) => each.id);
  expect(await others(recruiter, annAsNurse.id)).toEqual([annAsCarer.id]);
  expect(await others(manager, annAsNurse.id)).toEqual([]);
  expect(await others(manager, annAsCarer.id)).toEqual([]);
});

test("somebody who applied very often has all of their other applications beside each", async () => {
  const { recruiter: tom, manager: helen } = companies.users;
  const eve = await addCandidate(db, companies.ids.northgate, "Eve Often", {
    candidate_number: 1701,
  });
  const { id } = await addApplication(db, companies.jobs.nurse, eve);
  for (let index = 0; index < 51; index++) {
    const job = await addJob(db, `Job ${index}`, tom, helen, { job_number: 1600 + index });
    await addApplication(db, job, eve);
  }
  const { others } = await recruiter.call(getApplication, { params: { id } });
  expect(others).toHaveLength(51);
});

test("Specification §1, application list: not yet viewed is one's own mark, and counted on the job", async () => {
  const job = { id: companies.jobs.carer.id };
  const count = async (who: TestBrowser) => (await who.call(countUnviewed, { params: job })).count;
  expect(await count(manager)).toBe(3);
  await manager.call(viewApplication, { params: { id: hidden.id } });
  expect(await count(manager)).toBe(2);
  expect(await count(recruiter)).toBe(3);
  const { records } = await manager.call(listApplications, { params: job });
  expect(records.filter(({ viewed }) => viewed).map(({ id }) => id)).toEqual([hidden.id]);
});

test("Specification §1, export: an export has the list as its reader sees it, runs no formula, and is on each one's record", async () => {
  const candidate = await addCandidate(db, companies.ids.northgate, "=cmd()|x Evil", {
    candidate_number: 1800,
  });
  await addApplication(db, companies.jobs.carer, candidate);
  const params = { id: companies.jobs.carer.id };
  const csv = async (who: TestBrowser) =>
    (await who.call(exportApplications, { params, query: { filter: "complete" } })).text();
  const full = await csv(recruiter);
  expect(full).toMatch(everySecret);
  expect(full).toContain("'=cmd()");
  const restricted = await csv(manager);
  expect(restricted).not.toMatch(everySecret);
  expect(restricted).toContain("1700,Anonymised Candidate 1700");
  const { records } = await recruiter.call(listActivity, { params: { id: hidden.id } });
  expect(records.filter(({ type }) => type === "exported")).toHaveLength(2);
});

test("an export of some has those of the job alone, as their reader sees them, on the record of each", async () => {
  const { annAsNurse, oluwaseunAsCarer } = companies.applications;
  const params = { id: companies.jobs.carer.id };
  const body = { ids: [hidden.id, annAsNurse.id, oluwaseunAsCarer.id] };
  const csv = async (who: TestBrowser) =>
    (await who.call(exportChosenApplications, { params, body })).text();
  const [, first, second, ...others] = (await csv(recruiter)).trim().split("\r\n");
  expect(first).toMatch(everySecret);
  expect(second).toContain("Oluwaseun");
  expect(others).toEqual([]);
  expect(await csv(manager)).not.toMatch(everySecret);
  const exports = async (id: number) => {
    const { records } = await recruiter.call(listActivity, { params: { id } });
    return records.filter(({ type }) => type === "exported").length;
  };
  expect(await exports(hidden.id)).toBe(2);
  expect(await exports(annAsNurse.id)).toBe(0);
});

test("Specification §1, record: the decision record says who had read what before each decision", async () => {
  const { id } = companies.applications.annAsNurse;
  const params = { id };
  await services.files.put("1/cv/ann.pdf", new TextEncoder().encode("%PDF"));
  await manager.call(viewApplication, { params });
  await recruiter.call(getApplicationCv, { params, query: { as: "download" } });
  services.clock.advance(60_000);
  await moveAsSeen(recruiter, { ids: [id], status: "SHORTLIST" });
  services.clock.advance(60_000);
  await moveAsSeen(recruiter, { ids: [id], status: "INTERVIEW" });
  const { records } = await manager.call(getDecisionRecord, { params });
  const told = records.map(({ decision, reads }) => [
    decision.status_after,
    reads.map(({ type, actor }) => `${actor?.first_name} ${type}`).toSorted(),
  ]);
  expect(told).toEqual([
    ["INTERVIEW", []],
    ["SHORTLIST", ["Priya viewed", "Tom cv_downloaded"]],
  ]);
});

test("a read after a move is another read, though it is within the hour", async () => {
  const { id } = companies.applications.annAsNurse;
  const params = { id };
  const move = (status: "SHORTLIST" | "INTERVIEW") => moveAsSeen(recruiter, { ids: [id], status });
  await manager.call(viewApplication, { params });
  await move("SHORTLIST");
  await manager.call(viewApplication, { params });
  await manager.call(viewApplication, { params });
  await move("INTERVIEW");
  const { records } = await manager.call(getDecisionRecord, { params });
  expect(records.map(({ reads }) => reads.map(({ type }) => type))).toEqual([
    ["viewed"],
    ["viewed"],
  ]);
});

test("Specification §1, comparison: those that are compared are each read, by who compared them, before any of them is decided on", async () => {
  const { annAsCarer, oluwaseunAsCarer } = companies.applications;
  const compared = [annAsCarer.id, oluwaseunAsCarer.id];
  for (const id of compared)
    await Promise.all([
      manager.call(getApplication, { params: { id } }),
      manager.call(getScorecards, { params: { id } }),
      manager.call(viewApplication, { params: { id } }),
    ]);
  const ids = [...compared, hidden.id];
  await moveAsSeen(manager, { ids, status: "INTERVIEW" });
  const readOf = async (id: number) => {
    const { records } = await recruiter.call(getDecisionRecord, { params: { id } });
    return records[0]?.reads.map(({ type, actor }) => `${actor?.first_name} ${type}`);
  };
  expect(await Promise.all(ids.map(readOf))).toEqual([["Priya viewed"], ["Priya viewed"], []]);
});

test("the record names the company that a guest came from", async () => {
  const { id: home_user_id, company_id: home_company_id } = companies.users.support;
  const { northgate } = companies.ids;
  const guest = await addUser(
    db,
    northgate,
    "Owen Pritchard",
    "Technical support user",
    "o@ats.example",
  );
  await db
    .updateTable("users")
    .set({ home_user_id, home_company_id, home_company_name: "ATS" })
    .where("id", "=", guest.id)
    .execute();
  await db
    .insertInto("activities")
    .values({
      company_id: northgate,
      application_id: hidden.id,
      user_id: guest.id,
      type: "viewed",
      created_date_time: new Date("2026-11-20T10:00:00Z"),
    })
    .execute();
  const { records } = await recruiter.call(listActivity, { params: { id: hidden.id } });
  expect(records[0]?.actor).toMatchObject({ first_name: "Owen", acting_for: "ATS" });
});
