import { login, logout, validateCredentials } from "@ats/core/session/contract";
import { getUserSettings } from "@ats/core/users/contract";
import { beforeAll, expect, test } from "vitest";
import { signIn, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword } from "../testing/records.ts";

let app: ReturnType<typeof testApi>;
let services: ReturnType<typeof testServices>;
let people: TestCompanies["users"];
beforeAll(async () => {
  services = testServices(await testDatabase());
  people = (await testCompanies(services.system)).users;
  app = testApi(services);
});

test("a recruiter signs in and is told who they are, with rights and company settings", async () => {
  const browser = await signIn(app, "recruiter@northgate.example");
  const { users } = await browser.call(getUserSettings, { params: { id: people.recruiter.id } });
  expect(users).toMatchObject({
    name: "Tom Ashdown",
    userType: "Recruiter user",
    company_name: "Northgate Group",
    company_type: "ATS",
    loginTimeStamp: "2026-11-20T09:00:00.000Z",
    ats_settings: { disabled: false, parent_ats: false, agency_enabled: true },
  });
  expect(users.rights.has_access).toContain("VIEW_JOBS");
  expect(users.rights.has_access).not.toContain("VIEW_USERS");
});
