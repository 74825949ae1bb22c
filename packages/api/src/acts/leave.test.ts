import { createJob } from "@ats/core/jobs/vacancy-contract";
import { login } from "@ats/core/session/contract";
import { dutyKinds, type DutyKind } from "@ats/core/users/duties";
import * as contract from "@ats/core/users/leaving-contract";
import { inviteUser } from "@ats/core/users/invitation-contract";
import { listAllUsers, listUsers } from "@ats/core/users/list-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword } from "../testing/records.ts";
import { vacancy } from "../testing/vacancy.ts";

let app: ReturnType<typeof testApi>;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let admin: TestBrowser;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  admin = await signIn(app, "admin@northgate.example");
});

const duties = async (id: number) =>
  (await admin.call(contract.getDuties, { params: { id } })).records;
/** Every duty goes to one colleague, or ends where it cannot go. */
const planFor = async (id: number, to: number) =>
  (await duties(id)).map(({ kind }) => ({ kind, to: dutyKinds[kind].moves ? to : null }));
const deactivate = (id: number, plan: { kind: DutyKind; to: number | null }[]) =>
  admin.call(contract.deactivateUser, { params: { id }, body: { plan } });
const left = async () => {
  const { recruiter, admin: successor } = companies.users;
  await deactivate(recruiter.id, await planFor(recruiter.id, successor.id));
};

test("a leaver's open duties are listed, each with its record", async () => {
  const { recruiter, manager } = companies.users;
  const found = await duties(recruiter.id);
  expect(found.map(({ kind }) => kind)).toContain("JOB_RECRUITER");
  const jobs = found.find(({ kind }) => kind === "JOB_RECRUITER");
  expect(jobs?.items[0]).toMatchObject({
    label: expect.stringMatching(/\(\d+\)$/),
    path: expect.stringMatching(/^\/job\/edit\/\d+$/),
  });
  expect((await duties(manager.id)).map(({ kind }) => kind)).toContain("JOB_HIRING_MANAGER");
});

test("deactivating hands every duty over, and none is left", async () => {
  const { recruiter, admin: successor } = companies.users;
  const before = await duties(recruiter.id);
  await left();
  expect(await duties(recruiter.id)).toEqual([]);
  const { count = 0 } = before.find(({ kind }) => kind === "JOB_RECRUITER") ?? {};
  const now = (await duties(successor.id)).find(({ kind }) => kind === "JOB_RECRUITER");
  expect(now?.count).toBeGreaterThanOrEqual(count);
});

test("a duty without a plan, or with one that cannot be, refuses all of it", async () => {
  const { recruiter, manager, admin: self } = companies.users;
  await expect(deactivate(recruiter.id, [])).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining("not handed over"),
  });
  const plan = await planFor(recruiter.id, recruiter.id);
  await expect(deactivate(recruiter.id, plan)).rejects.toMatchObject({ status: 409 });
  await expect(
    deactivate(
      recruiter.id,
      plan.map((each) => ({ ...each, to: null })),
    ),
  ).rejects.toMatchObject({ status: 400 });
  await expect(deactivate(self.id, [])).rejects.toMatchObject({ status: 409 });
  await expect(
    deactivate(manager.id, await planFor(manager.id, companies.users.riverside.id)),
  ).rejects.toMatchObject({ status: 409 });
  expect((await duties(recruiter.id)).length).toBeGreaterThan(0);
});

test("who has left is signed out, cannot sign in, and is offered to nobody, until reactivated", async () => {
  const { id, email } = companies.users.recruiter;
  const recruiter = await signIn(app, email);
  await left();
  await expect(recruiter.call(listUsers)).rejects.toMatchObject({ status: 401 });
  const signInAgain = () =>
    testBrowser(app).call(login, { body: { email, password: testPassword } });
  await expect(signInAgain()).rejects.toMatchObject({ status: 401 });
  const { records } = await admin.call(listAllUsers, { query: {} });
  expect(records.map((each) => each.id)).not.toContain(id);
  await admin.call(contract.reactivateUser, { params: { id } });
  await expect(signInAgain()).resolves.toEqual({ id });
});

test("only who was deactivated is deleted; their name stays, and their email is free", async () => {
  const { id, email } = companies.users.recruiter;
  const params = { id };
  const remove = () => admin.call(contract.deleteUser, { params });
  const check = () => admin.call(contract.checkDeleteUser, { params });
  expect(await check()).toMatchObject({
    may_delete: false,
    problem: expect.stringMatching(/^Deactivate/),
  });
  await expect(remove()).rejects.toMatchObject({ status: 409 });
  await left();
  expect(await check()).toMatchObject({ may_delete: true, problem: null, duties: [] });
  await remove();
  await expect(remove()).rejects.toMatchObject({ status: 404 });
  const row = await services.system
    .selectFrom("users")
    .where("id", "=", id)
    .selectAll()
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ first_name: "Tom", password_hash: "", telephone: null });
  expect(row.email).not.toContain("recruiter");
  expect((await admin.call(listUsers, { query: { q: "Tom Ashdown" } })).total).toBe(0);
  const again = { first_name: "Rae", last_name: "Lowe", userType: "Recruiter user" };
  await expect(
    admin.call(inviteUser, { body: { ...again, email, telephone: null } }),
  ).resolves.toBeDefined();
});

test("nobody gives work to who has left", async () => {
  const { left: leaver, ...users } = companies.users;
  const body = { ...vacancy(users), questions: [], scorecard: [], recruiter_id: leaver.id };
  await expect(admin.call(createJob, { body })).rejects.toMatchObject({
    status: 404,
    message: expect.stringContaining("colleague"),
  });
});
