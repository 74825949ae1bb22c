import { listJobs } from "@ats/core/jobs/list-contract";
import { login, validateCredentials } from "@ats/core/session/contract";
import { extendSession, logout } from "@ats/core/session/session-times-contract";
import { resetPassword } from "@ats/core/session/password-contract";
import { captchaHeader } from "@ats/core/session/session";
import { loginWithToken } from "@ats/core/session/switching-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import {
  signIn,
  type TestApi,
  type TestBrowser,
  testApi,
  testBrowser,
  testServices,
} from "../testing/app.ts";
import { captchaToken } from "../testing/captcha.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword, testTotpSecret } from "../testing/records.ts";
import { issueToken, tokenLifetimes } from "./one-time-token.ts";
import { proofOfWork } from "./proof-of-work.ts";

const minute = 60_000;
const email = "recruiter@northgate.example";
const ended = { status: 401 };

let app: TestApi;
let services: ReturnType<typeof testServices>;
let users: TestCompanies["users"];
beforeEach(async () => {
  services = testServices(await testDatabase());
  ({ users } = await testCompanies(services.system));
  app = testApi(services);
});

/** Another browser with a cookie or token stolen from this one. */
function thief(from: TestBrowser, stolen: { cookie?: boolean; token?: boolean }): TestBrowser {
  const browser = testBrowser(app, "198.51.100.66");
  if (stolen.cookie) for (const [name, value] of from.cookies) browser.cookies.set(name, value);
  if (stolen.token) browser.token = from.token;
  return browser;
}
const who = async (browser: TestBrowser, id: number) =>
  (await browser.call(getUserSettings, { params: { id } })).users.email;

describe("Credential stuffing fails (quality S3)", () => {
  const stuff = (account: string, password: string, address: string) =>
    testBrowser(app, address).call(login, { body: { email: account, password } });

  test("from one address: after fifty wrong pairs the right one is not even read", async () => {
    for (let i = 0; i < 50; i++)
      await expect(
        stuff(`leaked${i}@mail.example`, "leaked password", "198.51.100.66"),
      ).rejects.toMatchObject({ status: 401 });
    await expect(stuff(email, testPassword, "198.51.100.66")).rejects.toMatchObject({
      status: 429,
    });
    await expect(stuff(email, testPassword, "203.0.113.7")).resolves.toBeDefined();
  });

  test("from a thousand addresses: an account takes ten guesses, by whichever call", async () => {
    for (let i = 0; i < 10; i++) {
      const browser = testBrowser(app, `198.51.100.${i}`);
      const body = { email, password: `leaked password ${i}` };
      await browser.call(i % 2 ? login : validateCredentials, { body }).catch(() => {});
    }
    for (const call of [login, validateCredentials]) {
      const body = { email, password: testPassword };
      await expect(testBrowser(app, "198.51.100.99").call(call, { body })).rejects.toMatchObject({
        status: 429,
      });
    }
  });

  test("without work of its own for each pair: one proof tries one", async () => {
    const guarded = testApi({ ...services, captcha: proofOfWork(services) });
    const fetch = async (request: Request) => guarded.fetch(request);
    const headers = { [captchaHeader]: (await captchaToken(fetch, "https://ats.example")) ?? "" };
    const pairs = Array.from({ length: 20 }, (_, i) => `leaked${i}@mail.example`);
    const tries = await Promise.allSettled(
      pairs.map((account) =>
        testBrowser(guarded).call(login, { headers, body: { email: account, password: "leaked" } }),
      ),
    );
    const read = tries.filter((each) => each.status === "rejected" && each.reason.status === 401);
    expect(read).toHaveLength(1);
  });

  test("tells nothing of which accounts there are: known and unknown answer alike", async () => {
    const answer = async (account: string) => {
      const response = await testBrowser(app).send(login.path, {
        method: "POST",
        body: JSON.stringify({ email: account, password: "leaked password" }),
      });
      return [response.status, [...response.headers], await response.text()];
    };
    expect(await answer(email)).toEqual(await answer("nobody@northgate.example"));
  });
});

describe("Token replay fails (quality S3, S4)", () => {
  test("an API token without its cookie, and a cookie without its token, are nothing", async () => {
    const victim = await signIn(app, email);
    await expect(thief(victim, { token: true }).call(listJobs)).rejects.toMatchObject(ended);
    await expect(thief(victim, { cookie: true }).call(listJobs)).rejects.toMatchObject(ended);
  });

  test("an API token with the cookie of the thief's own session is nothing", async () => {
    const victim = await signIn(app, email);
    const own = await signIn(app, "admin@riverside.example");
    own.token = victim.token;
    await expect(own.call(listJobs)).rejects.toMatchObject(ended);
  });

  test("an API token that was replaced ends two minutes later", async () => {
    const victim = await signIn(app, email);
    const stolen = thief(victim, { cookie: true, token: true });
    await victim.call(extendSession);
    services.clock.advance(2 * minute + 1);
    await expect(stolen.call(listJobs)).rejects.toMatchObject(ended);
    await expect(victim.call(listJobs)).resolves.toBeDefined();
  });

  test("both halves of a session are nothing after signing out", async () => {
    const victim = await signIn(app, email);
    const stolen = thief(victim, { cookie: true, token: true });
    await victim.call(logout);
    await expect(stolen.call(listJobs)).rejects.toMatchObject(ended);
    await expect(stolen.call(extendSession)).rejects.toMatchObject(ended);
  });

  test("a one-time token is taken once, in time, and for its purpose alone", async () => {
    const { company_id, id } = users.recruiter;
    const issue = () =>
      issueToken(services.system, "reset password", { company_id, user_id: id }, services.clock());
    const take = (token: string) =>
      testBrowser(app).call(resetPassword, {
        body: { token, password: "harbour teaspoon gravel" },
      });
    const used = await issue();
    await take(used);
    await expect(take(used)).rejects.toMatchObject({ status: 400 });
    const late = await issue();
    services.clock.advance(tokenLifetimes["reset password"]);
    await expect(take(late)).rejects.toMatchObject({ status: 400 });
    const other = await issue();
    await expect(
      testBrowser(app).call(loginWithToken, { body: { token: other } }),
    ).rejects.toMatchObject({ status: 400 });
    await expect(take(other)).resolves.toEqual({});
  });

  test("a one-time code that was seen over a shoulder signs in nobody else", async () => {
    const otp = new TOTP({ secret: testTotpSecret }).generate({
      timestamp: services.clock().getTime(),
    });
    const account = "mfa@northgate.example";
    await signIn(app, account, otp);
    const replays = await Promise.allSettled(
      Array.from({ length: 5 }, () => signIn(app, account, otp)),
    );
    expect(replays.filter(({ status }) => status === "fulfilled")).toEqual([]);
    services.clock.advance(30_000);
    await expect(signIn(app, account, otp)).rejects.toMatchObject({ status: 401 });
  });
});

describe("Session fixation fails (quality S3)", () => {
  const cookie = "__Host-ats_session";
  const enter = (browser: TestBrowser) =>
    browser.call(login, { body: { email, password: testPassword } });

  test("a made-up session that was planted is not adopted at sign-in", async () => {
    const planted = "planted-planted-planted-planted-planted-123";
    const victim = testBrowser(app);
    victim.cookies.set(cookie, planted);
    victim.token = planted;
    await enter(victim);
    expect(victim.cookies.get(cookie)).not.toBe(planted);
    expect(victim.token).not.toBe(planted);
    const attacker = testBrowser(app);
    attacker.cookies.set(cookie, planted);
    attacker.token = planted;
    await expect(attacker.call(listJobs)).rejects.toMatchObject(ended);
  });

  test("the attacker's own session that was planted does not become the victim's", async () => {
    const attacker = await signIn(app, "admin@riverside.example");
    const victim = testBrowser(app);
    for (const [name, value] of attacker.cookies) victim.cookies.set(name, value);
    await enter(victim);
    expect(victim.cookies.get(cookie)).not.toBe(attacker.cookies.get(cookie));
    expect(await who(victim, users.recruiter.id)).toBe(email);
    await expect(who(attacker, users.recruiter.id)).rejects.toMatchObject({ status: 404 });
    expect(await who(attacker, users.riverside.id)).toBe("admin@riverside.example");
  });

  test("a cookie that another host of the domain could plant is not read on https", async () => {
    const attacker = await signIn(app, "admin@riverside.example");
    const victim = testBrowser(app);
    victim.cookies.set("ats_session", attacker.cookies.get(cookie) ?? "");
    victim.token = attacker.token;
    await expect(victim.call(listJobs)).rejects.toMatchObject(ended);
  });
});
