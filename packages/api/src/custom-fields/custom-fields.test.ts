import { listApplications } from "@ats/core/applications/contract";
import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { mergeCandidates, undoMerge } from "@ats/core/candidates/merge-contract";
import { listActivity } from "@ats/core/applications/contract";
import { exportApplications } from "@ats/core/applications/viewing-contract";
import { exportChosenCandidates } from "@ats/core/candidates/bulk-contract";
import * as contract from "@ats/core/custom-fields/contract";
import type { CustomRecord } from "@ats/core/custom-fields/custom-field";
import { addCandidate } from "@ats/core/candidates/details-contract";
import { updateJobStatus } from "@ats/core/jobs/status-contract";
import { exportChosenJobs } from "@ats/core/jobs/export-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { duplicateJob } from "@ats/core/jobs/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { globalSearch } from "@ats/core/search/contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import type { Tables } from "../database/tables.ts";
import { vacancy } from "../testing/vacancy.ts";

let system: Kysely<Tables>;
let companies: TestCompanies;
let admin: TestBrowser;
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeEach(async () => {
  const db = await testDatabase();
  system = db;
  companies = await testCompanies(db);
  const app = testApi(testServices(db));
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

const ofAnn = () => ({ params: { id: companies.candidates.ann.id } });
const save = (field_id: number, before: string, after: string, id = companies.candidates.ann.id) =>
  recruiter.call(contract.changeCandidateCustomValues, {
    params: { id },
    body: { changes: [{ field_id, before, after }] },
  });
const valuesOf = async (id: number) =>
  (await recruiter.call(contract.getCandidateCustomValues, { params: { id } })).values;
const numbers = async (s: string) =>
  (await recruiter.call(listCandidates, { query: { s } })).records
    .map(({ candidate_number }) => candidate_number)
    .toSorted();
const addField = (
  kind: "text" | "number" | "date",
  name: string,
  more: { record?: CustomRecord; is_required?: boolean } = {},
) =>
  admin.call(contract.addCustomField, {
    body: { record: "candidates", kind, name, choices: [], ...more },
  });
const fileOf = async (answer: Promise<Response | Blob>) => (await answer).text();

test("a field that the company adds takes values that fit its kind, and refuses the others by its name", async () => {
  const { id } = await addField("date", "Available from");
  await expect(save(id, "", "soon")).rejects.toMatchObject({
    status: 400,
    message: "Available from: Enter a date with day, month and year.",
  });
  await save(id, "", "2027-01-15");
  expect(await valuesOf(companies.candidates.ann.id)).toEqual({
    [companies.customFields.notice.id]: "A month",
    [id]: "2027-01-15",
  });
  const [event] = (await recruiter.call(listCandidateActivity, ofAnn())).records;
  expect(event?.changes).toEqual([{ field: "Available from", before: null, after: "2027-01-15" }]);
  await expect(addField("text", "available FROM")).rejects.toMatchObject({ status: 409 });
});

test("a change begun from a value that a colleague has changed since is refused with the new value", async () => {
  const { notice } = companies.customFields;
  await save(notice.id, "A month", "None");
  await expect(save(notice.id, "A month", "")).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("“None”"),
  });
});

test("candidates are filtered by the words, numbers and days of the company's fields", async () => {
  const { notice } = companies.customFields;
  const { ann, oluwaseun } = companies.candidates;
  const weeks = await addField("number", "Weeks' notice");
  const from = await addField("date", "Available from");
  await save(weeks.id, "", "6.5");
  await save(weeks.id, "", "2", oluwaseun.id);
  await save(from.id, "", "2027-01-15");
  const own = [ann.candidate_number];
  const other = [oluwaseun.candidate_number];
  expect(await numbers(`custom_${notice.id}.any:a MONTH|None`)).toEqual(own);
  expect(await numbers(`custom_${notice.id}.none:A month`)).toEqual(other);
  expect(await numbers(`custom_${notice.id}.empty:`)).toEqual(other);
  expect(await numbers(`custom_${notice.id}:mon`)).toEqual(own);
  expect(await numbers(`custom_${weeks.id}.from:3`)).toEqual(own);
  expect(await numbers(`custom_${weeks.id}.between:2|6`)).toEqual(other);
  expect(await numbers(`custom_${from.id}.between:2027-01-01|2027-01-31`)).toEqual(own);
  expect(await numbers(`custom_${from.id}.to:2027-01-14`)).toEqual([]);
  await expect(numbers(`custom_${notice.id}.from:3`)).rejects.toMatchObject({ status: 400 });
  await expect(numbers("custom_999.filled:")).rejects.toMatchObject({
    status: 400,
    message: "This filter's field does not exist any more. Remove the filter.",
  });
});

test("applicants are filtered by the fields of their candidates, and jobs by their own", async () => {
  const { notice, hours } = companies.customFields;
  const { applications, jobs } = companies;
  const { records } = await recruiter.call(listApplications, {
    params: { id: jobs.nurse.id },
    query: { s: `custom_${notice.id}.any:A month` },
  });
  expect(records.map(({ id }) => id)).toEqual([applications.annAsNurse.id]);
  const found = (s: string) => recruiter.call(listJobs, { query: { s, filter: "all" } });
  expect((await found(`custom_${hours.id}.to:40`)).records.map(({ id }) => id)).toEqual([
    jobs.nurse.id,
  ]);
  await expect(found(`custom_${notice.id}.filled:`)).rejects.toMatchObject({ status: 400 });
  const copy = await recruiter.call(duplicateJob, { params: { id: jobs.nurse.id } });
  const { values } = await recruiter.call(contract.getJobCustomValues, {
    params: { id: copy.id },
  });
  expect(values).toEqual({ [hours.id]: "37.5" });
});

test("an anonymised candidate's values are neither shown to nor searched by a reader from whom they are hidden", async () => {
  const { notice } = companies.customFields;
  const { oluwaseun } = companies.candidates;
  await save(notice.id, "", "None", oluwaseun.id);
  const { values } = await manager.call(contract.getCandidateCustomValues, {
    params: { id: oluwaseun.id },
  });
  expect(values).toBeNull();
  for (const s of [`custom_${notice.id}.any:None`, `custom_${notice.id}.none:A month`]) {
    const { records } = await manager.call(listCandidates, { query: { s } });
    expect(records.map(({ id }) => id)).not.toContain(oluwaseun.id);
  }
});

test("a merge fills the values that the surviving record lacks, and its undo gives them back", async () => {
  const { notice } = companies.customFields;
  const { ann, oluwaseun } = companies.candidates;
  const weeks = await addField("number", "Weeks' notice");
  await save(weeks.id, "", "2", oluwaseun.id);
  await save(notice.id, "", "None", oluwaseun.id);
  const merge = await recruiter.call(mergeCandidates, {
    params: { id: ann.id },
    version: 1,
    body: { other: oluwaseun.id, other_version: 1, take: [] },
  });
  expect(await valuesOf(ann.id)).toEqual({ [notice.id]: "A month", [weeks.id]: "2" });
  await recruiter.call(undoMerge, { params: { id: merge.merge_id } });
  expect(await valuesOf(ann.id)).toEqual({ [notice.id]: "A month" });
  expect(await valuesOf(oluwaseun.id)).toEqual({ [notice.id]: "None", [weeks.id]: "2" });
});

test("an application has fields of its own, which its record names and its job's list is filtered by", async () => {
  const { notice, shift } = companies.customFields;
  const { annAsNurse } = companies.applications;
  const params = { id: annAsNurse.id };
  const { values } = await recruiter.call(contract.changeApplicationCustomValues, {
    params,
    body: { changes: [{ field_id: shift.id, before: "Nights", after: "Days" }] },
  });
  expect(values).toEqual({ [shift.id]: "Days" });
  const [line] = (await recruiter.call(listActivity, { params })).records;
  expect(line).toMatchObject({
    type: "field_changed",
    reason: "Preferred shift",
    value_before: "Nights",
    value_after: "Days",
  });
  const found = async (s: string) =>
    (
      await recruiter.call(listApplications, {
        params: { id: companies.jobs.nurse.id },
        query: { s },
      })
    ).records.map(({ id }) => id);
  expect(await found(`custom_${shift.id}.any:Days`)).toEqual([annAsNurse.id]);
  expect(await found(`custom_${shift.id}.any:Nights`)).toEqual([]);
  expect(await found(`custom_${notice.id}.any:A month`)).toEqual([annAsNurse.id]);
  await expect(numbers(`custom_${shift.id}.filled:`)).rejects.toMatchObject({ status: 400 });
});

test("an anonymised applicant's fields are hidden in the form, the filter, the record and the file", async () => {
  const { shift } = companies.customFields;
  const { annAsCarer } = companies.applications;
  const params = { id: annAsCarer.id };
  const body = { changes: [{ field_id: shift.id, before: "", after: "Days" }] };
  await recruiter.call(contract.changeApplicationCustomValues, { params, body });
  const { values } = await manager.call(contract.getApplicationCustomValues, { params });
  expect(values).toBeNull();
  const [line] = (await manager.call(listActivity, { params })).records;
  expect(line).toMatchObject({ type: "field_changed", value_before: null, value_after: null });
  const job = { params: { id: companies.jobs.carer.id } };
  const query = { s: `custom_${shift.id}.any:Days` };
  expect((await manager.call(listApplications, { ...job, query })).records).toEqual([]);
  expect((await recruiter.call(listApplications, { ...job, query })).total).toBe(1);
  expect(await fileOf(manager.call(exportApplications, job))).not.toContain("Days");
  expect(await fileOf(recruiter.call(exportApplications, job))).toContain("Days");
});

test("files of jobs, candidates and applications have the company's fields as columns", async () => {
  const { jobs, candidates } = companies;
  const read = async (file: Promise<Response | Blob>) =>
    (await fileOf(file))
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(","));
  const ofJobs = await read(recruiter.call(exportChosenJobs, { body: { ids: [jobs.nurse.id] } }));
  expect([ofJobs[0]?.at(-1), ofJobs[1]?.at(-1)]).toEqual(["Hours a week", "37.5"]);
  const people = { body: { ids: [candidates.ann.id] } };
  const ofPeople = await read(recruiter.call(exportChosenCandidates, people));
  expect([ofPeople[0]?.at(-1), ofPeople[1]?.at(-1)]).toEqual(["Notice period", "A month"]);
  const nurse = { params: { id: jobs.nurse.id } };
  const [headings, first] = await read(recruiter.call(exportApplications, nurse));
  expect(headings?.slice(-2)).toEqual(["Notice period", "Preferred shift"]);
  expect(first?.slice(-2)).toEqual(["A month", "Nights"]);
});

async function draftToActive() {
  const body = vacancy(companies.users);
  const { id, version } = await recruiter.call(createJob, { body });
  return admin.call(updateJobStatus, {
    body: { jobs: [{ id, version }], status: "ACTIVE" },
  });
}

test("a field that must be filled in is asked of candidates and vacancies, and may not be emptied", async () => {
  const must = await addField("text", "Driving licence", { is_required: true });
  const person = { first_name: "Mo", last_name: "Farr", email: "mo@mail.example" };
  const nothing = { contact_mobile_number: null, city: null, postcode: null };
  const work = { current_jobtitle: null, current_employer: null };
  const adding = (custom_values: Record<string, string>) =>
    recruiter.call(addCandidate, { body: { ...person, ...nothing, ...work, custom_values } });
  const refused = { status: 400, message: "Driving licence: Fill this in." };
  await expect(adding({})).rejects.toMatchObject(refused);
  const { id } = await adding({ [must.id]: "Provisional" });
  expect(await valuesOf(id)).toEqual({ [must.id]: "Provisional" });
  await save(must.id, "", "Full");
  await expect(save(must.id, "Full", " ")).rejects.toMatchObject({
    ...refused,
  });
  const { records } = await draftToActive();
  expect(records[0]?.message).toBeNull();
  await addField("text", "Cost centre", { record: "jobs", is_required: true });
  const later = await draftToActive();
  expect(later.records[0]?.message).toBe("It is not complete. Fill in Cost centre.");
});

const listed = async (browser: TestBrowser, q: string) =>
  (await browser.call(listCandidates, { query: { q } })).records.map(({ id }) => id);
const jobsFound = async (q: string) => {
  const inList = await recruiter.call(listJobs, { query: { q, filter: "all" } });
  const inSearch = await recruiter.call(globalSearch, { query: { q, m: "JOBS" } });
  const inSearchIds = inSearch.records.map(({ _source }) => _source.id).toSorted();
  const ids = inList.records.map(({ id }) => id).toSorted();
  expect(inSearchIds).toEqual(ids);
  return ids;
};
const setArchived = async (id: number, is_archived: boolean) => {
  const { records } = await admin.call(contract.listCustomFields, {});
  const field = records.find((each) => each.id === id)!;
  const { version } = field;
  return admin.call(contract.changeCustomField, {
    params: { id },
    version,
    body: { ...field, is_archived },
  });
};

test("a search for words finds candidates by the texts of the company's fields, until a field is archived", async () => {
  const { ann } = companies.candidates;
  const { id } = await addField("text", "Licences");
  expect(await listed(recruiter, "forklift")).toEqual([]);
  await save(id, "", "Forklift, HGV class 1");
  expect(await listed(recruiter, "forklift")).toEqual([ann.id]);
  expect(await listed(recruiter, `${ann.last_name} hgv fork`)).toEqual([ann.id]);
  const { records } = await recruiter.call(globalSearch, {
    query: { q: "forklift", m: "APPLICATIONS" },
  });
  expect(records.length).toBeGreaterThan(0);
  await setArchived(id, true);
  expect(await listed(recruiter, "forklift")).toEqual([]);
  await setArchived(id, false);
  expect(await listed(recruiter, "forklift")).toEqual([ann.id]);
  await save(id, "Forklift, HGV class 1", "");
  expect(await listed(recruiter, "forklift")).toEqual([]);
});

test("nobody finds an anonymised applicant by a field that they may not read", async () => {
  const { oluwaseun } = companies.candidates;
  const { oluwaseunAsCarer } = companies.applications;
  const licences = await addField("text", "Licences");
  const shift = await addField("text", "Team asked for", { record: "applications" });
  await save(licences.id, "", "Forklift", oluwaseun.id);
  await recruiter.call(contract.changeApplicationCustomValues, {
    params: { id: oluwaseunAsCarer.id },
    body: { changes: [{ field_id: shift.id, before: "", after: "Forklift bay" }] },
  });
  const found = async (browser: TestBrowser) => ({
    candidates: (await listed(browser, "forklift")).length,
    applications: (
      await browser.call(listApplications, {
        params: { id: companies.jobs.carer.id },
        query: { q: "forklift bay" },
      })
    ).records.length,
    anywhere: (await browser.call(globalSearch, { query: { q: "forklift", m: "APPLICATIONS" } }))
      .records.length,
  });
  expect(await found(recruiter)).toMatchObject({ candidates: 1, applications: 1 });
  expect(await found(manager)).toEqual({ candidates: 0, applications: 0, anywhere: 0 });
});

test("a search for words finds jobs by the texts of the company's fields, and their copies", async () => {
  const { nurse } = companies.jobs;
  const { id } = await addField("text", "Ward", { record: "jobs" });
  await recruiter.call(contract.changeJobCustomValues, {
    params: { id: nurse.id },
    body: { changes: [{ field_id: id, before: "", after: "Kingfisher" }] },
  });
  expect(await jobsFound("kingf")).toEqual([nurse.id]);
  const copy = await recruiter.call(duplicateJob, { params: { id: nurse.id } });
  expect(await jobsFound("kingf")).toEqual([nurse.id, copy.id].toSorted());
  await setArchived(id, true);
  expect(await jobsFound("kingf")).toEqual([]);
});

test("a word in one of 5,000 applications' fields is found by an index", async () => {
  const { customFields, ids, jobs, applications } = companies;
  await system.transaction().execute(async (db) => {
    // The applications are not what this test is about.
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`insert into custom_values (company_id, field_id, application_id, value)
      select ${ids.northgate}, ${customFields.shift.id}, n, 'Bay ' || n
      from generate_series(100001, 105000) n`.execute(db);
  });
  await sql`analyze custom_values`.execute(system);
  const { records } = await recruiter.call(listApplications, {
    params: { id: jobs.nurse.id },
    query: { q: "nigh" },
  });
  expect(records.map(({ id }) => id)).toEqual([applications.annAsNurse.id]);
  const { rows } = await sql<{ "QUERY PLAN": string }>`explain select application_id
    from custom_values where application_id is not null
      and own_words(value) @@ ${"'bay':* & '104321':*"}::tsquery`.execute(system);
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("custom_values_words");
});
