import { getJob } from "@ats/core/jobs/contract";
import { exportChosenJobs } from "@ats/core/jobs/export-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import type { Input } from "@ats/core/contract/endpoint";
import type { Kysely } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addJob } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let manager: TestBrowser;
beforeAll(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const { admin, manager: hiringManager, recruiter: tom } = companies.users;
  const pay = { salary_min: 2_800_000, salary_max: 3_200_000, openings: 2 };
  const chef = {
    job_number: 1003,
    status: "FILLED",
    location: "Łódź",
    dept: "Kitchen",
    ...pay,
  } as const;
  await addJob(db, "Chef de partie", admin, admin, chef);
  await addJob(db, "Chef", admin, hiringManager, { job_number: 1004, status: "DRAFT" });
  await addJob(db, "Chef", tom, admin, { job_number: 1005, status: "ARCHIVED" });
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

type Query = NonNullable<Input<typeof listJobs>["query"]>;
async function numbers(who: TestBrowser, query: Query = {}) {
  const { records } = await who.call(listJobs, { query });
  return records.map(({ job_number }) => job_number);
}

test("Specification §9, jobs list: the list shows active jobs, the newest number first, with the count of each status", async () => {
  const { records, total } = await recruiter.call(listJobs);
  expect(total).toBe(2);
  expect(records).toMatchObject([
    { job_number: 1002, counts: { APPLIED: 1, SHORTLIST: 1, HIRE: 0 } },
    {
      job_number: 1001,
      title: "Staff Nurse",
      recruiter_details: { first_name: "Tom", last_name: "Ashdown" },
      hiring_manager_details: { email: "manager@northgate.example" },
      counts: { APPLIED: 1, SHORTLIST: 0 },
    },
  ]);
});

test("Specification §9, filters of jobs: each filter shows its statuses; my jobs are those I recruit or hire for", async () => {
  expect(await numbers(recruiter, { filter: "filled" })).toEqual([1003]);
  expect(await numbers(recruiter, { filter: "draft" })).toEqual([1004]);
  expect(await numbers(recruiter, { filter: "my" })).toEqual([1005, 1002, 1001]);
  expect(await numbers(manager, { filter: "my" })).toEqual([1004, 1002, 1001]);
  expect(await numbers(recruiter, { filter: "all" })).toEqual([1005, 1004, 1003, 1002, 1001]);
});

test("a job is also that of its team's other members, who are named with it", async () => {
  const { admin, manager: sam } = companies.users;
  const chef = await db
    .selectFrom("jobs")
    .select("id")
    .where("job_number", "=", 1003)
    .executeTakeFirstOrThrow();
  const of = { company_id: sam.company_id, job_id: chef.id };
  await db
    .insertInto("job_members")
    .values({ ...of, user_id: sam.id })
    .execute();
  expect(await numbers(manager, { filter: "my" })).toEqual([1004, 1003, 1002, 1001]);
  const { team } = await recruiter.call(getJob, { params: { id: chef.id } });
  expect(team.map(({ id }) => id)).toEqual([admin.id, sam.id]);
  await db.deleteFrom("job_members").where("job_id", "=", chef.id).execute();
  expect(await numbers(recruiter, { filter: "my" })).toEqual([1005, 1002, 1001]);
});

test("jobs of the same title stay in one order from page to page", async () => {
  const query = { filter: "all", sc: "title", so: "asc", per_page: 2 } as const;
  const pages = await Promise.all(
    [0, 1, 2].map((page_no) => numbers(recruiter, { ...query, page_no })),
  );
  expect(pages).toEqual([[1002, 1004], [1005, 1003], [1001]]);
  const beyond = await recruiter.call(listJobs, { query: { ...query, page_no: 9 } });
  expect(beyond).toEqual({ records: [], total: 5 });
});

test("jobs are put in order by when they opened; those that never did are last", async () => {
  const days = { 1001: 3, 1002: 1, 1003: 2, 1004: null, 1005: null };
  for (const [number, day] of Object.entries(days))
    await db
      .updateTable("jobs")
      .set({ published_date_time: day === null ? null : new Date(`2026-11-0${day}`) })
      .where("company_id", "=", companies.ids.northgate)
      .where("job_number", "=", Number(number))
      .execute();
  const query = { filter: "all", sc: "published_date_time" } as const;
  expect(await numbers(recruiter, { ...query, so: "desc" })).toEqual([
    1001, 1003, 1002, 1004, 1005,
  ]);
  expect(await numbers(recruiter, { ...query, so: "asc" })).toEqual([1002, 1003, 1001, 1004, 1005]);
});

describe("Specification §3, search fields of jobs: searching by a field", () => {
  test.each([
    ["title:CHEF DE", [1003]],
    ["title:hef", [1005, 1004, 1003]],
    ["location:lodz", [1003]],
    ["dept:kitch", [1003]],
    ["status:archiv", [1005]],
    ["status:Pending", []],
    ["recruiter_first_name:tom", [1005, 1002, 1001]],
    ["hiring_manager_email:manager@", [1004, 1002, 1001]],
    ["choose_benefits:pens", [1005, 1004, 1003, 1002, 1001]],
    ["job_number:1003", [1003]],
    ["title:%", []],
    ["title.any:Chef|Cook", [1005, 1004]],
    ["title.lacks:chef", [1002, 1001]],
    ["choose_benefits.any:Pension", [1005, 1004, 1003, 1002, 1001]],
    ["choose_benefits.none:Pens", [1005, 1004, 1003, 1002, 1001]],
    ["salary.between:3000000|9000000", [1003]],
    ["salary.from:3200001", []],
    ["salary.to:2800000", [1003]],
    ["salary.empty:", [1005, 1004, 1002, 1001]],
    ["openings.from:2", [1003]],
    ["applications.to:0", [1005, 1004, 1003]],
    ["title:", [1005, 1004, 1003, 1002, 1001]],
  ] as const)("%s", async (s, expected) => {
    expect(await numbers(recruiter, { filter: "all", s: [s] })).toEqual(expected);
  });

  test("several fields all have to match, and q finds words", async () => {
    const s = ["title:chef", "recruiter_first_name:helen"];
    expect(await numbers(recruiter, { filter: "all", s })).toEqual([1004, 1003]);
    expect(await numbers(recruiter, { filter: "all", s, q: "partie chef" })).toEqual([1003]);
  });

  test("a field that jobs do not have is refused", async () => {
    const refused = await recruiter.send("/api/jobs?s=wage:1");
    expect(refused.status).toBe(400);
  });
});

test("another company's job does not exist", async () => {
  const id = companies.jobs.planner.id;
  await expect(recruiter.call(getJob, { params: { id } })).rejects.toMatchObject({ status: 404 });
});

test("chosen jobs are exported in their order; those of another company are not", async () => {
  const { records } = await recruiter.call(listJobs, { query: { filter: "all" } });
  const chosen = records.slice(0, 2).toReversed();
  const read = (ids: number[]) => recruiter.call(exportChosenJobs, { body: { ids } });
  const csv = await (await read(chosen.map(({ id }) => id))).text();
  const [, ...lines] = csv.trim().split("\r\n");
  expect(lines.map((line) => line.split(",").slice(0, 2))).toEqual(
    chosen.map(({ job_number, title }) => [String(job_number), title]),
  );
  await expect(read([999_999])).rejects.toMatchObject({ status: 404 });
});
