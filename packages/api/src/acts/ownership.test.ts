import * as company from "@ats/core/agencies/ownership-contract";
import { releaseJob } from "@ats/core/agencies/release-contract";
import * as agency from "@ats/core/agency-portal/ownership-contract";
import * as submissions from "@ats/core/agency-portal/submission-contract";
import { getApplication } from "@ats/core/applications/contract";
import { endAgencyLink } from "@ats/core/agencies/link-contract";
import { getAgency, updateAgency } from "@ats/core/agencies/contract";
import { apply } from "@ats/core/careers/contract";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { formOfGrace } from "../testing/applicant.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testCv } from "../testing/records.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let agent: TestBrowser;
let other: TestBrowser;
let admin: TestBrowser;
let submission: { id: number; application_id: number };

const mia = { email: "mia@hill.example", contact_mobile_number: "+447400900123" };
const params = () => ({ client_id: companies.ids.northgate, job_id: companies.jobs.nurse.id });
const own = () => ({ client_id: companies.ids.northgate, id: submission.id });

async function submit(by: TestBrowser) {
  const { upload } = await by.call(submissions.readSubmittedCv, {
    params: params(),
    query: { name: "Mia Hill.pdf" },
    body: testCv(),
  });
  const candidate = {
    ...mia,
    first_name: "Mia",
    last_name: "Hill",
    cv: { upload, name: "Mia Hill.pdf" },
    consent_date: "2026-01-10",
    has_right_to_represent: true as const,
    accepts_fee: true as const,
  };
  const { records } = await by.call(submissions.submitCandidates, {
    params: params(),
    body: { candidates: [candidate] },
  });
  return records[0];
}

const isOpen = async (by: TestBrowser) =>
  (await by.call(submissions.checkCandidate, { params: params(), body: mia })).is_open;

const ownershipOf = (by: TestBrowser) =>
  by.call(company.getCandidateOwnership, { params: { id: submission.application_id } });

const mailed = () =>
  db
    .selectFrom("outgoing_mail")
    .select(["subject", "text"])
    .where("about", "like", "submission %")
    .orderBy("id")
    .execute();

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  app = testApi(testServices(db));
  agent = await signIn(app, "agent@brightstaff.example");
  other = await signIn(app, "agent@carewise.example");
  admin = await signIn(app, "admin@northgate.example");
  const recruiter = await signIn(app, "recruiter@northgate.example");
  await recruiter.call(releaseJob, {
    params: { id: companies.jobs.nurse.id },
    body: { targets: [{ kind: "all" }] },
  });
  const submitted = await submit(agent);
  submission = await db
    .selectFrom("agency_submissions")
    .select(["id", "application_id"])
    .where("id", "=", submitted?.submission_id ?? 0)
    .executeTakeFirstOrThrow();
});

test("Specification §9, Ownership: both sides read until when a candidate is the agency's", async () => {
  expect(await ownershipOf(admin)).toMatchObject({
    owner: { agency: { name: "Brightstaff" }, until: "2027-05-20", days_left: 181 },
    history: [{ kind: "SUBMITTED", day: "2026-11-20", until: "2027-05-20", by: "Zara Hussain" }],
  });
  expect(await agent.call(agency.getSubmissionOwnership, { params: own() })).toMatchObject({
    state: "OWNED",
    owned_until: "2027-05-20",
    days_left: 181,
    is_in_process: true,
  });
});

test("the company renews at the agency's request, and each side is told", async () => {
  await agent.call(agency.askRenewal, { params: own() });
  await agent.call(agency.askRenewal, { params: own() });
  expect(await ownershipOf(admin)).toMatchObject({ asked: { by: "Zara Hussain" } });
  const subjects = (await mailed()).map(({ subject }) => subject);
  expect([...new Set(subjects)]).toEqual(["Brightstaff asks to renew an ownership"]);
  await admin.call(company.renewOwnership, { params: submission, body: { months: 6 } });
  expect(await ownershipOf(admin)).toMatchObject({ owner: { until: "2027-11-20" }, asked: null });
  expect(await agent.call(agency.getSubmissionOwnership, { params: own() })).toMatchObject({
    owned_until: "2027-11-20",
    is_asked: false,
    history: [{ kind: "SUBMITTED" }, { kind: "ASKED" }, { kind: "RENEWED", by: null }],
  });
});

test("a renewal that is declined leaves the last day as it is", async () => {
  await agent.call(agency.askRenewal, { params: own() });
  await admin.call(company.declineRenewal, { params: submission });
  expect(await ownershipOf(admin)).toMatchObject({ owner: { until: "2027-05-20" }, asked: null });
  await expect(admin.call(company.declineRenewal, { params: submission })).rejects.toThrow(
    "No renewal is asked for any more",
  );
});

test("an ownership that the company ends is over at once, for a reason that both sides read", async () => {
  await admin.call(company.endOwnership, {
    params: submission,
    body: { reason: "CANDIDATE_ASKED" },
  });
  expect((await ownershipOf(admin)).owner).toBeNull();
  const seen = await agent.call(agency.getSubmissionOwnership, { params: own() });
  expect(seen).toMatchObject({ state: "ENDED", owned_until: "2026-11-19", days_left: null });
  expect(seen.history.at(-1)).toMatchObject({ kind: "ENDED", reason: "CANDIDATE_ASKED", by: null });
  await expect(
    admin.call(company.renewOwnership, { params: submission, body: { months: 1 } }),
  ).rejects.toThrow("The candidate is no longer with Brightstaff");
  await expect(agent.call(agency.askRenewal, { params: own() })).rejects.toThrow(
    "The candidate is no longer yours",
  );
});

test("an agency that withdraws a submission takes the candidate out of the process", async () => {
  await agent.call(agency.withdrawSubmission, { params: own() });
  expect(
    await admin.call(getApplication, { params: { id: submission.application_id } }),
  ).toMatchObject({ status: "WITHDRAWN", status_reason: "Withdrawn by the agency" });
  expect(await isOpen(other)).toBe(true);
  expect(await submit(other)).toMatchObject({ submitted: true });
  expect((await ownershipOf(admin)).owner?.agency.name).toBe("Carewise");
  expect(await isOpen(agent)).toBe(false);
});

test("an agency may submit again whom it withdrew, while nobody else owns them", async () => {
  await agent.call(agency.withdrawSubmission, { params: own() });
  expect(await submit(agent)).toMatchObject({ submitted: true });
});

test("a candidate who is hired is not withdrawn", async () => {
  await db
    .updateTable("applications")
    .set({ status: "HIRE" })
    .where("id", "=", submission.application_id)
    .execute();
  await expect(agent.call(agency.withdrawSubmission, { params: own() })).rejects.toThrow(
    "The candidate is hired",
  );
});

test("another agency, another company and a guessed id find nothing", async () => {
  for (const endpoint of [
    agency.getSubmissionOwnership,
    agency.askRenewal,
    agency.withdrawSubmission,
  ]) {
    await expect(other.call(endpoint, { params: own() })).rejects.toThrow(
      "This candidate does not exist",
    );
    await expect(agent.call(endpoint, { params: { ...own(), id: 999_999 } })).rejects.toThrow(
      "This candidate does not exist",
    );
  }
  const riverside = await signIn(app, "admin@riverside.example");
  await expect(ownershipOf(riverside)).rejects.toThrow("This application does not exist");
  await expect(
    riverside.call(company.endOwnership, { params: submission, body: { reason: "AGREED" } }),
  ).rejects.toThrow("This submission does not exist");
});

test("a recruiter reads an ownership and does not change it", async () => {
  const recruiter = await signIn(app, "recruiter@northgate.example");
  expect((await ownershipOf(recruiter)).owner?.agency.name).toBe("Brightstaff");
  await expect(
    recruiter.call(company.renewOwnership, { params: submission, body: { months: 1 } }),
  ).rejects.toMatchObject({ status: 403 });
});

test("of an anonymised applicant nothing is told that came with another application", async () => {
  const { annAsCarer } = companies.applications;
  await sql`update applications a set anonymised = true, candidate_id = s.candidate_id
    from applications s where s.id = ${submission.application_id} and a.id = ${annAsCarer.id}`.execute(
    db,
  );
  await sql`update roles set scope = 'company', rights = '{VIEW_JOBS,VIEW_CANDIDATES,VIEW_AGENCIES}'
    where id = ${companies.ownRole}`.execute(db);
  await sql`update users set role_id = ${companies.ownRole}, user_type = 'Department recruiter'
    where email = 'manager@northgate.example'`.execute(db);
  const manager = await signIn(app, "manager@northgate.example");
  const read = (by: TestBrowser) =>
    by.call(company.getCandidateOwnership, { params: { id: annAsCarer.id } });
  const jobsOf = async (by: TestBrowser) => [
    ...new Set((await read(by)).history.map(({ job }) => job)),
  ];
  expect(await jobsOf(manager)).toEqual(["Care Assistant"]);
  expect(await jobsOf(admin)).toEqual(["Care Assistant", "Staff Nurse"]);
});

const linkOf = () =>
  db
    .selectFrom("agency_links")
    .select(["id", "agency_company_id"])
    .where("agency_id", "=", companies.agencies.brightstaff.id)
    .executeTakeFirstOrThrow();

test("ownerships end on record with the link, and working together again revives none", async () => {
  const link = await linkOf();
  await admin.call(endAgencyLink, { params: companies.agencies.brightstaff });
  expect((await ownershipOf(admin)).owner).toBeNull();
  expect((await ownershipOf(admin)).history.at(-1)).toMatchObject({
    kind: "ENDED",
    reason: "LINK_ENDED",
    day: "2026-11-20",
    by: "Helen Whitworth",
  });
  await db
    .updateTable("agency_links")
    .set({ status: "ACTIVE", end_reason: null })
    .where("id", "=", link.id)
    .execute();
  expect(await agent.call(agency.getSubmissionOwnership, { params: own() })).toMatchObject({
    state: "ENDED",
    owned_until: "2026-11-19",
  });
  expect((await ownershipOf(admin)).owner).toBeNull();
  const { rows } = await sql`select from agency_ownership_events
    where reason = 'LINK_ENDED' and submission_id = ${submission.id}`.execute(db);
  expect(rows).toHaveLength(1);
});

test("ownerships end with the work when the agency's status says so, not when it is paused", async () => {
  const {
    contacts,
    created_date_time: _,
    id,
    version,
    ...details
  } = await admin.call(getAgency, {
    params: companies.agencies.brightstaff,
  });
  const save = (status: "PAUSED" | "ENDED", from: number) =>
    admin.call(updateAgency, {
      params: { id },
      version: from,
      body: { ...details, contacts, status } as never,
    });
  await save("PAUSED", version);
  expect((await ownershipOf(admin)).owner).not.toBeNull();
  await save("ENDED", version + 1);
  expect((await ownershipOf(admin)).owner).toBeNull();
});

const setTerms = (direct_applicants: "FIRST" | "AGENCY" | "DIRECT") =>
  sql`insert into agency_terms (company_id, agency_id, valid_from, currency, fee_bands, rebates,
      ownership_months, direct_applicants, conditions, warn_days, created_date_time)
    values (${companies.ids.northgate}, ${companies.agencies.brightstaff.id}, '2020-01-01', 'GBP',
      '[]', '[]', 6, ${direct_applicants}, '', 30, now())`.execute(db);

async function applyDirectly() {
  await sql`update jobs set channels = '{careers_page}', published_date_time = now()
    where id = ${companies.jobs.nurse.id}`.execute(db);
  const { job_number } = await db
    .selectFrom("jobs")
    .select("job_number")
    .where("id", "=", companies.jobs.nurse.id)
    .executeTakeFirstOrThrow();
  await testBrowser(app, "198.51.100.9").call(apply, {
    params: { company: "northgate-group", job_number },
    body: formOfGrace({ ...mia, first_name: "Mia", last_name: "Hill", answers: [], cv: null }),
  });
}

test.each([
  ["FIRST", "Brightstaff"],
  ["AGENCY", "Brightstaff"],
  ["DIRECT", undefined],
] as const)(
  "after a later direct application under %s the candidate is %s's",
  async (rule, owner) => {
    await setTerms(rule);
    await applyDirectly();
    const seen = await ownershipOf(admin);
    expect(seen.owner?.agency.name).toBe(owner);
    expect(seen.history.at(-1)).toMatchObject({ kind: "APPLIED", direct_applicants: rule });
    expect(await isOpen(other)).toBe(false);
    expect(await agent.call(agency.getSubmissionOwnership, { params: own() })).toMatchObject(
      owner ? { state: "OWNED" } : { state: "ENDED", owned_until: "2026-11-19" },
    );
  },
);
