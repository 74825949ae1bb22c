import { listColleagues } from "@ats/core/applications/contract";
import { getInterviewOptions } from "@ats/core/interviews/contract";
import { getJob } from "@ats/core/jobs/contract";
import { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import { listViewReaders } from "@ats/core/lists/saved-view-contract";
import { login } from "@ats/core/session/contract";
import { resetPassword, resetPasswordLink } from "@ats/core/session/password-contract";
import { actOnUsers } from "@ats/core/users/account-contract";
import { getUserSettings } from "@ats/core/users/contract";
import {
  inviteUser,
  inviteUsers,
  resendRegistrationEmail,
} from "@ats/core/users/invitation-contract";
import * as lists from "@ats/core/users/list-contract";
import { getPhoto, getUser, savePhoto, updateUser } from "@ats/core/users/profile-contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword, testPhoto } from "../testing/records.ts";

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

const days = (count: number) => count * 24 * 60 * 60_000;
const newest = async () =>
  services.system
    .selectFrom("outgoing_mail")
    .select(["to_address", "subject", "text", "confidential"])
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
const tokenOf = async () => /\/login\/reset\/(\S+)/.exec((await newest()).text)?.[1] ?? "";
const nia = {
  first_name: "Nia",
  last_name: "Price",
  email: "nia.price@northgate.example",
  userType: "Recruiter user",
  telephone: null,
};
const password = "harbour teaspoon gravel";
const act = (
  act: "LOCK" | "UNLOCK" | "SIGN_OUT" | "SEND_PASSWORD_LINK" | "RESEND",
  ...ids: number[]
) => admin.call(actOnUsers, { body: { act, ids } });
const signInAs = (email: string, typed = testPassword) =>
  testBrowser(app).call(login, { body: { email, password: typed } });

describe("Specification §7, GET /api/companies/users", () => {
  test("lists the company's own users, newest first, with team, state and last sign-in", async () => {
    const { records, total } = await admin.call(lists.listUsers);
    expect(total).toBe(7);
    const user = (id: number) => records.find((each) => each.id === id);
    expect(user(companies.users.recruiter.id)).toMatchObject({
      first_name: "Tom",
      state: "ACTIVE",
      mfa: false,
      depts: expect.arrayContaining([expect.any(String)]),
      last_sign_in_date_time: null,
    });
    expect(user(companies.users.admin.id)?.last_sign_in_date_time).toBe(
      services.clock().toISOString(),
    );
    expect(user(companies.users.invited.id)).toMatchObject({ state: "INVITED", jobs: 0 });
    const times = records.map(({ created_date_time }) => created_date_time);
    expect(times).toEqual(times.toSorted().toReversed());
  });

  test("finds users by full name, filter, role, state and day", async () => {
    const names = async (query: object) =>
      (await admin.call(lists.listUsers, { query })).records.map((each) => each.first_name);
    expect(await names({ q: "ashdown tom" })).toEqual(["Tom"]);
    expect(await names({ filter: "unapproved" })).toEqual(["Iris"]);
    expect(await names({ filter: "approved", sc: "name", so: "asc" })).not.toContain("Iris");
    expect(await names({ s: "userType.any:Hiring manager user", sc: "name", so: "asc" })).toEqual([
      "Priya",
      "Iris",
    ]);
    expect(await names({ s: ["state.any:INVITED|EXPIRED"] })).toEqual(["Iris"]);
    expect(await names({ s: ["last_sign_in_date_time.filled:"] })).toEqual(["Helen"]);
    expect(await names({ page_no: 3 })).toEqual([]);
    services.clock.advance(days(7));
    admin = await signIn(app, "admin@northgate.example");
    expect(await names({ s: ["state.any:EXPIRED"] })).toEqual(["Iris"]);
  });

  test("the whole list, the users of a role and users by id name people who are present", async () => {
    const all = await admin.call(lists.listAllUsers, { query: { page_no: 1, per_page: 10_000 } });
    expect(all.total).toBe(6);
    const role = await admin.call(lists.listUsersWithRole, {
      params: { role: "Hiring manager user" },
    });
    expect(role.records.map(({ last_name }) => last_name)).toEqual(["Raman", "Vane"]);
    const { riverside, manager } = companies.users;
    const { records } = await admin.call(lists.getUsersDetails, {
      body: { ids: [riverside.id, manager.id] },
    });
    expect(records.map(({ id }) => id)).toEqual([manager.id]);
  });
});

describe("Invitations", () => {
  test("an invited user registers by the mailed link once, and signs in", async () => {
    const { id } = await admin.call(inviteUser, { body: nia });
    expect(await newest()).toMatchObject({ to_address: nia.email, confidential: true });
    const token = await tokenOf();
    const visitor = testBrowser(app);
    const link = await visitor.call(resetPasswordLink, { body: { token } });
    expect(link).toMatchObject({ is_invitation: true, company_name: "Northgate Group" });
    await expect(signInAs(nia.email, "")).rejects.toMatchObject({ status: 400 });
    await expect(signInAs(nia.email)).rejects.toMatchObject({ status: 401 });
    await visitor.call(resetPassword, { body: { token, password } });
    await expect(visitor.call(resetPassword, { body: { token, password } })).rejects.toMatchObject({
      status: 400,
    });
    await expect(signInAs(nia.email, password)).resolves.toEqual({ id });
  });

  test("an invitation ends after seven days, and with the next one", async () => {
    const { id } = await admin.call(inviteUser, { body: nia });
    const first = await tokenOf();
    services.clock.advance(61_000);
    await admin.call(resendRegistrationEmail, { params: { id } });
    const second = await tokenOf();
    const visitor = testBrowser(app);
    const check = (token: string) => visitor.call(resetPasswordLink, { body: { token } });
    await expect(check(first)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^This invitation has expired/),
    });
    await expect(check(second)).resolves.toMatchObject({ email: nia.email });
    await expect(admin.call(resendRegistrationEmail, { params: { id } })).rejects.toMatchObject({
      status: 429,
    });
    services.clock.advance(days(7));
    await expect(check(second)).rejects.toMatchObject({
      status: 409,
      message: expect.stringMatching(/^This invitation has expired/),
    });
  });

  test("an email that is in use gets a clear answer", async () => {
    const invite = (email: string) => admin.call(inviteUser, { body: { ...nia, email } });
    await expect(invite("Recruiter@Northgate.example")).rejects.toMatchObject({
      status: 409,
      message: "Tom Ashdown has this email and is a user already.",
    });
    await expect(invite("iris.vane@northgate.example")).rejects.toMatchObject({
      message: expect.stringContaining("was already invited. Send the invitation again"),
    });
  });

  test("nobody gives a role with rights that they lack, or one of another kind of company", async () => {
    for (const userType of ["Agency user", "Technical support user", "Emperor"])
      await expect(admin.call(inviteUser, { body: { ...nia, userType } })).rejects.toMatchObject({
        status: 403,
      });
  });

  test("each row of a file is invited or refused by itself", async () => {
    const row = (line: number, change: object = {}) => ({ line, ...nia, telephone: "", ...change });
    const rows = [
      row(2),
      row(3, { email: "nobody" }),
      row(4),
      row(5, { email: "recruiter@northgate.example" }),
      row(6, { email: "bo@northgate.example", userType: "hiring manager USER" }),
      row(7, { email: "al@northgate.example", userType: "Emperor" }),
      row(8, { first_name: " " }),
    ];
    const problems = async (check: boolean) =>
      (await admin.call(inviteUsers, { body: { rows, check } })).results;
    const checked = await problems(true);
    expect(checked.map(({ problem }) => problem)).toEqual([
      null,
      "E-mail must be valid.",
      "Line 2 has the same email.",
      "Tom Ashdown has this email and is a user already.",
      null,
      expect.stringContaining("This role does not exist"),
      "Enter a first name.",
    ]);
    expect((await admin.call(lists.listUsers, { query: { filter: "unapproved" } })).total).toBe(1);
    const invited = await problems(false);
    expect(invited.filter(({ id }) => id !== null).map(({ line }) => line)).toEqual([2, 6]);
    expect((await admin.call(lists.listUsers, { query: { filter: "unapproved" } })).total).toBe(3);
  });
});

describe("An administrator", () => {
  test("edits another user's details, role and photo; nobody else does", async () => {
    const { id } = companies.users.recruiter;
    const params = { id };
    const { users } = await admin.call(getUser, { params });
    expect(users).toMatchObject({ userType: "Recruiter user", state: "ACTIVE" });
    const body = { first_name: "Thomas", last_name: "Ashdown", telephone: null };
    const saved = await admin.call(updateUser, {
      params,
      version: users.version,
      body: { ...body, userType: "Hiring manager user" },
    });
    expect(saved.users).toMatchObject({ first_name: "Thomas", userType: "Hiring manager user" });
    await admin.call(savePhoto, { params, body: testPhoto() });
    await expect(admin.call(getPhoto, { params })).resolves.toBeDefined();
    const manager = await signIn(app, "manager@northgate.example");
    for (const attempt of [
      () => manager.call(getUser, { params }),
      () => manager.call(updateUser, { params, version: 2, body }),
      () => manager.call(savePhoto, { params, body: testPhoto() }),
    ])
      await expect(attempt()).rejects.toMatchObject({ status: 404 });
  });

  test("neither changes their own role, nor locks themselves", async () => {
    const { id } = companies.users.admin;
    const body = { first_name: "Helen", last_name: "Whitworth", telephone: null };
    await expect(
      admin.call(updateUser, {
        params: { id },
        version: 1,
        body: { ...body, userType: "Recruiter user" },
      }),
    ).rejects.toMatchObject({ status: 403 });
    await expect(act("LOCK", id)).rejects.toMatchObject({ status: 409 });
  });

  test("signs a user out everywhere, and mails them a link to choose a password", async () => {
    const { id, email } = companies.users.recruiter;
    const recruiter = await signIn(app, email);
    await act("SIGN_OUT", id);
    await expect(recruiter.call(getUserSettings, { params: { id } })).rejects.toMatchObject({
      status: 401,
    });
    await act("SEND_PASSWORD_LINK", id);
    expect(await newest()).toMatchObject({
      to_address: email,
      text: expect.stringContaining("Helen Whitworth asked for a new password"),
    });
    await testBrowser(app).call(resetPassword, { body: { token: await tokenOf(), password } });
    await expect(signInAs(email, password)).resolves.toEqual({ id });
  });
});

describe("A locked account", () => {
  test("loses its sessions at once, and says why only after the right password", async () => {
    const { id, email } = companies.users.recruiter;
    const recruiter = await signIn(app, email);
    await act("LOCK", id);
    await expect(recruiter.call(getUserSettings, { params: { id } })).rejects.toMatchObject({
      status: 401,
    });
    await expect(signInAs(email)).rejects.toMatchObject({
      status: 403,
      message: "Your account is locked. Ask your administrator to unlock it.",
    });
    const wrong = await signInAs(email, "wrong password 123").catch((error) => error);
    const unknown = await signInAs("nobody@northgate.example").catch((error) => error);
    expect([wrong.status, wrong.message]).toEqual([unknown.status, unknown.message]);
    await act("UNLOCK", id);
    await expect(signInAs(email)).resolves.toEqual({ id });
  });

  test("is one of several that an act names, each with its own result", async () => {
    const { recruiter, manager, admin: self } = companies.users;
    const { results } = await act("LOCK", recruiter.id, manager.id, self.id, 1_000_000);
    expect(results.filter(({ problem }) => problem === null).map(({ name }) => name)).toEqual([
      "Tom Ashdown",
      "Priya Raman",
    ]);
    expect(results.find(({ id }) => id === self.id)?.problem).toContain("your own account");
  });
});

test("pickers offer nobody who is locked or has left", async () => {
  const { manager, nurse } = { ...companies.users, ...companies.jobs };
  const application = { id: companies.applications.annAsNurse.id };
  const recruiter = await signIn(app, "recruiter@northgate.example");
  const offered = async () => {
    const pickers = [
      (await admin.call(lists.listAllUsers, { query: {} })).records,
      (await admin.call(lists.listUsersWithRole, { params: { role: "Hiring manager user" } }))
        .records,
      (await recruiter.call(getJobSuggestions)).team,
      (await recruiter.call(getInterviewOptions)).people,
      (await recruiter.call(listColleagues, { params: application })).records,
      (await recruiter.call(listViewReaders, { query: { list: "jobs" } })).records,
    ];
    return pickers.map((people) => people.some(({ id }) => id === manager.id));
  };
  expect(await offered()).toEqual([true, true, true, true, true, true]);
  await act("LOCK", manager.id);
  expect(await offered()).toEqual([false, false, false, false, false, false]);
  const { records } = await admin.call(lists.getUsersDetails, { body: { ids: [manager.id] } });
  expect(records).toHaveLength(1);
  expect((await recruiter.call(getJob, { params: nurse })).team).toContainEqual(
    expect.objectContaining({ id: manager.id }),
  );
});
