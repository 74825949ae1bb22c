import { listClients } from "@ats/core/clients/contract";
import { logout } from "@ats/core/session/session-times-contract";
import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { loginWithToken } from "@ats/core/session/switching-contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCompany, addJob, addUser } from "../testing/records.ts";

const dayMs = 24 * 60 * 60_000;
let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let care: number;

beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  const parent_id = companies.ids.northgate;
  const portal = (name: string) =>
    JSON.stringify({ organisation_name: name, portal_domain: [`${name}.example`] });
  care = await addCompany(services.system, "Care", { parent_id, system_settings: portal("care") });
  const closed = { parent_id, disabled: true, system_settings: portal("shut") };
  await addCompany(services.system, "Shut", closed);
  const nia = await addUser(
    services.system,
    care,
    "Nia Rees",
    "Recruiter admin user",
    "nia@care.example",
  );
  await addJob(services.system, "Carer", nia, nia, { job_number: 1 });
  const longAgo = new Date(services.clock().getTime() - 8 * dayMs);
  await addJob(services.system, "Cook", nia, nia, {
    job_number: 2,
    status: "PENDING_APPROVAL",
    status_date_time: longAgo,
  });
});

const all = (browser: Awaited<ReturnType<typeof signIn>>) => browser.call(listClients, {});

test("a master user sees what each client has open, and may work in those that are not disabled", async () => {
  const master = await signIn(app, "master@northgate.example");
  expect(await all(master)).toEqual({
    parent: { id: companies.ids.northgate, name: "Northgate Group" },
    records: [
      {
        id: care,
        name: "Care",
        live_jobs: 1,
        open_approvals: 1,
        open_applications: 0,
        users: 1,
        last_used: null,
        concerns: ["unused", "approvals_late"],
        differing: 0,
        may_switch: true,
      },
      expect.objectContaining({ name: "Shut", concerns: ["disabled"], may_switch: false }),
    ],
  });
});

test("a client that its people use and that owes nothing has no concerns", async () => {
  await services.system
    .updateTable("jobs")
    .set({ status_date_time: services.clock() })
    .where("company_id", "=", care)
    .execute();
  const nia = await signIn(app, "nia@care.example");
  const admin = await signIn(app, "admin@northgate.example");
  const { records } = await all(admin);
  expect(records[0]).toMatchObject({ concerns: [], may_switch: false });
  expect(records[0]?.last_used).not.toBeNull();
  expect((await all(nia)).records).toEqual([]);
});

test("a master user in a client sees the same list, and that it is the one", async () => {
  const master = await signIn(app, "master@northgate.example");
  const { one_time_token: token, host } = await master.call(getOneTimeToken, {
    params: { id: care },
  });
  await master.call(logout);
  const there = testBrowser(app, undefined, `https://${host}`);
  await there.call(loginWithToken, { body: { token } });
  const { parent, records } = await all(there);
  expect(parent.name).toBe("Northgate Group");
  expect(records.map(({ name, may_switch, users }) => [name, may_switch, users])).toEqual([
    ["Care", false, 1],
    ["Shut", false, 0],
  ]);
});

test("who may not see jobs or users is not told how many there are", async () => {
  const { northgate } = companies.ids;
  const role = await services.system
    .insertInto("roles")
    .values({
      company_id: northgate,
      name: "Group desk",
      rights: ["VIEW_CLIENT"],
      scope: "company",
      hidden_groups: [],
      created_by: null,
      created_date_time: services.clock(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const email = "gus@northgate.example";
  await addUser(services.system, northgate, "Gus Dey", "Recruiter user", email);
  await services.system
    .updateTable("users")
    .set({ role_id: role.id, user_type: "Group desk" })
    .where("email", "=", email)
    .execute();
  const { records } = await all(await signIn(app, email));
  expect(records[0]).toMatchObject({ live_jobs: null, open_approvals: null, users: null });
});
