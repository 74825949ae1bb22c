import { listApplications } from "@ats/core/applications/contract";
import { addCandidate } from "@ats/core/candidates/details-contract";
import { countCandidates } from "@ats/core/candidates/count-contract";
import { listCandidates } from "@ats/core/candidates/contract";
import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import { listJobNames } from "@ats/core/jobs/contract";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { explainUser } from "@ats/core/roles/contract";
import { getUserSettings } from "@ats/core/users/contract";
import { listUsers } from "@ats/core/users/list-contract";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import { type CoveredJob, decide } from "@ats/core/rights/decide";
import { type FieldGroup, type Right, rightsOf, type Scope, scopes } from "@ats/core/rights/rights";
import { scheduleInterview, updateInterviewStatus } from "@ats/core/interviews/contract";
import { getMergeValues, listMessages, sendEmails } from "@ats/core/messages/contract";
import { renameSource } from "@ats/core/sources/contract";
import { removeTag, renameTag } from "@ats/core/tags/contract";
import { tagText } from "@ats/core/templates/merge-tags";
import { globalSearch } from "@ats/core/search/contract";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { interviewOf } from "../testing/interview.ts";
import { addUser } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

let app: ReturnType<typeof testApi>;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
});

async function addRole(
  name: string,
  scope: Scope,
  rights: readonly Right[],
  hidden_groups: FieldGroup[] = [],
) {
  return services.system
    .insertInto("roles")
    .values({
      company_id: companies.ids.northgate,
      name,
      rights: [...rights],
      scope,
      hidden_groups,
      created_by: null,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
}

let number = 0;
async function signInAs(
  scope: Scope,
  values: string[],
  hidden?: FieldGroup[],
  rights: readonly Right[] = rightsOf["Recruiter user"],
) {
  const name = `Role ${++number}`;
  const { id: role_id } = await addRole(name, scope, rights, hidden);
  const email = `scoped${number}@northgate.example`;
  const user = await addUser(
    services.system,
    companies.ids.northgate,
    "Sam Scope",
    "Recruiter user",
    email,
  );
  await services.system
    .updateTable("users")
    .set({ user_type: name, role_id, scope_values: values })
    .where("id", "=", user.id)
    .execute();
  return { user, browser: await signIn(app, email) };
}

describe("A role of the company's own", () => {
  test("gives its rights at once, and is called by its name", async () => {
    const { user, browser } = await signInAs("company", []);
    const { users } = await browser.call(getUserSettings, { params: { id: user.id } });
    expect(users.userType).toBe(`Role ${number}`);
    expect(users.rights.has_access.toSorted()).toEqual(rightsOf["Recruiter user"].toSorted());
  });
});

describe("A role that covers departments", () => {
  test("adds and moves jobs only within them, and is told so", async () => {
    const { users } = companies;
    const { browser } = await signInAs("departments", ["Nursing"]);
    const refused = {
      status: 403,
      message: "Your role covers only the department Nursing. Choose it as the job’s department.",
    };
    const body = vacancy(users);
    await expect(
      browser.call(createJob, { body: { ...vacancy(users), dept: "Finance" } }),
    ).rejects.toMatchObject(refused);
    const job = await browser.call(createJob, { body });
    const write = (part: object) =>
      browser.call(updateJob, {
        params: { id: job.id },
        version: job.version,
        body: { ...body, ...part },
      });
    await expect(write({ dept: "Finance" })).rejects.toMatchObject(refused);
    expect(await write({ title: "Day nurse" })).toMatchObject({ dept: "Nursing" });
  });
});

describe("A role that covers named jobs", () => {
  test("is told by their titles and numbers, to whom may see them", async () => {
    const { carer, nurse } = companies.jobs;
    const { user } = await signInAs("named_jobs", [String(carer.id), String(nurse.id)]);
    const params = { id: user.id };
    const admin = await signIn(app, "admin@northgate.example");
    const { users } = await admin.call(getUser, { params });
    expect(users.named_jobs).toEqual([
      { id: carer.id, title: "Care Assistant", job_number: carer.job_number },
      { id: nurse.id, title: "Staff Nurse", job_number: nurse.job_number },
    ]);
    const listed = await admin.call(listUsers, { query: { q: users.email } });
    expect(listed.records[0]?.named_jobs).toEqual(users.named_jobs);
    const { jobs } = await admin.call(explainUser, { params });
    expect(jobs.reason).toBe(
      `Sam Scope’s role ${users.userType} covers the jobs Care Assistant (${carer.job_number}) and Staff Nurse (${nurse.job_number}).`,
    );
    const narrow = await signInAs(
      "named_jobs",
      [String(carer.id)],
      [],
      ["VIEW_JOBS", "VIEW_USERS"],
    );
    const seen = await narrow.browser.call(getUser, { params });
    expect(seen.users.named_jobs.map(({ id }) => id)).toEqual([carer.id]);
    const id = [carer.id, nurse.id];
    const names = await narrow.browser.call(listJobNames, { query: { id } });
    expect(names.records.map((job) => job.id)).toEqual([carer.id]);
    const without = await signInAs("company", [], [], ["VIEW_USERS"]);
    expect((await without.browser.call(getUser, { params })).users.named_jobs).toEqual([]);
  });

  test("is given only for jobs that there are, and its change is recorded by their names", async () => {
    const { nurse } = companies.jobs;
    const { user } = await signInAs("named_jobs", []);
    const params = { id: user.id };
    const admin = await signIn(app, "admin@northgate.example");
    const { users } = await admin.call(getUser, { params });
    const { first_name, last_name, telephone, userType, version } = users;
    const give = (scope_values: string[]) =>
      admin.call(updateUser, {
        params,
        version,
        body: { first_name, last_name, telephone, userType, scope_values },
      });
    await expect(give([String(nurse.id), "Nursing"])).rejects.toMatchObject({
      status: 400,
      message: "One of these jobs no longer exists. Remove it and save again.",
    });
    await give([String(nurse.id)]);
    const { changes } = await services.system
      .selectFrom("audit_events")
      .where("subject_id", "=", String(user.id))
      .where("type", "=", "user_changed")
      .select("changes")
      .executeTakeFirstOrThrow();
    expect(changes).toEqual([
      { field: "scope_values", before: [], after: [`Staff Nurse (${nurse.job_number})`] },
    ]);
  });

  test("shows these with their applications, and nothing of others: list, count, search", async () => {
    const { jobs } = companies;
    const { browser } = await signInAs("named_jobs", [String(jobs.carer.id)]);
    const { records } = await browser.call(listJobs, {});
    expect(records.map(({ id }) => id)).toEqual([jobs.carer.id]);
    await expect(
      browser.call(listApplications, { params: { id: jobs.nurse.id } }),
    ).rejects.toMatchObject({ status: 404 });
    const seen = await browser.call(listCandidates, {});
    const { rows } = await sql<{ id: number }>`select distinct candidate_id as id from applications
      where job_id = ${jobs.carer.id} order by 1`.execute(services.system);
    expect(seen.records.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id));
    expect(seen.total).toBe(rows.length);
    expect((await browser.call(countCandidates, {})).total).toBe(rows.length);
    const found = await browser.call(globalSearch, { query: { m: "APPLICATIONS", q: "ann" } });
    expect(found).toMatchObject({
      records: [{ _source: { job_title: "Care Assistant" } }],
      total: 1,
    });
    const nurse = await browser.call(globalSearch, { query: { m: "JOBS", q: "nurse" } });
    expect(nurse.total).toBe(0);
  });

  test("a candidate whom its user adds stays in sight; merging is for the whole company", async () => {
    const { candidates } = companies;
    const { browser } = await signInAs("own_jobs", []);
    const { id } = await browser.call(addCandidate, {
      body: newCandidate,
    });
    const { records } = await browser.call(listCandidates, {});
    expect(records.map((each) => each.id)).toEqual([id]);
    await expect(
      browser.call(mergeCandidates, {
        params: { id },
        version: 1,
        body: { other: candidates.ann.id, other_version: 1, take: [] },
      }),
    ).rejects.toMatchObject({ status: 403, message: expect.stringContaining("whole company") });
  });

  test("tags and sources, which every application may have, are renamed for the whole company alone", async () => {
    const { browser } = await signInAs("own_jobs", [], [], rightsOf["Recruiter admin user"]);
    const { tags, sources } = companies;
    const forWhole = { status: 403, message: expect.stringContaining("whole company") };
    const body = { before: tags.spare.label, label: "Night work" };
    await expect(browser.call(renameTag, { params: tags.spare, body })).rejects.toMatchObject(
      forWhole,
    );
    await expect(browser.call(removeTag, { params: tags.spare })).rejects.toMatchObject(forWhole);
    await expect(
      browser.call(renameSource, {
        params: sources.fair,
        body: { before: sources.fair.label, label: "Careers fair" },
      }),
    ).rejects.toMatchObject(forWhole);
  });

  test("a seat on a hiring team adds its job, and takes it back when it ends", async () => {
    const { jobs, ids } = companies;
    const { user, browser } = await signInAs("own_jobs", []);
    const titles = async () => (await browser.call(listJobs, {})).records.map(({ id }) => id);
    expect(await titles()).toEqual([]);
    const seat = { company_id: ids.northgate, job_id: jobs.nurse.id, user_id: user.id };
    await services.system.insertInto("job_members").values(seat).execute();
    expect(await titles()).toEqual([jobs.nurse.id]);
    await services.system.deleteFrom("job_members").where("user_id", "=", user.id).execute();
    expect(await titles()).toEqual([]);
  });

  test("a seat on a panel adds its job until the interview is cancelled, and mail says no more than that", async () => {
    const { jobs, applications } = companies;
    const { user, browser } = await signInAs("own_jobs", []);
    const recruiter = await signIn(app, "recruiter@northgate.example");
    const titles = async () => (await browser.call(listJobs, {})).records.map(({ id }) => id);
    const { id, version } = await recruiter.call(scheduleInterview, {
      params: { id: applications.annAsNurse.id },
      body: { ...interviewOf(companies.users).input, panel: [user.id] },
    });
    expect(await titles()).toEqual([jobs.nurse.id]);
    await services.system.updateTable("outgoing_mail").set({ status: "sent" }).execute();
    const body = { status: "CANCELLED", reason: "The job is filled." } as const;
    await browser.call(updateInterviewStatus, { params: { id }, version, body });
    expect(await titles()).toEqual([]);
    const mails = await services.system
      .selectFrom("outgoing_mail")
      .where("to_address", "=", user.email)
      .orderBy("id")
      .select(["subject", "text"])
      .execute();
    expect(mails.map(({ subject }) => subject)).toEqual([
      "Interview: Ann Bell",
      "You are no longer interviewing",
    ]);
    expect(mails[1]?.text).not.toContain("Ann");
    expect(mails[1]?.text).not.toContain("Staff Nurse");
  });
});

test("who may not see contact details writes to an applicant without quoting them", async () => {
  const { id } = companies.applications.annAsNurse;
  const { user, browser } = await signInAs("company", [], ["contact"]);
  const values = await browser.call(getMergeValues, { params: { id } });
  expect(values["candidate.first_name"]).toBe("Ann");
  expect(values["candidate.email"]).toBeNull();
  const send = (body: string) =>
    browser.call(sendEmails, {
      body: {
        application_ids: [id],
        template_id: null,
        send_at: null,
        from: { email: user.email },
        cc: [],
        bcc: [],
        subject: "Your application",
        body,
        to: [{ email: tagText("candidate.email"), status: true }],
      },
    });
  expect((await send("<p>{{candidate.email}}</p>")).records[0]?.message).toContain(
    "no value for Email",
  );
  const [sent] = (await send("<p>Dear {{candidate.first_name}}</p>")).records;
  const mail = await services.system
    .selectFrom("outgoing_mail")
    .where("id", "=", sent?.message_id as number)
    .select("to_address")
    .executeTakeFirstOrThrow();
  expect(mail.to_address).toBe("ann.bell@mail.example");
  const { records } = await browser.call(listMessages, { params: { id }, query: { most: 1 } });
  expect(records[0]).toMatchObject({ text: "Dear Ann", to_address: null, cc: null });
});

test("row-level security and decide() agree on random roles, seats and jobs", async () => {
  const { northgate } = companies.ids;
  const { users } = companies;
  const jobs = await services.system
    .selectFrom("jobs")
    .where("company_id", "=", northgate)
    .select(["id", "dept", "brand_name", "recruiter_id", "hiring_manager_id"])
    .execute();
  const seats = await services.system
    .selectFrom("job_members")
    .where("company_id", "=", northgate)
    .select(["job_id", "user_id"])
    .execute();
  const covered: CoveredJob[] = jobs.map((job) => ({
    ...job,
    members: seats.filter(({ job_id }) => job_id === job.id).map(({ user_id }) => user_id),
    interviewers: [],
  }));
  let seed = 7;
  const random = (most: number) => (seed = (seed * 48_271) % 2_147_483_647) % most;
  const pick = <T>(from: readonly T[]): T => from[random(from.length)] as T;
  const places = [...new Set(jobs.flatMap(({ dept, brand_name }) => [dept, brand_name])), "None"];
  for (let round = 0; round < 60; round++) {
    const scope = pick(scopes);
    const values = scope === "named_jobs" ? [String(pick(jobs).id)] : [pick(places), pick(places)];
    const user_id = pick([users.recruiter.id, users.manager.id, users.admin.id]);
    const access = { scope, values, hidden: [] };
    const actor = { user_id, company_type: "ATS", role: "Any", rights: [], access } as const;
    const expected = covered
      .filter((job) => decide(actor, { kind: "job", job }).allowed)
      .map(({ id }) => id);
    const rows = await inCompany(
      services.system,
      { company_id: northgate, user_id, access },
      (db) => db.selectFrom("jobs").select("id").execute(),
    );
    expect(rows.map(({ id }) => id).toSorted(), JSON.stringify(access)).toEqual(
      expected.toSorted(),
    );
  }
});

const newCandidate = {
  first_name: "Nora",
  last_name: "Finch",
  email: "nora.finch@mail.example",
  contact_mobile_number: null,
  city: null,
  postcode: null,
  current_jobtitle: null,
  current_employer: null,
};

/** Tables of a company that every role sees whole, and why. */
const unlimited: Record<string, string> = {
  ...Object.fromEntries(
    [
      "access_reviews",
      "access_review_people",
      "account_events",
      "api_tokens",
      "audit_events",
      "audit_heads",
      "check_settings",
      "companies",
      "company_bundles",
      "company_deletions",
      "company_settings",
      "setting_locks",
      "setting_overrides",
      "deleted_companies",
      "deletion_links",
      "google_meet",
      "held_records",
      "custom_fields",
      "exit_reason_groups",
      "interview_settings",
      "retention_settings",
      "provisioned_users",
      "provisioned_groups",
      "provisioned_members",
      "roles",
      "brands",
      "workflows",
      "workflow_nodes",
      "templates",
      "template_attachments",
      "job_templates",
      "approval_chains",
      "agencies",
      "agency_links",
      "agency_terms",
      "agency_checks",
      "agency_notices",
      "agency_contact_keys",
      "tags",
      "sources",
      "talent_pools",
      "users",
    ].map((table) => [table, "settings and people of the company, behind rights of their own"]),
  ),
  ...Object.fromEntries(
    [
      "calendar_feeds",
      "default_views",
      "embed_sessions",
      "idempotency_keys",
      "one_time_tokens",
      "saved_view_readers",
      "saved_views",
      "sessions",
      "suggestions",
      "support_sessions",
      "time_off",
    ].map((table) => [table, "users' own work"]),
  ),
  ...Object.fromEntries(
    [
      "approval_delegations",
      "approval_links",
      "requisition_approvers",
      "requisition_events",
      "requisition_versions",
      "requisitions",
    ].map((table) => [table, "approvers read them whatever their role covers, and no applicant"]),
  ),
  attachments: "read only through a template, a message or their author",
  files_to_delete: "keys of files, which no call returns",
  job_alerts: "subscriptions of the public, which no call returns",
};

test("every table of a company is limited to what a role covers, or is named here with a reason", async () => {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c
    where relkind = 'r' and relnamespace = 'public'::regnamespace and relrowsecurity
      and not exists (select from pg_policy p where p.polrelid = c.oid and p.polname = 'scope')
    order by 1`.execute(services.system);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(unlimited).toSorted());
});
