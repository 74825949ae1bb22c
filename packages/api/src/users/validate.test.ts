import { validateUser } from "@ats/core/users/validate-contract";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let app: TestApi;
beforeAll(async () => {
  const services = testServices(await testDatabase());
  await testCompanies(services.system);
  app = testApi(services);
});

describe("Specification §7, GET /api/validate/user/{email}", () => {
  test.each([
    ["nobody@northgate.example", true],
    ["Recruiter@Northgate.example", false],
    // Nothing is disclosed about a user of another company.
    ["admin@riverside.example", true],
  ])("to an administrator of Northgate Group, %s is available: %s", async (email, available) => {
    const admin = await signIn(app, "admin@northgate.example");
    await expect(admin.call(validateUser, { params: { email } })).resolves.toEqual({ available });
  });

  test("who may not see the company's users does not learn who is one", async () => {
    const recruiter = await signIn(app, "recruiter@northgate.example");
    await expect(
      recruiter.call(validateUser, { params: { email: "manager@northgate.example" } }),
    ).rejects.toMatchObject({ status: 403 });
  });
});
