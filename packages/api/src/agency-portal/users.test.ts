import { resetPassword } from "@ats/core/session/password-contract";
import { actOnUsers } from "@ats/core/users/account-contract";
import { inviteUser } from "@ats/core/users/invitation-contract";
import { deactivateUser } from "@ats/core/users/leaving-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestBrowser, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let services: ReturnType<typeof testServices>;
let app: ReturnType<typeof testApi>;
let companies: TestCompanies;
let admin: TestBrowser;
let agent: TestBrowser;

beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  admin = await signIn(app, "admin@brightstaff.example");
  agent = await signIn(app, "agent@brightstaff.example");
});

const ola = {
  first_name: "Ola",
  last_name: "Brandt",
  email: "ola@brightstaff.example",
  telephone: null,
  userType: "Agency user",
};

test("an agency's administrator invites a colleague, who registers and is then approved", async () => {
  await admin.call(inviteUser, { body: ola });
  const list = (filter: "approved" | "unapproved") =>
    agent.call(listUsers, { query: { filter, q: "ola brandt" } });
  expect((await list("unapproved")).records).toMatchObject([{ email: ola.email, mfa: false }]);
  const { text } = await services.system
    .selectFrom("outgoing_mail")
    .where("to_address", "=", ola.email)
    .select("text")
    .executeTakeFirstOrThrow();
  const [, token = ""] = /reset\/([\w-]+)/.exec(text ?? "") ?? [];
  await testBrowser(app).call(resetPassword, {
    body: { token, password: "A-good-long-password-9" },
  });
  expect((await list("unapproved")).total).toBe(0);
  expect((await list("approved")).records).toMatchObject([{ state: "ACTIVE" }]);
});

test("an agency's user who is no administrator reads the list and changes nobody", async () => {
  const { agencyAdmin } = companies.users;
  expect((await agent.call(listUsers, {})).total).toBe(2);
  for (const call of [
    () => agent.call(inviteUser, { body: ola }),
    () => agent.call(actOnUsers, { body: { act: "LOCK", ids: [agencyAdmin.id] } }),
    () => agent.call(deactivateUser, { params: { id: agencyAdmin.id }, body: { plan: [] } }),
  ])
    await expect(call()).rejects.toThrow("no right to update users");
});

test("an agency's roles are its own: no other can be given", async () => {
  for (const userType of ["Recruiter admin user", "Technical support user"])
    await expect(admin.call(inviteUser, { body: { ...ola, userType } })).rejects.toThrow(
      "This role does not exist",
    );
  const { agent: zara } = companies.users;
  const params = { id: zara.id };
  const { users } = await admin.call(getUser, { params });
  const { first_name, last_name, telephone, version } = users;
  const body = { first_name, last_name, telephone, userType: "Agency admin user" };
  await admin.call(updateUser, { params, version, body });
  expect((await admin.call(getUser, { params })).users.userType).toBe("Agency admin user");
});

test("an administrator locks and ends accounts, and is never the last to go", async () => {
  const { agent: zara, agencyAdmin } = companies.users;
  await admin.call(actOnUsers, { body: { act: "LOCK", ids: [zara.id] } });
  await expect(agent.call(listUsers, {})).rejects.toMatchObject({ status: 401 });
  await admin.call(deactivateUser, { params: { id: zara.id }, body: { plan: [] } });
  await expect(
    admin.call(deactivateUser, { params: { id: agencyAdmin.id }, body: { plan: [] } }),
  ).rejects.toThrow("cannot deactivate yourself");
});

test("users of others are not there for an agency's administrator", async () => {
  const { recruiter } = companies.users;
  const params = { id: recruiter.id };
  const gone = "This user does not exist";
  await expect(
    admin.call(actOnUsers, { body: { act: "LOCK", ids: [recruiter.id] } }),
  ).rejects.toThrow(gone);
  await expect(admin.call(deactivateUser, { params, body: { plan: [] } })).rejects.toThrow(gone);
  await expect(admin.call(getUser, { params })).rejects.toThrow(gone);
});
