import { actOnUsers } from "@ats/core/users/account-contract";
import { createJob } from "@ats/core/jobs/vacancy-contract";
import { login } from "@ats/core/session/contract";
import { dutyKinds } from "@ats/core/users/duties";
import * as contract from "@ats/core/users/leaving-contract";
import { inviteUser } from "@ats/core/users/invitation-contract";
import { listAllUsers, listUsers } from "@ats/core/users/list-contract";
import { beforeEach, expect, test } from "vitest";
import type { z } from "zod";
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
const deactivate = (id: number, plan: z.input<typeof contract.deactivateUser.body>["plan"]) =>
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
    message: expect.stringMatching(/^You have not handed over “/),
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

test("a single duty goes to a receiver of its own, and the others to the receiver of their kind", async () => {
  const { recruiter, admin: successor, master } = companies.users;
  const plan = await planFor(recruiter.id, successor.id);
  const { nurse, carer } = companies.jobs;
  const single = [{ id: String(nurse.id), to: master.id }];
  await deactivate(
    recruiter.id,
    plan.map((each) => (each.kind === "JOB_RECRUITER" ? { ...each, single } : each)),
  );
  expect(await duties(recruiter.id)).toEqual([]);
  const jobs = await services.system
    .selectFrom("jobs")
    .where("id", "in", [nurse.id, carer.id])
    .select(["id", "recruiter_id"])
    .execute();
  expect(Object.fromEntries(jobs.map((each) => [each.id, each.recruiter_id]))).toEqual({
    [nurse.id]: master.id,
    [carer.id]: successor.id,
  });
});

test("a single duty may end while its kind goes to a colleague", async () => {
  const { recruiter, admin: successor } = companies.users;
  const panel = (await duties(recruiter.id)).find(({ kind }) => kind === "INTERVIEW_PANEL");
  const [id = ""] = panel?.items.map((each) => each.id) ?? [];
  const plan = await planFor(recruiter.id, successor.id);
  await deactivate(
    recruiter.id,
    plan.map((each) =>
      each.kind === "INTERVIEW_PANEL" ? { ...each, single: [{ id, to: null }] } : each,
    ),
  );
  const seats = await services.system
    .selectFrom("interview_panel")
    .where("interview_id", "=", Number(id))
    .where("user_id", "in", [recruiter.id, successor.id])
    .select("user_id")
    .execute();
  expect(seats).toEqual([]);
});

test("a receiver who cannot take a duty over is refused with the duty's name", async () => {
  const { recruiter, admin: successor, left: leaver, mfa: locked, ...others } = companies.users;
  await admin.call(actOnUsers, { body: { act: "LOCK", ids: [locked.id] } });
  const plan = await planFor(recruiter.id, successor.id);
  const { nurse } = companies.jobs;
  const refusalFor = async (to: number | null) => {
    const single = [{ id: String(nurse.id), to }];
    const result = deactivate(
      recruiter.id,
      plan.map((each) => (each.kind === "JOB_RECRUITER" ? { ...each, single } : each)),
    );
    return result.then(
      () => "",
      ({ message }: Error) => message,
    );
  };
  const work = "“Staff Nurse (1001)”";
  expect(await refusalFor(recruiter.id)).toBe(
    `Tom Ashdown is leaving. Choose a colleague to take over ${work}.`,
  );
  expect(await refusalFor(leaver.id)).toContain(`has left, so cannot take over ${work}.`);
  expect(await refusalFor(locked.id)).toContain(`is locked, so cannot take over ${work}.`);
  expect(await refusalFor(others.invited.id)).toContain("has not registered yet");
  expect(await refusalFor(others.riverside.id)).toContain(`No colleague was found to take over`);
  expect(await refusalFor(null)).toBe(`${work} needs a colleague. Choose one.`);
  await services.system
    .updateTable("users")
    .set({ user_type: "A role without rights" })
    .where("id", "=", others.manager.id)
    .execute();
  expect(await refusalFor(others.manager.id)).toBe(
    `Priya Raman's role does not allow them to take over ${work}. Choose another colleague.`,
  );
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
