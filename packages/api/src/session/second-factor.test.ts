import { listJobs } from "@ats/core/jobs/list-contract";
import { login } from "@ats/core/session/contract";
import { sendMailedCode, verifyMailedCode } from "@ats/core/session/mailed-code-contract";
import { disableUserMfa, enableMfa, enrolMfa } from "@ats/core/session/mfa-contract";
import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { changePassword, resetPassword } from "@ats/core/session/password-contract";
import { listSessions } from "@ats/core/session/sessions-contract";
import { openSupportSession } from "@ats/core/session/support-contract";
import { listAccessibleClients, loginWithToken } from "@ats/core/session/switching-contract";
import { beforeEach, describe, expect, test } from "vitest";
import {
  signIn,
  type TestApi,
  type TestBrowser,
  testApi,
  testBrowser,
  testServices,
} from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCompany, addUser, testPassword, testTotpSecret } from "../testing/records.ts";
import { codeAt } from "./authenticator.ts";
import { issueToken } from "./one-time-token.ts";
import { giveRecoveryCodes } from "./recovery-codes.ts";

const careful = "mfa@northgate.example";
const better = "harbour teaspoon gravel";
const signedOut = { status: 401 };
const notGood = { status: 400, message: expect.stringContaining("Ask for a new one") };

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  await services.system.deleteFrom("mailed_codes").execute();
  app = testApi(services);
});

const codeNow = (secret = testTotpSecret) => codeAt(secret, services.clock());
const visitor = () => testBrowser(app);

/** Turns two-step verification on, as the page does. Returns the app's secret. */
async function turnOn(browser: TestBrowser): Promise<string> {
  const { secret, token } = await browser.call(enrolMfa, { body: { password: testPassword } });
  await browser.call(enableMfa, { body: { token, otp: codeNow(secret) } });
  return secret;
}
const tokenTo = async (browser: TestBrowser, id: number) =>
  (await browser.call(getOneTimeToken, { params: { id } })).one_time_token;
const arrive = async (token: string) => {
  const browser = visitor();
  await browser.call(loginWithToken, { body: { token } });
  return browser;
};

describe("Specification §1, multi-factor authentication: a password that was reset by a mailed link", () => {
  const enter = (factor: { otp?: string; recovery_code?: string } = {}) =>
    visitor().call(login, { body: { email: careful, password: better, ...factor } });
  const mailCode = () =>
    visitor().call(sendMailedCode, { body: { email: careful, password: better } });
  const sentCode = async () => {
    const mail = services.system.selectFrom("outgoing_mail").select("text").orderBy("id", "desc");
    return /^\d{6}/m.exec((await mail.executeTakeFirstOrThrow()).text)?.[0] ?? "";
  };
  const sameWay = { status: 403, message: expect.stringContaining("a code by email") };

  async function reset() {
    const { company_id, id: user_id } = companies.users.mfa;
    const owner = { company_id, user_id };
    const token = await issueToken(services.system, "reset password", owner, services.clock());
    const browser = visitor();
    await browser.call(resetPassword, { body: { token, password: better } });
    return browser;
  }

  test("signs nobody in, and the next sign-in asks for the app's code", async () => {
    const browser = await reset();
    expect([...browser.cookies]).toEqual([]);
    expect(browser.token).toBeUndefined();
    await expect(browser.call(listJobs)).rejects.toMatchObject(signedOut);
    await expect(enter()).rejects.toMatchObject(signedOut);
    await expect(enter({ otp: codeNow() })).resolves.toEqual({ id: companies.users.mfa.id });
  });

  test("makes a code by mail no second factor: who reads the mail has both", async () => {
    await reset();
    await expect(mailCode()).rejects.toMatchObject(sameWay);
    await enter({ otp: codeNow() });
    await expect(mailCode()).resolves.toEqual({});
  });

  test("nor one that was sent before", async () => {
    await visitor().call(sendMailedCode, { body: { email: careful, password: testPassword } });
    const otp = await sentCode();
    await reset();
    await expect(
      visitor().call(verifyMailedCode, { body: { email: careful, password: better, otp } }),
    ).rejects.toMatchObject(sameWay);
  });

  test("does so until the app or a recovery code has passed, whatever the password is by then", async () => {
    const { system } = services;
    const [recovery_code = ""] = await giveRecoveryCodes(system, companies.users.mfa);
    await reset();
    const newest = "teaspoon gravel harbour";
    await visitor().call(changePassword, {
      body: { email: careful, old_password: better, new_password: newest },
    });
    const body = { email: careful, password: newest };
    await expect(visitor().call(sendMailedCode, { body })).rejects.toMatchObject(sameWay);
    await visitor().call(login, { body: { ...body, recovery_code } });
    await expect(visitor().call(sendMailedCode, { body })).resolves.toEqual({});
  });
});

describe("Specification §1, multi-factor authentication: turned on while other sessions are open", () => {
  const twin = "twin@northgate.example";
  beforeEach(async () => {
    const { northgate, riverside } = companies.ids;
    await addUser(services.system, northgate, "Tess Twin", "Recruiter user", twin);
    await addUser(services.system, riverside, "Tess Twin", "Recruiter admin user", twin);
  });
  const enter = async (company: number) => {
    const browser = visitor();
    await browser.call(login, { body: { email: twin, password: testPassword, company } });
    return browser;
  };

  test("ends those that could switch to the account by the password alone, and says why", async () => {
    const elsewhere = await enter(companies.ids.northgate);
    const here = await enter(companies.ids.riverside);
    await turnOn(here);
    await expect(tokenTo(elsewhere, companies.ids.riverside)).rejects.toMatchObject(signedOut);
    const again = await enter(companies.ids.northgate);
    const { records } = await again.call(listSessions);
    expect(records.map(({ ended_by }) => ended_by)).toContain("MFA_ENABLED");
  });

  test("leaves the session that turned it on, which has shown a code", async () => {
    const here = await enter(companies.ids.riverside);
    await turnOn(here);
    await expect(here.call(listJobs)).resolves.toBeDefined();
    await expect(tokenTo(here, companies.ids.northgate)).resolves.toBeDefined();
  });

  test("stops a session that is on its way to another company", async () => {
    const elsewhere = await enter(companies.ids.northgate);
    const token = await tokenTo(elsewhere, companies.ids.riverside);
    await turnOn(await enter(companies.ids.riverside));
    await expect(arrive(token)).rejects.toMatchObject(notGood);
  });

  test("a new sign-in reaches the account by its own second factor alone", async () => {
    await turnOn(await enter(companies.ids.riverside));
    const browser = await enter(companies.ids.northgate);
    const { accessible_clients } = await browser.call(listAccessibleClients, {
      body: { email: twin },
    });
    expect(accessible_clients.map(({ name }) => name)).toEqual(["Northgate Group"]);
  });
});

describe("Specification §6, Switch account: a guest has passed the second factor of their own account", () => {
  const support = "support@ats.example";
  const master = "master@northgate.example";
  const supportSession = async (browser: TestBrowser) => {
    const body = { company: companies.ids.northgate, reason: "Ticket 4711" };
    return (await browser.call(openSupportSession, { body })).one_time_token;
  };
  const enter = async (email: string, secret: string) => {
    services.clock.advance(60_000);
    return signIn(app, email, codeNow(secret));
  };
  const clientCompany = () =>
    addCompany(services.system, "Northgate Care", { parent_id: companies.ids.northgate });

  test("technical support comes by password and code, and a session opened before by password alone ends", async () => {
    const before = await arrive(await supportSession(await signIn(app, support)));
    const home = await signIn(app, support);
    const onTheWay = await supportSession(home);
    const secret = await turnOn(home);
    await expect(before.call(listJobs)).rejects.toMatchObject(signedOut);
    await expect(arrive(onTheWay)).rejects.toMatchObject(notGood);
    await expect(signIn(app, support)).rejects.toMatchObject(signedOut);
    const guest = await arrive(await supportSession(await enter(support, secret)));
    await expect(guest.call(listJobs)).resolves.toBeDefined();
  });

  test("a master user too, who comes back to their own account without another code", async () => {
    const care = await clientCompany();
    const secret = await turnOn(await signIn(app, master));
    await expect(signIn(app, master)).rejects.toMatchObject(signedOut);
    const guest = await arrive(await tokenTo(await enter(master, secret), care));
    const back = await arrive(await tokenTo(guest, companies.ids.northgate));
    await expect(back.call(listJobs)).resolves.toBeDefined();
  });

  test("and has none of their own as a guest: it is turned on at home, by the password", async () => {
    const guest = await arrive(await supportSession(await signIn(app, support)));
    await expect(guest.call(enrolMfa, { body: { password: testPassword } })).rejects.toMatchObject({
      status: 403,
    });
    await expect(
      guest.call(disableUserMfa, {
        params: { userId: companies.users.mfa.id },
        body: { password: testPassword },
      }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

test("Specification §4, Multi-client: a new password stops a session that is on its way to another company", async () => {
  const master = "master@northgate.example";
  const care = await addCompany(services.system, "Northgate Care", {
    parent_id: companies.ids.northgate,
  });
  const token = await tokenTo(await signIn(app, master), care);
  await visitor().call(changePassword, {
    body: { email: master, old_password: testPassword, new_password: better },
  });
  await expect(arrive(token)).rejects.toMatchObject(notGood);
});
