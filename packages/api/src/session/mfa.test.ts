import { login } from "@ats/core/session/contract";
import {
  disableMfa,
  disableUserMfa,
  enableMfa,
  enrolMfa,
  getMfa,
  renewRecoveryCodes,
} from "@ats/core/session/mfa-contract";
import { beforeEach, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword } from "../testing/records.ts";
import { codeAt } from "./authenticator.ts";
import { tokenLifetimes } from "./one-time-token.ts";

const email = "recruiter@northgate.example";
const withPassword = { body: { password: testPassword } };
const withWrongPassword = { body: { password: "not the password" } };
const wrongPassword = {
  status: 403,
  message: "The password is not correct. Check it and try again.",
};
const minute = 60_000;

let app: TestApi;
let services: ReturnType<typeof testServices>;
let people: TestCompanies["users"];
beforeEach(async () => {
  services = testServices(await testDatabase());
  people = (await testCompanies(services.system)).users;
  app = testApi(services);
});

const codeOf = (secret: string) => codeAt(secret, services.clock());
const mail = () =>
  services.system.selectFrom("outgoing_mail").select(["to_address", "subject", "text"]).execute();
const events = () =>
  services.system.selectFrom("account_events").select(["user_id", "actor_id", "event"]).execute();

async function enrolled() {
  const browser = await signIn(app, email);
  const { secret, token } = await browser.call(enrolMfa, withPassword);
  const { recovery_codes } = await browser.call(enableMfa, {
    body: { token, otp: codeOf(secret) },
  });
  return { browser, secret, recovery_codes };
}
const signInWith = (factor: { otp?: string; recovery_code?: string }) =>
  testBrowser(app).call(login, { body: { email, password: testPassword, ...factor } });

test("Specification §7, GET /api/user/mfa: says whether it is on, and how many recovery codes are left", async () => {
  const before = await signIn(app, email);
  await expect(before.call(getMfa)).resolves.toEqual({
    enabled: false,
    enabled_date_time: null,
    recovery_codes_left: 0,
  });
  const { browser } = await enrolled();
  await expect(browser.call(getMfa)).resolves.toEqual({
    enabled: true,
    enabled_date_time: services.clock().toISOString(),
    recovery_codes_left: 10,
  });
});

test("Specification §1, multi-factor authentication: enrolling stores no secret until a code of the app confirms it", async () => {
  const browser = await signIn(app, email);
  const { secret, token, uri } = await browser.call(enrolMfa, withPassword);
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(uri).toMatch(/^otpauth:\/\/totp\/ATS:recruiter%40northgate\.example\?.*secret=/);
  const tables = ["users", "one_time_tokens"] as const;
  for (const table of tables)
    expect(
      JSON.stringify(await services.system.selectFrom(table).selectAll().execute()),
    ).not.toMatch(new RegExp(`${secret}|${token}`));
  const wrong = browser.call(enableMfa, { body: { token, otp: "000000" } });
  await expect(wrong).rejects.toMatchObject({ status: 400 });
  await expect(browser.call(getMfa)).resolves.toMatchObject({ enabled: false });
  await browser.call(enableMfa, { body: { token, otp: codeOf(secret) } });
  await expect(browser.call(getMfa)).resolves.toMatchObject({ enabled: true });
});

test("Specification §1, multi-factor authentication: an enrolment is its user's alone, and ends after 15 minutes", async () => {
  const browser = await signIn(app, email);
  const other = await signIn(app, "admin@northgate.example");
  const tooLate = { status: 400, message: expect.stringContaining("set-up has expired") };
  const first = await browser.call(enrolMfa, withPassword);
  await expect(
    other.call(enableMfa, { body: { token: first.token, otp: codeOf(first.secret) } }),
  ).rejects.toMatchObject(tooLate);
  const second = await browser.call(enrolMfa, withPassword);
  services.clock.advance(tokenLifetimes["authenticator app"]);
  await expect(
    browser.call(enableMfa, { body: { token: second.token, otp: codeOf(second.secret) } }),
  ).rejects.toMatchObject(tooLate);
});

test("Specification §1, multi-factor authentication: the code that confirmed the app does not sign in as well: a code passes once", async () => {
  const { secret } = await enrolled();
  await expect(signInWith({ otp: codeOf(secret) })).rejects.toMatchObject({ status: 401 });
  services.clock.advance(minute);
  await expect(signInWith({ otp: codeOf(secret) })).resolves.toEqual({ id: people.recruiter.id });
});

test("Specification §1, multi-factor authentication: a recovery code signs in in place of the app's code, once, and the user is told", async () => {
  const { recovery_codes } = await enrolled();
  expect(new Set(recovery_codes).size).toBe(10);
  const [first = "", second = ""] = recovery_codes;
  const typed = first.toUpperCase().replaceAll("-", " ");
  const tries = await Promise.allSettled(
    [1, 2, 3, 4, 5].map(() => signInWith({ recovery_code: typed })),
  );
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(signInWith({ recovery_code: first })).rejects.toMatchObject({
    status: 401,
    message: "The recovery code is not correct or was already used. Enter another one.",
  });
  await expect(signInWith({ recovery_code: second })).resolves.toBeDefined();
  const told = (await mail()).filter(({ subject }) => subject === "A recovery code was used");
  expect(told.map(({ to_address }) => to_address)).toEqual([email, email]);
});

test("Specification §1, multi-factor authentication: a recovery code does not stand for the password, nor for another user's", async () => {
  const { recovery_codes } = await enrolled();
  const [code = ""] = recovery_codes;
  const attempt = (body: { email: string; password: string }) =>
    testBrowser(app).call(login, { body: { ...body, recovery_code: code } });
  await expect(attempt({ email, password: "not it" })).rejects.toMatchObject({ status: 401 });
  await expect(
    attempt({ email: "mfa@northgate.example", password: testPassword }),
  ).rejects.toMatchObject({ status: 401 });
});

test("Specification §1, multi-factor authentication: the database keeps no recovery code that could be used", async () => {
  const { recovery_codes } = await enrolled();
  const kept = await services.system.selectFrom("recovery_codes").selectAll().execute();
  expect(kept).toHaveLength(10);
  for (const code of recovery_codes)
    expect(JSON.stringify(kept)).not.toContain(code.replaceAll("-", ""));
});

test("Specification §1, multi-factor authentication: new recovery codes end the old ones, and need the password", async () => {
  const { browser, recovery_codes } = await enrolled();
  const refused = browser.call(renewRecoveryCodes, withWrongPassword);
  await expect(refused).rejects.toMatchObject(wrongPassword);
  const renewed = (await browser.call(renewRecoveryCodes, withPassword)).recovery_codes;
  await expect(signInWith({ recovery_code: recovery_codes[0] ?? "" })).rejects.toMatchObject({
    status: 401,
  });
  await expect(signInWith({ recovery_code: renewed[0] ?? "" })).resolves.toBeDefined();
});

test("quality S3: enrolling and turning off need the password, and wrong ones are limited", async () => {
  const { browser } = await enrolled();
  await expect(browser.call(enrolMfa, withWrongPassword)).rejects.toMatchObject(wrongPassword);
  for (let i = 0; i < 9; i++)
    await expect(browser.call(disableMfa, withWrongPassword)).rejects.toMatchObject(wrongPassword);
  await expect(browser.call(disableMfa, withPassword)).rejects.toMatchObject({ status: 429 });
  services.clock.advance(16 * minute);
  await browser.call(disableMfa, withPassword);
  await expect(browser.call(getMfa)).resolves.toMatchObject({
    enabled: false,
    recovery_codes_left: 0,
  });
  await expect(signInWith({})).resolves.toBeDefined();
});

test("Specification §6, MFA: who may see the users turns another's off, logged, and the user is told", async () => {
  await enrolled();
  const admin = await signIn(app, "admin@northgate.example");
  const params = { userId: people.recruiter.id };
  await expect(admin.call(disableUserMfa, { params, ...withWrongPassword })).rejects.toMatchObject(
    wrongPassword,
  );
  await admin.call(disableUserMfa, { params, ...withPassword });
  await expect(signInWith({})).resolves.toBeDefined();
  expect((await events()).at(-1)).toEqual({
    user_id: people.recruiter.id,
    actor_id: people.admin.id,
    event: "mfa_disabled",
  });
  expect((await mail()).at(-1)).toEqual({
    to_address: email,
    subject: "Two-step verification is off",
    text: expect.stringContaining("Helen Whitworth turned off two-step verification"),
  });
});

test("Specification §6, MFA: nobody turns off their own that way, or that of another company's user", async () => {
  const admin = await signIn(app, "admin@northgate.example");
  const off = (userId: number) =>
    admin.call(disableUserMfa, { params: { userId }, ...withPassword });
  await expect(off(people.admin.id)).rejects.toMatchObject({ status: 409 });
  await expect(off(people.riverside.id)).rejects.toMatchObject({ status: 404 });
  const recruiter = await signIn(app, email);
  await expect(
    recruiter.call(disableUserMfa, { params: { userId: people.mfa.id }, ...withPassword }),
  ).rejects.toMatchObject({ status: 403 });
});
