import type { ApplicationStatus } from "@ats/core/applications/status";
import { rediscoverCandidates } from "@ats/core/candidates/rediscovery-contract";
import { beforeEach, expect, test } from "vitest";
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
  expect(terms).toEqual(["Night", "Dementia", "Supervisor"]);
  expect(records).toMatchObject([
    {
      candidate_number: 1041,
      matching: ["Night", "Dementia"],
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

test("results come in pages, with the total", async () => {
  const names = ["Ada Bell", "Ben Cole", "Cay Dunn"];
  for (const [index, name] of names.entries()) {
    const person = await addCandidate(services.system, companies.ids.northgate, name, {
      candidate_number: 1060 + index,
      current_jobtitle: "Night supervisor",
    });
    const { id } = await addApplication(services.system, companies.jobs.nurse, person);
    await move(id, "INTERVIEW");
    services.clock.advance(60_000);
    await move(id, "REJECTED", reason);
  }
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
