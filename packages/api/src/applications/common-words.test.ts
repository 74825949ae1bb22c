import { listApplications } from "@ats/core/applications/contract";
import { applicationStatuses } from "@ats/core/applications/status";
import type { Input } from "@ats/core/contract/endpoint";
import { type Kysely, sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { insertRows } from "../database/insert-rows.ts";
import type { Tables } from "../database/tables.ts";
import { candidateSearchText, candidateTokens } from "../search/tokens.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testNow } from "../testing/records.ts";

/** Applicants for one job, all of them welders and every fifth an Iron, a minute apart. */
const applicants = 10_200;
const firstNumber = 20_000;

let db: Kysely<Tables>;
let recruiter: TestBrowser;
let manager: TestBrowser;
let companies: TestCompanies;

beforeAll(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  await addWelders();
  await sql`analyze`.execute(db);
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  manager = await signIn(app, "manager@northgate.example");
});

async function addWelders() {
  const company_id = companies.ids.northgate;
  const people = Array.from({ length: applicants }, (_, index) => ({
    company_id,
    first_name: "Sam",
    last_name: index % 5 === 0 ? "Iron" : "Wood",
    email: `${index}@mail.example`,
    contact_mobile_number: null,
    city: null,
    postcode: null,
    current_jobtitle: "Welder",
    current_employer: null,
    candidate_number: firstNumber + index,
    created_date_time: testNow,
    // As the application will set it: the index of words would otherwise be written twice.
    status_order: applicationStatuses.indexOf("APPLIED"),
    history: { employment: [], education: [], courses: [], skills: [] },
  }));
  await insertRows(
    db,
    "candidates",
    people.map((person) => ({ ...person, ...candidateSearchText(person) })),
  );
  const added = await db
    .selectFrom("candidates")
    .select(["id", "candidate_number"])
    .where("candidate_number", ">=", firstNumber)
    .execute();
  const tokens = added.flatMap(({ id, candidate_number }) =>
    [...candidateTokens(people[candidate_number - firstNumber] as (typeof people)[number])].map(
      ([token, identifying]) => ({ company_id, token, candidate_id: id, identifying }),
    ),
  );
  await insertRows(db, "candidate_tokens", tokens);
  await sql`insert into applications (company_id, job_id, candidate_id, candidate_number, sort_name,
      status, status_date_time, source, tags, answers, hides_person, form_job_id, created_date_time)
    select company_id, ${companies.jobs.nurse.id}::bigint, id, candidate_number, sort_name, 'APPLIED',
      created_date_time, 'Careers page', '{}', '[]', candidate_number = ${firstNumber},
      ${companies.jobs.nurse.id}::bigint,
      created_date_time + (candidate_number - ${firstNumber}) * interval '1 minute'
    from candidates where candidate_number >= ${firstNumber}
    order by candidate_number`.execute(db);
}

type Query = NonNullable<Input<typeof listApplications>["query"]>;
async function listed(query: Query, who = recruiter) {
  const params = { id: companies.jobs.nurse.id };
  const { records, total } = await who.call(listApplications, { params, query });
  return { numbers: records.map(({ candidate_number }) => candidate_number - firstNumber), total };
}
const irons = (first: number, count = 25) =>
  Array.from({ length: count }, (_, index) => (first + index) * 5);
const oldestFirst: Query = { sc: "created_date_time", so: "asc" };

describe.each([
  ["thousands", undefined],
  ["thousands in a company of very many, as the planner takes it", 1e12],
])("Quality P4: in a job of %s,", (_, people) => {
  beforeAll(async () => {
    if (people)
      await sql`update pg_class set reltuples = ${people}, relpages = 1
        where relname = 'candidate_words'`.execute(db);
  });

  test.each(["iron", "iron welder", "welder iron"])(
    "who has %s is listed and counted",
    async (q) => {
      expect(await listed({ q, ...oldestFirst })).toEqual({ numbers: irons(0), total: 2_040 });
      expect(await listed({ q, ...oldestFirst, page_no: 2 })).toEqual({
        numbers: irons(50),
        total: 2_040,
      });
    },
  );

  test("the last page is read from its end", async () => {
    expect(await listed({ q: "iron", ...oldestFirst, page_no: 81 })).toEqual({
      numbers: irons(2_025, 15),
      total: 2_040,
    });
  });

  test("those of one name, who stand together in its order, are listed by it", async () => {
    const { numbers, total } = await listed({ q: "wood", sc: "name", so: "asc" });
    expect(numbers.slice(0, 5)).toEqual([1, 2, 3, 4, 6]);
    expect(total).toBe(8_160);
  });

  test("more than are kept are met in its order", async () => {
    const { numbers, total } = await listed({ q: "weld", ...oldestFirst });
    expect(numbers.slice(0, 5)).toEqual([0, 1, 2, 3, 4]);
    expect(total).toBe(applicants);
  });

  test.each([
    ["iron", irons(1), 2_039],
    ["iron welder", irons(1), 2_039],
  ])("who is anonymised for the reader is not among those with %s", async (q, numbers, total) => {
    expect(await listed({ q, ...oldestFirst }, manager)).toEqual({ numbers, total });
  });

  test("who is anonymised for the reader is not met among very many", async () => {
    const { numbers, total } = await listed({ q: "weld", ...oldestFirst }, manager);
    expect(numbers.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(total).toBe(applicants - 1);
  });
});
