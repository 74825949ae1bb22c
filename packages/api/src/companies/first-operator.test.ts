import { addCompany } from "@ats/core/companies/companies-contract";
import { resetPassword } from "@ats/core/session/password-contract";
import { expect, test } from "vitest";
import { signIn, testApi, testBrowser, testServices } from "../testing/app.ts";
import { testDatabase } from "../testing/database.ts";
import { hartleyHomes } from "../testing/new-company.ts";
import { testPassword } from "../testing/records.ts";
import { firstOperatorLink } from "./first-operator.ts";

const email = "ada@operator.example";
const tokenOf = (link = "") => link.slice(link.lastIndexOf("/") + 1);

test("on an empty database the operator's first person registers by the newest link, and adds a company", async () => {
  const services = testServices(await testDatabase());
  const app = testApi(services);
  const register = (link: string | undefined) =>
    testBrowser(app).call(resetPassword, {
      body: { token: tokenOf(link), password: testPassword },
    });
  const earlier = await firstOperatorLink(services, email);
  services.clock.advance(60_000);
  const link = await firstOperatorLink(services, email);
  await expect(register(earlier)).rejects.toThrow("This invitation has expired or was replaced");
  await register(link);
  expect(await firstOperatorLink(services, "eve@operator.example")).toBeUndefined();

  const ada = await signIn(app, email);
  const added = await ada.call(addCompany, { body: hartleyHomes });
  expect(added.id).toBeGreaterThan(0);
});
