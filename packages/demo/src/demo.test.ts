import { getApplicationCv, listApplications } from "@ats/core/applications/contract";
import { applicationStatuses, statusesOf } from "@ats/core/applications/status";
import { attentionMs } from "@ats/core/jobs/attention";
import { listJobs } from "@ats/core/jobs/list-contract";
import { globalSearch } from "@ats/core/search/contract";
import { isEmail } from "@ats/core/validation/email";
import { PDFDocument } from "@cantoo/pdf-lib";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { signIn, testApi, testServices } from "@ats/api/internal/testing/app";
import { freshDatabase } from "@ats/api/internal/testing/database";
import { demoAccounts, demoLimited } from "./accounts.ts";
import { generateDemo } from "./generate.ts";
import { loadDemo } from "./load.ts";

const today = new Date("2026-11-20T09:00:00Z");

test("the same seed on the same day generates the same people and jobs", () => {
  const morning = generateDemo({ size: "tiny", today });
  const evening = generateDemo({ size: "tiny", today: new Date("2026-11-20T21:00:00Z") });
  expect(evening).toEqual(morning);
  expect(generateDemo({ size: "tiny", today, seed: 7 })).not.toEqual(morning);
});

test("the small demo has the promised size, every status, and nothing in the future except interviews", () => {
  const data = generateDemo({ size: "small", today });
  const northgate = <Row extends { company_id: number }>(rows: Row[]) =>
    rows.filter(({ company_id }) => company_id === 1);
  expect(northgate(data.jobs)).toHaveLength(40);
  expect(northgate(data.candidates)).toHaveLength(3_000);
  expect(Math.abs(northgate(data.applications).length - 6_000)).toBeLessThan(60);
  const statuses = new Set(northgate(data.applications).map(({ status }) => status));
  expect([...statuses].toSorted()).toEqual([...applicationStatuses].toSorted());
  for (const { created_date_time } of [...data.applications, ...data.activities, ...data.notes])
    expect(created_date_time.getTime()).toBeLessThan(today.getTime());
  expect(data.interviews.some(({ start_date_time }) => start_date_time > today)).toBe(true);
  expect(data.candidates.every(({ email }) => isEmail(email))).toBe(true);
});

test("a colleague mentions the recruiter and the hiring manager of the demo, who have not read it", () => {
  const { users, activities, notes, notifications } = generateDemo({ size: "tiny", today });
  for (const email of ["recruiter@northgate.example", "manager@northgate.example"]) {
    const user = users.find((each) => each.email === email);
    const mentions = notifications.filter(
      ({ user_id, reason }) => user_id === user?.id && reason === "MENTIONED",
    );
    expect(mentions).toMatchObject([{ event: "MENTIONED", read_date_time: null }]);
    const activity = activities.find(({ id }) => id === mentions[0]?.activity_id);
    const note = notes.find(
      ({ application_id, created_date_time }) =>
        application_id === activity?.application_id &&
        created_date_time === activity.created_date_time,
    );
    expect(note?.text).toContain(`@${user?.first_name} ${user?.last_name} `);
  }
});

test("some jobs of the small demo await interview feedback, and most do not", () => {
  const { applications, interviews, jobs, scorecards } = generateDemo({ size: "small", today });
  const overdue = new Date(today.getTime() - attentionMs.feedback);
  const waiting = new Set(
    interviews.filter((each) => each.end_date_time < overdue).map((each) => each.application_id),
  );
  for (const { application_id } of scorecards) waiting.delete(application_id);
  const jobIds = new Set(
    applications
      .filter(({ id, status }) => statusesOf.active.includes(status) && waiting.has(id))
      .map(({ job_id }) => job_id),
  );
  const active = jobs.filter(({ id, status }) => status === "ACTIVE" && jobIds.has(id));
  expect(active.length).toBeGreaterThan(0);
  expect(active.length).toBeLessThan(jobs.length / 2);
});

test("no two people of the demo share a telephone number, and few share an email address", () => {
  const { candidates } = generateDemo({ size: "small", today });
  const duplicates = (key: "contact_mobile_number" | "email") => {
    const reachable = candidates.filter((each) => each[key]);
    const groups = Map.groupBy(reachable, (each) => `${each.company_id} ${each[key]}`);
    return [...groups.values()].filter((group) => group.length > 1).length;
  };
  expect(duplicates("contact_mobile_number")).toBe(0);
  expect(duplicates("email")).toBe(14);
});

test("an application's activities explain its status", () => {
  const data = generateDemo({ size: "tiny", today });
  const steps = Map.groupBy(
    data.activities.filter(({ type }) => type === "applied" || type === "status_changed"),
    ({ application_id }) => application_id,
  );
  for (const { id, status } of data.applications) {
    const path = steps.get(id) ?? [];
    expect(path.at(-1)?.status_after ?? "INCOMPLETE").toBe(status);
    for (const [index, { status_before }] of path.entries())
      expect(status_before).toBe(path[index - 1]?.status_after ?? null);
  }
});

let services: ReturnType<typeof testServices>;
beforeAll(async () => {
  services = testServices(await freshDatabase());
  expect(await loadDemo(services, { size: "tiny" })).toBe(true);
});

test("a database with a company is left unchanged", async () => {
  expect(await loadDemo(services, { size: "tiny" })).toBe(false);
});

test("the counters match the applications, and the next row gets a new id", async () => {
  const { rows } = await sql`
    select company_id, job_id, status, count(*) from applications group by 1, 2, 3
    except select company_id, job_id, status, count from job_status_counts`.execute(
    services.system,
  );
  expect(rows).toEqual([]);
  const job = await services.system.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
  const { id, ...copy } = job;
  const added = await services.system
    .insertInto("jobs")
    .values({ ...copy, job_number: 99_999 })
    .returning("id")
    .executeTakeFirstOrThrow();
  expect(added.id).toBeGreaterThan(id);
});

test("a recruiter signs in, opens a job, finds a candidate and reads a CV", async () => {
  const recruiter = await signIn(testApi(services), "recruiter@northgate.example");
  const { records: jobs } = await recruiter.call(listJobs);
  const busiest = jobs.toSorted((a, b) => b.counts.APPLIED - a.counts.APPLIED)[0];
  const list = await recruiter.call(listApplications, { params: { id: busiest?.id ?? 0 } });
  const [application] = list.records;
  const q = `${application?.last_name} ${application?.first_name}`;
  const hits = await recruiter.call(globalSearch, { query: { m: "APPLICATIONS", q } });
  expect(hits.records.map(({ _source }) => _source.id)).toContain(application?.id);
  const cvs = await Promise.all(
    list.records.map(({ id }) => recruiter.call(getApplicationCv, { params: { id } })),
  );
  const pdf = cvs.find(({ type }) => type === "application/pdf");
  const document = await PDFDocument.load((await pdf?.arrayBuffer()) ?? "");
  expect(document.getTitle()).toMatch(/^Curriculum vitae of /);
});

test("every account exists, with the printed password", async () => {
  const users = await services.system.selectFrom("users").select("email").execute();
  const emails = users.map(({ email }) => email);
  for (const { email } of demoAccounts) expect(emails).toContain(email);
});

test("a seat and a named job open just these jobs to people with the company's own roles", async () => {
  for (const { email, covers } of demoLimited.filter(({ first_name }) =>
    ["Janet", "Olu"].includes(first_name),
  )) {
    const { records } = await (await signIn(testApi(services), email)).call(listJobs);
    expect(records, email).toHaveLength(2);
    for (const { dept } of records) expect(covers, email).toContain(dept);
  }
});

test("every submission says how its candidate became the agency's", async () => {
  const { rows } = await sql`
    select s.id from agency_submissions s
    where not exists (select from agency_ownership_events e
      where e.company_id = s.company_id and e.submission_id = s.id and e.kind = 'SUBMITTED')`.execute(
    services.system,
  );
  expect(rows).toEqual([]);
});
