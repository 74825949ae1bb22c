import { listJobs } from "@ats/core/jobs/list-contract";
import { extendSession, logout } from "@ats/core/session/session-times-contract";
import { changePassword } from "@ats/core/session/password-contract";
import { beforeEach, expect, test } from "vitest";
import { HttpError } from "../kernel/http-error.ts";
import { signIn, type TestApi, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword } from "../testing/records.ts";
import type { IdentityProvider } from "../kernel/ports/identity-provider.ts";

const email = "recruiter@northgate.example";

/** A provider of an organisation, where it differs from the product's own. */
let calls: string[];
let isOpen: boolean;
let app: TestApi;
beforeEach(async () => {
  calls = [];
  isOpen = true;
  const identity: IdentityProvider = {
    checkSession: async () => isOpen,
    refresh: async () => void calls.push("refresh"),
    signOut: async () => void calls.push("sign out"),
    changePassword: async () => {
      throw new HttpError(400, "Your organisation keeps your password. Change it there.");
    },
  };
  const services = testServices(await testDatabase(), { identity });
  await testCompanies(services.system);
  app = testApi(services);
});

test("Specification §7, external identity provider: an organisation's provider keeps the session for longer whenever it is extended here", async () => {
  const browser = await signIn(app, email);
  await browser.call(extendSession);
  expect(calls).toEqual(["refresh"]);
});

test("Specification §7, external identity provider: a session that the provider has ended is not extended", async () => {
  const browser = await signIn(app, email);
  isOpen = false;
  await expect(browser.call(extendSession)).rejects.toMatchObject({
    status: 401,
    message: "Your session has ended. Sign in again.",
  });
  expect(calls).toEqual([]);
});

test("Specification §7, external identity provider: signing out here signs out there", async () => {
  const browser = await signIn(app, email);
  await browser.call(logout);
  expect(calls).toEqual(["sign out"]);
  await expect(browser.call(listJobs)).rejects.toMatchObject({ status: 401 });
});

test("Specification §7, external identity provider: a refused change of the password says why in the provider's words. Specification §5, §8", async () => {
  const browser = await signIn(app, email);
  const body = { email, old_password: testPassword, new_password: "harbour teaspoon gravel" };
  await expect(browser.call(changePassword, { body })).rejects.toMatchObject({
    message: "Your organisation keeps your password. Change it there.",
  });
});
