import { listAuditEvents } from "@ats/core/audit/contract";
import { getRetention } from "@ats/core/candidates/retention-contract";
import { addCompany, listCompanies, type NewCompany } from "@ats/core/companies/companies-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { saveSpecificSetting } from "@ats/core/settings/company-contract";
import { resetPassword } from "@ats/core/session/password-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { hartleyHomes as hartley } from "../testing/new-company.ts";
import { testPassword } from "../testing/records.ts";

let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let app: TestApi;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
});

/** Registers by the link in the newest mail, and signs in. */
async function register(email: string) {
  const { text } = await services.system
    .selectFrom("outgoing_mail")
    .where("to_address", "=", email)
    .select("text")
    .orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  const token = /\/login\/reset\/(\S+)/.exec(text)?.[1] ?? "";
  await testBrowser(app).call(resetPassword, { body: { token, password: testPassword } });
  return { text, person: await signIn(app, email) };
}

test("the operator's staff add a company, whose first administrator registers and finds it empty", async () => {
  const service = await signIn(app, "service@ats.example");
  const { id } = await service.call(addCompany, { body: hartley });
  const { text, person } = await register(hartley.email);
  expect(text).toMatch(/^Hello Megan,\n\n\S+ \S+ has invited you to recruit at Hartley Homes/);
  const { records } = await person.call(listUsers, {});
  expect(records).toMatchObject([{ last_name: "Hartley", userType: "Recruiter admin user" }]);
  expect(await person.call(listJobs, {})).toMatchObject({ total: 0 });

  const listed = await service.call(listCompanies, { query: { q: "hartley" } });
  expect(listed).toMatchObject({ total: 1, records: [{ id, users: 1, invited: 0 }] });
  const acts = await service.call(listAuditEvents, {});
  expect(acts.records[0]).toMatchObject({ type: "company_added", subject_name: "Hartley Homes" });
});

test("a new client begins with its parent's settings, and an agency with a user of its own", async () => {
  const { orchard } = companies.ids;
  const parent = await signIn(app, "admin@orchard.example");
  await parent.call(saveSpecificSetting, {
    body: {
      field: "retention_settings",
      property: "retention_settings",
      value: JSON.stringify({ is_on: true, months: 31 }),
    },
  });
  const service = await signIn(app, "service@ats.example");
  await service.call(addCompany, { body: { ...hartley, parent_id: orchard } });
  const { person } = await register(hartley.email);
  expect(await person.call(getRetention, {})).toMatchObject({ months: 31 });

  const agency = { ...hartley, name: "Swift Staff", email: "jo@swift.example" };
  await service.call(addCompany, { body: { ...agency, company_type: "AGENCY" } });
  const { records } = await service.call(listCompanies, { query: { q: "Swift" } });
  expect(records).toMatchObject([{ company_type: "AGENCY", users: 0, invited: 1 }]);
});

test("a name that is taken, a parent that cannot be one, and anybody but the operator's staff are refused in plain words", async () => {
  const service = await signIn(app, "service@ats.example");
  const add = (change: Partial<NewCompany>) =>
    service.call(addCompany, { body: { ...hartley, ...change } });
  await expect(add({ name: "NORTHGATE group" })).rejects.toThrow(
    "There is a company named Northgate Group already. Choose another name.",
  );
  await expect(add({ parent_id: companies.ids.homes })).rejects.toMatchObject({ status: 404 });
  await expect(add({ parent_id: companies.ids.orchard, company_type: "AGENCY" })).rejects.toThrow(
    "An agency has no parent company",
  );
  const admin = await signIn(app, companies.users.admin.email);
  await expect(admin.call(addCompany, { body: hartley })).rejects.toMatchObject({ status: 403 });
  await expect(admin.call(listCompanies, {})).rejects.toMatchObject({ status: 403 });
});
