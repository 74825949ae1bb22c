import { listJobActivity } from "@ats/core/jobs/activity-contract";
import { getJobApproval } from "@ats/core/jobs/approval-contract";
import { advertiseJobs } from "@ats/core/jobs/channel-contract";
import { duplicateJob, getJob } from "@ats/core/jobs/contract";
import type { JobStatus } from "@ats/core/jobs/job";
import type { JobInput } from "@ats/core/jobs/job-input";
import { undoJobStatus, updateJobStatus } from "@ats/core/jobs/status-contract";
import { createJob, updateJob } from "@ats/core/jobs/vacancy-contract";
import { releaseJobs } from "@ats/core/jobs/release-contract";
import type { Kysely } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { vacancy } from "../testing/vacancy.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let recruiter: TestBrowser;
let admin: TestBrowser;
beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  const system_flags = { approval_process: true, publishing: { careers_page: true } };
  await db
    .updateTable("companies")
    .set({ system_flags: JSON.stringify(system_flags) })
    .where("id", "=", companies.ids.northgate)
    .execute();
  const app = testApi(testServices(db));
  recruiter = await signIn(app, "recruiter@northgate.example");
  admin = await signIn(app, "admin@northgate.example");
});

const now = (id: number) => recruiter.call(getJob, { params: { id } });
const move = async (who: TestBrowser, id: number, status: JobStatus, reason?: string) => {
  const { version } = await now(id);
  const body = { jobs: [{ id, version }], status, ...(reason && { reason }) };
  const { records } = await who.call(updateJobStatus, { body });
  return records[0]?.message;
};
const input = (): JobInput => vacancy(companies.users);
const written = async () => (await recruiter.call(createJob, { body: input() })).id;
const edit = async (id: number, changes: Partial<JobInput>, who = recruiter) => {
  const { version, title, questions, scorecard } = await now(id);
  const body = { ...input(), title, questions, scorecard, ...changes };
  return who.call(updateJob, { params: { id }, version, body });
};
const undo = async (who: TestBrowser, id: number) => {
  const { version } = await now(id);
  await who.call(undoJobStatus, { body: { jobs: [{ id, version }] } });
  return (await now(id)).status;
};
const approvalOf = (id: number, who = admin) => who.call(getJobApproval, { params: { id } });

/** A job that the recruiter wrote and the administrator approved. */
async function approved() {
  const id = await written();
  await move(recruiter, id, "PENDING_APPROVAL");
  expect(await move(admin, id, "ACTIVE")).toBeNull();
  return id;
}

const yours = "You sent it for approval. Somebody else must approve it.";
const changed = "Its salary or headcount has changed since approval. Send it for approval first.";
const filled = "Hired through this vacancy";

describe("with the approval process on, nobody publishes around it", () => {
  test("not by approving what they sent, nor what they changed while it waited", async () => {
    const id = await written();
    await move(recruiter, id, "PENDING_APPROVAL");
    expect(await move(recruiter, id, "ACTIVE")).toBe(yours);
    await edit(id, { openings: 9 }, admin);
    expect(await move(admin, id, "ACTIVE")).toBe(yours);
    expect(await move(recruiter, id, "ACTIVE")).toBeNull();
  });

  test("not by an edit: a new salary or headcount takes the job from the public until it is approved", async () => {
    const id = await approved();
    expect(await edit(id, { title: "Night nurse, Leeds" })).toMatchObject({ status: "ACTIVE" });
    expect(await edit(id, { openings: 3 })).toMatchObject({
      status: "PENDING_APPROVAL",
      approval_requested_by: companies.users.recruiter.id,
      needs_approval: true,
    });
    expect(await undo(recruiter, id)).toBe("PENDING_APPROVAL");
    expect(await move(recruiter, id, "ACTIVE")).toBe(yours);
    const { records } = await recruiter.call(listJobActivity, { params: { id } });
    expect(records.slice(0, 2).map(({ status_after, changes }) => [status_after, changes])).toEqual(
      [
        ["PENDING_APPROVAL", []],
        [null, [{ field: "openings", before: "2", after: "3" }]],
      ],
    );
    const mails = await db
      .selectFrom("outgoing_mail")
      .select(["to_address", "status"])
      .where("subject", "like", "For approval:%")
      .execute();
    expect(mails).toContainEqual({ to_address: "admin@northgate.example", status: "queued" });
    expect(await move(admin, id, "ACTIVE")).toBeNull();
    expect(await now(id)).toMatchObject({ status: "ACTIVE", needs_approval: false });
  });

  test("not by reopening: a job edited on hold or when filled is sent for approval", async () => {
    const id = await approved();
    for (const [closed, reason] of [["ON_HOLD"], ["FILLED", filled]] as const) {
      await move(recruiter, id, closed, reason);
      expect(await move(recruiter, id, "PENDING_APPROVAL")).toBe("It needs no approval.");
      const openings = closed === "FILLED" ? 5 : 4;
      expect(await edit(id, { openings })).toMatchObject({ status: closed });
      expect(await move(recruiter, id, "ACTIVE")).toBe(changed);
      expect(await move(recruiter, id, "PENDING_APPROVAL")).toBeNull();
      expect(await move(admin, id, "ACTIVE")).toBeNull();
    }
    await move(recruiter, id, "FILLED", filled);
    expect(await move(recruiter, id, "ACTIVE")).toBeNull();
  });

  test("not by duplicating, nor by withdrawing and writing again", async () => {
    const id = await approved();
    const copy = await recruiter.call(duplicateJob, { params: { id } });
    expect(copy.status).toBe("DRAFT");
    await move(recruiter, id, "WITHDRAWN", "The role is no longer needed");
    await move(recruiter, id, "DRAFT");
    for (const draft of [id, copy.id])
      expect(await move(recruiter, draft, "ACTIVE")).toBe(
        "It needs approval. Send it for approval first.",
      );
  });

  test("not in bulk, by a channel or by release to agencies", async () => {
    const [draft, waiting, open] = [await written(), await written(), await approved()];
    await move(recruiter, waiting, "PENDING_APPROVAL");
    await move(recruiter, open, "ON_HOLD");
    await edit(open, { salary_max: 9_000_000 });
    const seen = async () => {
      const jobs = await Promise.all([draft, waiting, open].map(now));
      return jobs.map(({ id, version }) => ({ id, version }));
    };
    const { records } = await recruiter.call(updateJobStatus, {
      body: { jobs: await seen(), status: "ACTIVE" },
    });
    expect(records.map(({ updated }) => updated)).toEqual([false, false, false]);
    await recruiter.call(advertiseJobs, {
      body: { jobs: await seen(), channel: "careers_page", is_advertised: false },
    });
    await recruiter.call(releaseJobs, { body: { jobs: await seen(), is_released: true } });
    const jobs = await Promise.all([draft, waiting, open].map(now));
    expect(jobs.map(({ status, released_date_time }) => [status, released_date_time])).toEqual([
      ["DRAFT", null],
      ["PENDING_APPROVAL", null],
      ["ON_HOLD", null],
    ]);
  });

  test("not by undoing: an approval stays on record, and what was sent can be taken back", async () => {
    const id = await approved();
    expect(await undo(admin, id)).toBe("ACTIVE");
    const draft = await written();
    await move(recruiter, draft, "PENDING_APPROVAL");
    expect(await undo(recruiter, draft)).toBe("DRAFT");
    expect(await move(admin, draft, "ACTIVE")).toBe(
      "It needs approval. Send it for approval first.",
    );
  });
});

test("approver and author see what has changed since approval, field by field, and who approved", async () => {
  const id = await approved();
  expect(await approvalOf(id)).toMatchObject({
    approved: { user: { id: companies.users.admin.id }, terms: { openings: 2 } },
    changes: [],
  });
  await edit(id, { title: "Night nurse, Leeds", openings: 3, salary_max: 3_400_000 });
  const { approved: version, changes, approvers } = await approvalOf(id, recruiter);
  expect(version?.terms).toMatchObject({ openings: 2, salary_max: 3_200_000 });
  expect(changes).toEqual([
    { field: "title", before: "Night nurse", after: "Night nurse, Leeds" },
    { field: "openings", before: "2", after: "3" },
    { field: "salary", before: "£28,000 to £32,000 a year", after: "£28,000 to £34,000 a year" },
  ]);
  const asked = approvers.map(({ email }) => email);
  expect(asked).toContain("admin@northgate.example");
  expect(asked).not.toContain("recruiter@northgate.example");
  expect(asked).not.toContain("manager@northgate.example");
  await move(admin, id, "ACTIVE");
  expect((await approvalOf(id)).changes).toEqual([]);
});

test("a job published before versions were kept is compared with how it was when it first changed", async () => {
  const id = await approved();
  await db.deleteFrom("job_approvals").execute();
  expect(await now(id)).toMatchObject({ needs_approval: false });
  expect(await edit(id, { openings: 3 })).toMatchObject({ status: "PENDING_APPROVAL" });
  expect(await approvalOf(id)).toMatchObject({
    approved: { user: null, terms: { openings: 2 } },
    changes: [{ field: "openings" }],
  });
});

test("without the approval process, an edit changes no status", async () => {
  const id = await approved();
  await db.updateTable("companies").set({ system_flags: "{}" }).execute();
  expect(await edit(id, { openings: 3, channels: [] })).toMatchObject({ status: "ACTIVE" });
});
