import type { ApplicationStatus } from "@ats/core/applications/status";
import { rediscoverCandidates } from "@ats/core/candidates/rediscovery-contract";
import { beforeEach, expect, test } from "vitest";
import { searchableText } from "./searchable-text.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { moveAsSeen } from "../testing/move-applications.ts";
import { addCandidate, addApplication, addJob } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let supervisor: { id: number };

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  const { users } = companies;
  supervisor = await addJob(
    services.system,
    "Night Dementia Supervisor",
    users.recruiter,
    users.manager,
    { job_number: 1003 },
  );
});

const move = (id: number, status: ApplicationStatus, reason?: string) =>
  moveAsSeen(recruiter, { ids: [id], status, ...(reason && { reason }) });
const found = async (who = recruiter) =>
  who.call(rediscoverCandidates, { params: { id: supervisor.id } });
const reason = "Less experience than other applicants";

test("Specification §1, rediscovery: a candidate who nearly got another job is found by words that their CV shares with this job", async () => {
  const ann = companies.applications.annAsNurse.id;
  expect((await found()).records).toEqual([]);
  await move(ann, "INTERVIEW");
  services.clock.advance(60_000);
  await move(ann, "REJECTED", reason);
  // Another of her applications is still open.
  expect((await found()).records).toEqual([]);
  await move(companies.applications.annAsCarer.id, "WITHDRAWN", "No reply");
  const { terms, records } = await found();
  expect(terms).toEqual(["Dementia", "Supervisor", "Night"]);
  expect(records).toMatchObject([
    {
      candidate_number: 1041,
      matching: ["Dementia", "Night"],
      matching_posts: [],
      reached: "INTERVIEW",
      ended: "REJECTED",
      reason,
      near_job: { title: "Staff Nurse" },
      may_be_kept: false,
    },
  ]);
});

test("candidates who never came near a hire, share no word or have applied here are not found", async () => {
  const { northgate } = companies.ids;
  const people = [
    await addCandidate(services.system, northgate, "Never Near", {
      candidate_number: 1050,
      current_jobtitle: "Supervisor",
    }),
    await addCandidate(services.system, northgate, "No Word", { candidate_number: 1051 }),
    await addCandidate(services.system, northgate, "Has Applied", {
      candidate_number: 1052,
      current_jobtitle: "Supervisor",
    }),
  ] as const;
  for (const [index, person] of people.entries()) {
    const { id } = await addApplication(services.system, companies.jobs.nurse, person);
    if (index > 0) await move(id, "PROCESSING");
    await move(id, "REJECTED", reason);
  }
  expect((await found()).records).toMatchObject([{ candidate_number: 1052 }]);
  const again = await addApplication(services.system, supervisor, people[2]);
  await move(again.id, "REJECTED", reason);
  expect((await found()).records).toEqual([]);
});

/** Somebody whose interview for another job came to nothing. */
async function addPast(candidate_number: number, name: string, current_jobtitle: string, cv = "") {
  const { system, clock } = services;
  const { northgate } = companies.ids;
  const details = { candidate_number, current_jobtitle };
  const person = await addCandidate(system, northgate, name, details);
  if (cv)
    await system
      .insertInto("candidate_cvs")
      .values({
        company_id: northgate,
        candidate_id: person.id,
        cv_key: `${northgate}/cv/${person.id}`,
        cv_name: "CV.pdf",
        cv_type: "application/pdf",
        cv_size: 1,
        ...searchableText(cv),
        created_date_time: clock(),
      })
      .execute();
  const { id } = await addApplication(system, companies.jobs.nurse, person);
  await move(id, "INTERVIEW");
  clock.advance(60_000);
  await move(id, "REJECTED", reason);
}

const addAttribute = (job: { id: number }, name: string) =>
  services.system
    .insertInto("scorecard_attributes")
    .values({
      company_id: companies.ids.northgate,
      id: crypto.randomUUID(),
      job_id: job.id,
      position: 0,
      name,
    })
    .execute();

const namesOf = async () =>
  (await found()).records.map(({ last_name, matching, matching_posts }) =>
    [last_name, matching.join(), matching_posts.join()].join(": "),
  );

test("words of the title come before the scorecard, a post before the rest of a CV, a rare word before a common one", async () => {
  const { recruiter: owner, manager } = companies.users;
  for (const job_number of [1004, 1005, 1006])
    await addJob(services.system, "Supervisor", owner, manager, { job_number });
  await addAttribute(supervisor, "Moving and handling");
  await addPast(1060, "Ada Attribute", "Porter", "Moving and handling of people, at night");
  await addPast(1061, "Ben Common", "Shift supervisor");
  await addPast(1062, "Cay Cv", "Carer", "Dementia and moving and handling, told by a supervisor");
  await addPast(1063, "Dee Rare", "Dementia carer");
  await addPast(1064, "Eve Both", "Dementia Supervisor, nights");
  await addPast(1065, "Flo Night", "Night porter");
  expect(await namesOf()).toEqual([
    "Both: Dementia,Supervisor,Night: Dementia,Supervisor,Night",
    "Rare: Dementia: Dementia",
    "Cv: Dementia,Supervisor,Moving and handling: ",
    "Common: Supervisor: Supervisor",
    "Attribute: Moving and handling,Night: ",
  ]);
});

test("a phrase of the scorecard that every job has finds nobody", async () => {
  const { nurse, carer } = companies.jobs;
  for (const job of [nurse, carer, supervisor]) await addAttribute(job, "Works with others");
  await addPast(1060, "Ada Standard", "Porter", "Works with others");
  await addPast(1061, "Ben Named", "Supervisor", "Works with others");
  const { terms, records } = await found();
  expect(terms).toEqual(["Dementia", "Supervisor", "Night"]);
  expect(records.map(({ last_name }) => last_name)).toEqual(["Named"]);
});

test("a grade finds nobody, and a word finds who spells it differently", async () => {
  const { recruiter: owner, manager } = companies.users;
  supervisor = await addJob(services.system, "Senior HR Adviser", owner, manager, {
    job_number: 1004,
  });
  await addPast(1060, "Ada Advisor", "Advisor, Human Resources");
  await addPast(1061, "Ben Senior", "Senior porter");
  expect(await namesOf()).toEqual(["Advisor: HR,Adviser: HR,Adviser"]);
});

test("IT is a word of job titles, and a pronoun in a CV", async () => {
  const { recruiter: owner, manager } = companies.users;
  supervisor = await addJob(services.system, "IT Manager", owner, manager, { job_number: 1004 });
  await addPast(1060, "Ada Post", "Head of IT");
  await addPast(1061, "Ben Cv", "Engineer", "Ran the department of information technology");
  await addPast(1062, "Cay Pronoun", "Porter", "Whatever it was, I did it");
  expect(await namesOf()).toEqual(["Post: IT: IT", "Cv: IT: "]);
});

test("a job without a word to search for finds nobody", async () => {
  const { recruiter: owner, manager } = companies.users;
  supervisor = await addJob(services.system, "Band 5", owner, manager, { job_number: 1004 });
  await addPast(1060, "Ada Bell", "Band leader");
  expect(await found()).toEqual({ terms: [], total: 0, records: [] });
});

test("results come in pages, with the total", async () => {
  for (const [index, name] of ["Ada Bell", "Ben Cole", "Cay Dunn"].entries())
    await addPast(1060 + index, name, "Night supervisor");
  const page = async (page_no: number) => {
    const query = { page_no, per_page: 2 };
    const params = { id: supervisor.id };
    const { total, records } = await recruiter.call(rediscoverCandidates, { params, query });
    return [total, ...records.map(({ candidate_number }) => candidate_number)];
  };
  expect(await page(0)).toEqual([3, 1062, 1061]);
  expect(await page(1)).toEqual([3, 1060]);
  expect(await page(2)).toEqual([3]);
});

test("Specification §4: candidates anonymised for the reader are left out", async () => {
  const { annAsNurse, annAsCarer } = companies.applications;
  await move(annAsNurse.id, "INTERVIEW");
  await move(annAsNurse.id, "REJECTED", reason);
  await move(annAsCarer.id, "REJECTED", reason);
  expect((await found()).records).toHaveLength(1);
  const manager = await signIn(testApi(services), "manager@northgate.example");
  expect((await found(manager)).records).toEqual([]);
});
