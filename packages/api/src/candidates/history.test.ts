import { listCandidateActivity } from "@ats/core/candidates/activity-contract";
import { addCandidate, getCandidate, updateCandidate } from "@ats/core/candidates/details-contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;

beforeAll(async () => {
  const services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  manager = await signIn(testApi(services), "manager@northgate.example");
});

const nora = {
  first_name: "Nora",
  last_name: "Finch",
  email: "nora.finch@mail.example",
  contact_mobile_number: null,
  city: null,
  postcode: null,
  current_jobtitle: null,
  current_employer: null,
};
const post = {
  job_title: "Nurse",
  company: "Leeds General",
  employment_length: "2 years",
  description: "",
};
const changesOf = async (id: number, reader = recruiter) => {
  const { records } = await reader.call(listCandidateActivity, { params: { id } });
  return records.find(({ type }) => type === "changed")?.changes;
};

test("Specification §1, history: employment, education, courses and skills are added with the candidate, and other edits keep them", async () => {
  const history = { employment: [post], skills: [{ name: "Driving", years_experience: 3 }] };
  const added = await recruiter.call(addCandidate, { body: { ...nora, history } });
  const kept = {
    employment: [post],
    education: [],
    courses: [],
    skills: [{ name: "Driving", category: "", years_experience: 3, description: "" }],
  };
  expect(added.history).toEqual(kept);
  const { id, version } = added;
  const body = { ...nora, city: "Hull" };
  const edited = await recruiter.call(updateCandidate, { params: { id }, body, version });
  expect(edited).toMatchObject({ city: "Hull", history: kept });
  expect(await changesOf(id)).toEqual([{ field: "city", before: null, after: "Hull" }]);
});

test("the record has a line for each changed entry, and none for another order of fields", async () => {
  const added = await recruiter.call(addCandidate, {
    body: { ...nora, history: { employment: [post] } },
  });
  const { id } = added;
  const course = { name: "First aid", institute: "St John" };
  const history = { ...added.history, courses: [course] };
  const save = (version: number) =>
    recruiter.call(updateCandidate, { params: { id }, body: { ...nora, history }, version });
  const saved = await save(added.version);
  const before = "Employment: Nurse, Leeds General, 2 years";
  expect(await changesOf(id)).toEqual([
    { field: "history", before, after: `${before}\nCourses: First aid, St John` },
  ]);
  await save(saved.version);
  const { records } = await recruiter.call(listCandidateActivity, { params: { id } });
  expect(records.filter(({ type }) => type === "changed")).toHaveLength(1);
});

test("an entry without its main field is refused", async () => {
  const history = { employment: [{ ...post, job_title: " " }] };
  await expect(recruiter.call(addCandidate, { body: { ...nora, history } })).rejects.toMatchObject({
    status: 400,
  });
});

test("Specification §4: a reader without the right sees no history of an anonymised candidate, and no changes of it", async () => {
  const { id } = companies.candidates.ann;
  const { version } = await recruiter.call(getCandidate, { params: { id } });
  const history = { employment: [{ ...post, company: "Sentinel Hospital" }] };
  const body = { ...nora, first_name: "Ann", last_name: "Bell", history };
  await recruiter.call(updateCandidate, { params: { id }, body, version });
  const read = await manager.call(getCandidate, { params: { id } });
  const { records } = await manager.call(listCandidateActivity, { params: { id } });
  expect(read.history).toBeNull();
  expect(JSON.stringify([read, records])).not.toContain("Sentinel");
  expect(await changesOf(id, manager)).toContainEqual({
    field: "history",
    before: null,
    after: null,
  });
});
