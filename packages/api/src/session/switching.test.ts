import { listJobs } from "@ats/core/jobs/list-contract";
import { changePassword } from "@ats/core/session/password-contract";
import { login } from "@ats/core/session/contract";
import { extendSession, logout } from "@ats/core/session/session-times-contract";
import { getOneTimeToken } from "@ats/core/session/one-time-token-contract";
import { listAccessibleClients, loginWithToken } from "@ats/core/session/switching-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { beforeAll, describe, expect, test } from "vitest";
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
import { addCompany, addUser, testPassword } from "../testing/records.ts";
import { tokenLifetimes } from "./one-time-token.ts";

const careHost = "care.northgate.example";
const email = "master@northgate.example";
const minute = 60_000;
const notGood = {
  status: 400,
  message: "This link was already used, has expired, or is incomplete. Ask for a new one.",
};

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let care: number;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  care = await addCompany(services.system, "Northgate Care", {
    parent_id: companies.ids.northgate,
    system_settings: JSON.stringify({
      organisation_name: "Northgate Care",
      portal_domain: [careHost],
    }),
  });
});

const at = (host: string) => testBrowser(app, undefined, `https://${host}`);
const tokenTo = (browser: TestBrowser, id: number, user_id?: number) =>
  browser.call(getOneTimeToken, { params: { id }, query: { user_id } });
/** Switches as the page does: gets a token, logs out, and redeems the token on the other host. */
async function switchTo(browser: TestBrowser, company: number) {
  const { one_time_token: token, host } = await tokenTo(browser, company);
  await browser.call(logout);
  const arrived = at(host);
  const { id } = await arrived.call(loginWithToken, { body: { token } });
  const { users } = await arrived.call(getUserSettings, { params: { id } });
  return { browser: arrived, user: users, host };
}
const disable = (disabled: boolean) =>
  services.system.updateTable("companies").set({ disabled }).where("id", "=", care).execute();

describe("Specification §4, Multi-client: a master user", () => {
  test("is offered the client companies with their hosts, and the master company", async () => {
    const master = await signIn(app, email);
    const answer = await master.call(listAccessibleClients, { body: { email } });
    expect(answer).toEqual({
      accessible_clients: [
        {
          id: care,
          name: "Northgate Care",
          host: careHost,
          role_type: "Master group user",
          last_used: null,
          disabled: false,
        },
      ],
      masterCompany: expect.objectContaining({
        id: companies.ids.northgate,
        name: "Northgate Group",
        host: "ats.example",
        role_type: "Master group user",
      }),
      master_user_id: companies.users.master.id,
    });
  });

  test("logs in to a client company on its host, and returns to master", async () => {
    const master = await signIn(app, email);
    const there = await switchTo(master, care);
    expect(there.host).toBe(careHost);
    expect(there.user).toMatchObject({
      name: "Graham Pollock",
      userType: "Master group user",
      company: care,
      company_name: "Northgate Care",
      has_multiple_profiles: true,
      home_company: { id: companies.ids.northgate, name: "Northgate Group" },
    });
    await expect(master.call(listJobs)).rejects.toMatchObject({ status: 401 });
    expect((await there.browser.call(listJobs)).records).toEqual([]);

    const back = await switchTo(there.browser, companies.ids.northgate);
    expect(back.user).toMatchObject({ id: companies.users.master.id, home_company: null });
    expect((await back.browser.call(listJobs)).records.length).toBeGreaterThan(0);
  });

  test("is the same guest each time, with the name and role of home", async () => {
    const first = await switchTo(await signIn(app, email), care);
    const rename = { last_name: "Pollock-Hay" };
    const { users } = companies;
    const master = services.system.updateTable("users").where("id", "=", users.master.id);
    await master.set(rename).execute();
    const second = await switchTo(await signIn(app, email), care);
    await master.set({ last_name: "Pollock" }).execute();
    expect(second.user.id).toBe(first.user.id);
    expect(second.user.name).toBe("Graham Pollock-Hay");
  });

  test("does not sign in to a client company with a password", async () => {
    await switchTo(await signIn(app, email), care);
    await expect(
      at(careHost).call(login, { body: { email, password: testPassword, company: care } }),
    ).rejects.toMatchObject({ status: 401 });
  });

  test("is told before leaving that a client company is disabled", async () => {
    const master = await signIn(app, email);
    await disable(true);
    await expect(tokenTo(master, care)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining("Northgate Care is disabled"),
    });
    await disable(false);
    await expect(master.call(listJobs)).resolves.toBeDefined();
  });
});

test("Specification §4, Multi-client: a new password ends the sessions that rest on the account, as a guest elsewhere too", async () => {
  const { browser } = await switchTo(await signIn(app, email), care);
  const new_password = "harbour teaspoon gravel";
  await testBrowser(app).call(changePassword, {
    body: { email, old_password: testPassword, new_password },
  });
  await expect(browser.call(listJobs)).rejects.toMatchObject({ status: 401 });
  await testBrowser(app).call(changePassword, {
    body: { email, old_password: new_password, new_password: testPassword },
  });
});

describe("Specification §6: who may not switch", () => {
  test.each(["admin@northgate.example", "admin@riverside.example", "agent@brightstaff.example"])(
    "%s gets no token for a company of others, and its existence is not told",
    async (who) => {
      const browser = await signIn(app, who);
      const none = { status: 404, message: "This company does not exist, or you may not see it." };
      await expect(tokenTo(browser, care)).rejects.toMatchObject(none);
      await expect(tokenTo(browser, 999_999)).rejects.toMatchObject(none);
    },
  );

  test("a master user is no other user of the company", async () => {
    const master = await signIn(app, email);
    await expect(
      tokenTo(master, companies.ids.northgate, companies.users.admin.id),
    ).rejects.toMatchObject({ status: 404 });
  });

  test("an account with the same email and another password is not switched to", async () => {
    const { riverside } = companies.ids;
    await addUser(
      services.system,
      riverside,
      "Not Tom",
      "Recruiter admin user",
      "twin@ats.example",
    );
    const twin = await addUser(
      services.system,
      companies.ids.northgate,
      "Tom Twin",
      "Recruiter admin user",
      "twin@ats.example",
    );
    await services.system
      .updateTable("users")
      .set({ password_hash: "" })
      .where("id", "=", twin.id)
      .execute();
    const browser = await signIn(app, "twin@ats.example");
    await expect(tokenTo(browser, companies.ids.northgate)).rejects.toMatchObject({ status: 404 });
  });
});

describe("Specification §7, loginv2/token: a one-time token", () => {
  const open = (host: string, token: string, address?: string) =>
    testBrowser(app, address, `https://${host}`).call(loginWithToken, { body: { token } });
  const fresh = async () => (await tokenTo(await signIn(app, email), care)).one_time_token;

  test("opens one session, however many redeem it at once", async () => {
    const token = await fresh();
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => open(careHost, token, `198.51.100.${i}`)),
    );
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const reasons = tries.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    for (const reason of reasons) expect(reason).toMatchObject(notGood);
    await expect(open(careHost, token)).rejects.toMatchObject(notGood);
  });

  test("is good on its company's host alone, and another's try does not use it up", async () => {
    const token = await fresh();
    await expect(open("ats.example", token)).rejects.toMatchObject(notGood);
    await expect(open("riverside.example", token)).rejects.toMatchObject(notGood);
    await expect(open(careHost, token)).resolves.toBeDefined();
  });

  test("opens its own company, whoever redeems it", async () => {
    const token = await fresh();
    const riverside = testBrowser(app, undefined, `https://${careHost}`);
    await riverside.call(login, {
      body: { email: "admin@riverside.example", password: testPassword },
    });
    const { id } = await riverside.call(loginWithToken, { body: { token } });
    const { users } = await riverside.call(getUserSettings, { params: { id } });
    expect(users.company).toBe(care);
  });

  test("expires after a minute", async () => {
    const token = await fresh();
    services.clock.advance(tokenLifetimes["switch company"]);
    await expect(open(careHost, token)).rejects.toMatchObject(notGood);
  });

  test("ends with 403 where the company was disabled meanwhile", async () => {
    const token = await fresh();
    await disable(true);
    await expect(open(careHost, token)).rejects.toMatchObject({ status: 403 });
    await disable(false);
  });

  test("prolongs nothing: twelve hours after the password was asked for, it is asked for again", async () => {
    let { browser } = await switchTo(await signIn(app, email), care);
    for (let hour = 1; hour < 12; hour++) {
      services.clock.advance(59 * minute);
      const isHome = hour % 2 === 1;
      ({ browser } = await switchTo(browser, isHome ? companies.ids.northgate : care));
    }
    await expect(browser.call(listJobs)).resolves.toBeDefined();
    services.clock.advance(50 * minute);
    await browser.call(extendSession);
    services.clock.advance(30 * minute);
    await expect(browser.call(listJobs)).rejects.toMatchObject({ status: 401 });
  });
});
