import {
  decideAccess,
  endAccessReview,
  exportAccessReview,
  listAccessReviews,
  listReviewedPeople,
  startAccessReview,
} from "@ats/core/roles/access-review-contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { deactivateUser, getDuties } from "@ats/core/users/leaving-contract";
import { getUser } from "@ats/core/users/profile-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let companies: TestCompanies;
let admin: TestBrowser;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

/** The open review, of Tom the recruiter and Priya the hiring manager. */
const review = () => ({ id: companies.accessReview });
const state = async () => (await admin.call(listAccessReviews, {})).records[0];
const people = async () => (await admin.call(listReviewedPeople, { params: review() })).records;
const decide = (body: Parameters<typeof admin.call<typeof decideAccess>>[1]["body"]) =>
  admin.call(decideAccess, { params: review(), body });
const audited = async () =>
  (await admin.call(listAuditEvents, { query: { areas: "access" } })).records
    .map(({ type }) => type)
    .filter((type) => type.startsWith("access_"));

test("a reviewer reads why people have access, confirms one, locks another, and the review is finished", async () => {
  const { recruiter, manager } = companies.users;
  const tom = (await people()).find(({ id }) => id === recruiter.id);
  expect(tom).toMatchObject({ userType: "Recruiter user", decision: null, has_left: false });
  expect(tom?.reasons[0]).toBe("Their role Recruiter covers the whole company.");
  expect(tom?.reasons[1]).toMatch(/^They are on the hiring team of \d+ open jobs?\.$/);
  expect(await decide({ decision: "CONFIRM", ids: [recruiter.id] })).toMatchObject({
    is_finished: false,
  });
  const locked = await decide({ decision: "LOCK", ids: [manager.id], comment: "On leave" });
  expect(locked).toMatchObject({ results: [{ problem: null }], is_finished: true });
  expect(await people()).toMatchObject(
    [recruiter, manager]
      .toSorted((a, b) => a.last_name.localeCompare(b.last_name))
      .map(({ id }) => ({
        id,
        decision: id === manager.id ? "LOCK" : "CONFIRM",
        comment: id === manager.id ? "On leave" : null,
        state: id === manager.id ? "LOCKED" : "ACTIVE",
        decided_by_name: "Helen Whitworth",
        decided_date_time: expect.any(String),
      })),
  );
  expect(await state()).toMatchObject({
    people: 2,
    confirmed: 1,
    revoked: 1,
    left: 0,
    finished_date_time: expect.any(String),
    ended_by_name: null,
  });
  expect(await audited()).toEqual(["access_review_finished", "access_revoked", "access_confirmed"]);
  await expect(decide({ decision: "CONFIRM", ids: [manager.id] })).rejects.toMatchObject({
    status: 409,
    message: "This review is finished.",
  });
});

test("a change of role keeps what the reviewer saw, and is one of the user's page", async () => {
  const { recruiter } = companies.users;
  await expect(decide({ decision: "CHANGE_ROLE", ids: [recruiter.id] })).rejects.toMatchObject({
    status: 400,
  });
  await expect(
    decide({ decision: "CHANGE_ROLE", ids: [recruiter.id], userType: "Recruiter user" }),
  ).rejects.toMatchObject({ message: expect.stringContaining("has this role already") });
  await decide({
    decision: "CHANGE_ROLE",
    ids: [recruiter.id],
    userType: "Department recruiter",
    scope_values: ["Nursing"],
  });
  expect((await people()).find(({ id }) => id === recruiter.id)).toMatchObject({
    userType: "Recruiter user",
    new_role: "Department recruiter",
    reasons: [expect.stringContaining("covers the whole company"), expect.any(String)],
  });
  const { users } = await admin.call(getUser, { params: { id: recruiter.id } });
  expect(users).toMatchObject({ userType: "Department recruiter", scope_values: ["Nursing"] });
  await expect(decide({ decision: "CONFIRM", ids: [recruiter.id] })).rejects.toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Helen Whitworth has already decided about Tom Ashdown\./),
  });
});

test("nobody decides about themselves or about people outside the review; the others are decided", async () => {
  await admin.call(endAccessReview, { params: review() });
  const { id } = await admin.call(startAccessReview, {
    body: { role: null, scope: null, due_date: "2026-12-31" },
  });
  const { recruiter, left } = companies.users;
  const { results } = await admin.call(decideAccess, {
    params: { id },
    body: { decision: "CONFIRM", ids: [companies.users.admin.id, left.id, recruiter.id] },
  });
  const problemOf = (user: { id: number }) =>
    results.find((result) => result.id === user.id)?.problem;
  expect(problemOf(companies.users.admin)).toContain("your own access");
  expect(problemOf(left)).toContain("is not part of this review");
  expect(problemOf(recruiter)).toBeNull();
});

test("who leaves drops out, and the last one's leaving finishes the review", async () => {
  const { recruiter, manager } = companies.users;
  await decide({ decision: "CONFIRM", ids: [recruiter.id] });
  const params = { id: manager.id };
  const { records: duties } = await admin.call(getDuties, { params });
  const plan = duties.map(({ kind }) => ({ kind, to: companies.users.admin.id }));
  await admin.call(deactivateUser, { params, body: { plan } });
  expect((await people()).find(({ id }) => id === manager.id)).toMatchObject({
    decision: null,
    has_left: true,
  });
  expect(await state()).toMatchObject({ left: 1, finished_date_time: expect.any(String) });
});

test("one review is open at a time; one for a role has its people alone, and none for nobody", async () => {
  const body = { role: "Hiring manager user", scope: null, due_date: "2026-12-31" };
  await expect(admin.call(startAccessReview, { body })).rejects.toMatchObject({ status: 409 });
  expect(await admin.call(endAccessReview, { params: review() })).toMatchObject({
    ended_by_name: "Helen Whitworth",
    confirmed: 0,
  });
  await expect(
    admin.call(startAccessReview, { body: { ...body, due_date: "2026-11-01" } }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(
    admin.call(startAccessReview, { body: { ...body, scope: "own_jobs" } }),
  ).rejects.toMatchObject({ message: expect.stringContaining("Nobody has this role") });
  const { id } = await admin.call(startAccessReview, { body });
  const { records } = await admin.call(listReviewedPeople, { params: { id } });
  expect(new Set(records.map(({ userType }) => userType))).toEqual(
    new Set(["Hiring manager user"]),
  );
});

test("the export has a line for each person, with what was decided, by whom and when", async () => {
  const { recruiter } = companies.users;
  await decide({ decision: "CONFIRM", ids: [recruiter.id], comment: "=Asked Helen" });
  const file = await admin.call(exportAccessReview, { params: review() });
  const lines = (await file.text()).trim().split(/\r?\n/);
  expect(lines).toHaveLength(3);
  expect(lines.find((line) => line.startsWith("Tom Ashdown"))).toMatch(
    /Confirmed,,'=Asked Helen,Helen Whitworth,2026-11-20T/,
  );
  expect(lines.filter((line) => line.includes("Not decided"))).toHaveLength(1);
});
