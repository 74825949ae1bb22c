import { framedHeader } from "@ats/core/session/session";
import type { Transport } from "../kernel/transport.ts";
import { login, validateCredentials, validateEmail } from "@ats/core/session/contract";
import { logout } from "@ats/core/session/session-times-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { busy, noTurn } from "../testing/hash-turns.ts";
import { testPassword, testTotpSecret } from "../testing/records.ts";

const minute = 60_000;
const wrong = {
  status: 401,
  message: "The email or password is not correct. Check both and try again.",
};

let app: TestApi;
let services: ReturnType<typeof testServices>;
let people: TestCompanies["users"];
beforeAll(async () => {
  services = testServices(await testDatabase());
  people = (await testCompanies(services.system)).users;
  app = testApi(services);
});

const code = () =>
  new TOTP({ secret: testTotpSecret }).generate({ timestamp: services.clock().getTime() });

const attempt = (email: string, password: string, address?: string) =>
  testBrowser(app, address).call(login, { body: { email, password } });

test("Specification §3, User: a recruiter signs in and is told who they are, with rights and company settings", async () => {
  const browser = await signIn(app, "recruiter@northgate.example");
  const { users } = await browser.call(getUserSettings, { params: { id: people.recruiter.id } });
  expect(users).toMatchObject({
    name: "Tom Ashdown",
    userType: "Recruiter user",
    company_name: "Northgate Group",
    company_type: "ATS",
    loginTimeStamp: services.clock().toISOString(),
    ats_settings: { disabled: false, parent_ats: false, agency_enabled: true },
  });
  expect(users.rights.has_access).toContain("VIEW_JOBS");
  expect(users.rights.has_access).not.toContain("VIEW_USERS");
});

test("Specification §3, User: logoutTimeStamp is when an earlier session ended, null where none did", async () => {
  const params = { id: people.careful.id };
  const { email } = people.careful;
  const first = await signIn(app, email);
  expect((await first.call(getUserSettings, { params })).users.logoutTimeStamp).toBeNull();
  services.clock.advance(minute);
  const ended = services.clock().toISOString();
  await first.call(logout);
  services.clock.advance(minute);
  const second = await signIn(app, email);
  expect((await second.call(getUserSettings, { params })).users.logoutTimeStamp).toBe(ended);
});

test("Specification §7, GET /api/user/settings/{id}: nobody reads another user's settings", async () => {
  const browser = await signIn(app, "recruiter@northgate.example");
  await expect(
    browser.call(getUserSettings, { params: { id: people.admin.id } }),
  ).rejects.toMatchObject({ status: 404 });
});

test("Specification §7, loginv2: the address may be typed in capitals and with spaces around it", async () => {
  await expect(attempt(" Recruiter@Northgate.EXAMPLE ", testPassword)).resolves.toEqual({
    id: people.recruiter.id,
  });
});

test("Quality S3: an unknown address answers as a known one", async () => {
  const check = (email: string) => testBrowser(app).call(validateEmail, { body: { email } });
  await expect(check("nobody@northgate.example")).resolves.toEqual({
    email: "nobody@northgate.example",
  });
  await expect(check("admin@northgate.example")).resolves.toEqual({
    email: "admin@northgate.example",
  });
  await expect(check("admin@northgate")).rejects.toMatchObject({
    status: 400,
    message: "E-mail must be valid.",
  });
  await expect(attempt("nobody@northgate.example", testPassword)).rejects.toMatchObject(wrong);
  await expect(attempt("admin@northgate.example", "not it at all")).rejects.toMatchObject(wrong);
});

test("Specification §7, validate/credentials: credentials say beforehand whether a code is needed and whether the company is disabled", async () => {
  const check = (email: string) =>
    testBrowser(app).call(validateCredentials, { body: { email, password: testPassword } });
  await expect(check("admin@northgate.example")).resolves.toMatchObject({
    mfa: false,
    disabled: false,
  });
  await expect(check("mfa@northgate.example")).resolves.toMatchObject({
    mfa: true,
    disabled: false,
  });
  await expect(check("admin@closed.example")).resolves.toMatchObject({
    mfa: false,
    disabled: true,
  });
});

test("Specification §7, loginv2: a disabled company's user does not sign in", async () => {
  await expect(attempt("admin@closed.example", testPassword)).rejects.toMatchObject({
    status: 403,
    message: expect.stringContaining("Closed Ltd is disabled"),
  });
});

test("Specification §3, Session cookies: the session's cookie is kept for 30 days, out of scripts' reach, and bound to the host on https", async () => {
  const send = (origin: string, home: Transport = {}, headers = {}) =>
    app.fetch(
      new Request(`${origin}/api/auth/loginv2`, {
        method: "POST",
        headers: { origin, "x-forwarded-proto": "https", ...headers },
        body: JSON.stringify({ email: "admin@northgate.example", password: testPassword }),
      }),
      home,
    );
  const onHttps = (await send("https://ats.example")).headers.get("set-cookie");
  expect(onHttps).toMatch(
    /^__Host-ats_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure$/,
  );
  const proxied = await send("http://ats.example", { isSecure: true });
  expect(proxied.headers.get("set-cookie")).toMatch(/^__Host-.*; Secure$/);
  const onHttp = (await send("http://127.0.0.1:4000")).headers.get("set-cookie");
  expect(onHttp).toMatch(
    /^ats_session=[\w-]{43}; Path=\/; Max-Age=2592000; HttpOnly; SameSite=Lax$/,
  );
  const inFrame = await send("https://ats.example", {}, { [framedHeader]: "true" });
  expect(inFrame.headers.get("set-cookie")).toMatch(
    /; HttpOnly; SameSite=None; Secure; Partitioned$/,
  );
});

test("Quality S3: neither cookie nor token is kept as it is", async () => {
  const browser = await signIn(app, "admin@northgate.example");
  const kept = JSON.stringify(await services.system.selectFrom("sessions").selectAll().execute());
  expect(kept).not.toContain(browser.token);
  for (const secret of browser.cookies.values()) expect(kept).not.toContain(secret);
});

test("Specification §1, multi-factor authentication: a one-time code is asked for, and signs in once", async () => {
  const email = "mfa@northgate.example";
  await expect(signIn(app, email)).rejects.toMatchObject({
    status: 401,
    message: "Enter the six digits that your authenticator app shows.",
  });
  await expect(signIn(app, email, "000000")).rejects.toMatchObject({ status: 401 });
  const otp = code();
  const tries = await Promise.allSettled([1, 2, 3, 4, 5].map(() => signIn(app, email, otp)));
  expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  await expect(signIn(app, email, otp)).rejects.toMatchObject({ status: 401 });
});

test("Quality S3: a code is good one step early or late, no more", async () => {
  const email = "mfa@northgate.example";
  services.clock.advance(5 * minute);
  const otp = code();
  services.clock.advance(61_000);
  await expect(signIn(app, email, otp)).rejects.toMatchObject({ status: 401 });
  const late = code();
  services.clock.advance(30_000);
  await expect(signIn(app, email, late)).resolves.toBeDefined();
});

const tooMany = {
  status: 429,
  message: "Too many sign-ins have failed. Wait 15 minutes, then try again.",
};

test("Quality S3: after ten failures, from wherever, a stranger waits 15 minutes even with the right password", async () => {
  const email = "master@northgate.example";
  const guesses = await Promise.allSettled(
    Array.from({ length: 12 }, (_, i) => attempt(email, `guess number ${i}`, `198.51.100.${i}`)),
  );
  const refused = guesses.filter(
    (guess) => guess.status === "rejected" && guess.reason.status === 401,
  );
  expect(refused.length).toBeLessThanOrEqual(10);
  for (let i = 0; i < 10; i++) await attempt(email, "and another").catch(() => {});
  await expect(attempt(email, testPassword)).rejects.toMatchObject(tooMany);
  await expect(attempt("admin@northgate.example", testPassword)).resolves.toBeDefined();
  services.clock.advance(16 * minute);
  await expect(attempt(email, testPassword)).resolves.toBeDefined();
});

test("Quality S3: nobody is locked out by somebody else's guesses where they have signed in before", async () => {
  const email = "support@ats.example";
  const desk = "192.0.2.44";
  await attempt(email, testPassword, desk);
  for (let i = 0; i < 11; i++) await attempt(email, "a guess", "198.51.100.99").catch(() => {});
  await expect(attempt(email, testPassword, "192.0.2.45")).rejects.toMatchObject(tooMany);
  await expect(attempt(email, testPassword, desk)).resolves.toBeDefined();
  for (let i = 0; i < 11; i++) await attempt(email, "a guess", desk).catch(() => {});
  await expect(attempt(email, testPassword, desk)).rejects.toMatchObject(tooMany);
});

test("Quality S3: a sign-in that succeeds clears the account's failures", async () => {
  const email = "service@ats.example";
  for (let i = 0; i < 9; i++) await attempt(email, "mistyped again").catch(() => {});
  await attempt(email, testPassword);
  for (let i = 0; i < 9; i++) await attempt(email, "mistyped again").catch(() => {});
  await expect(attempt(email, testPassword)).resolves.toBeDefined();
});

test("Quality S3: one address does not try its way through the accounts", async () => {
  const limited = testApi({
    ...services,
    signInLimits: { perAccount: 10, perAddress: 3, windowMs: 15 * minute },
  });
  const guess = (i: number, address: string) =>
    testBrowser(limited, address).call(login, {
      body: { email: `person${i}@northgate.example`, password: testPassword },
    });
  for (let i = 0; i < 3; i++)
    await expect(guess(i, "192.0.2.1")).rejects.toMatchObject({ status: 401 });
  await expect(guess(4, "192.0.2.1")).rejects.toMatchObject({ status: 429 });
  await expect(guess(4, "192.0.2.2")).rejects.toMatchObject({ status: 401 });
});

test("Quality S3: a sign-in that the server was too busy to check counts as no failure", async () => {
  const { email } = people.recruiter;
  const crowded = testApi({ ...services, hashTurn: noTurn });
  for (let i = 0; i < 11; i++)
    await expect(
      testBrowser(crowded, "192.0.2.77").call(login, { body: { email, password: testPassword } }),
    ).rejects.toMatchObject(busy);
  await expect(attempt(email, testPassword, "192.0.2.77")).resolves.toBeDefined();
});

test("a refusal for now says in its header when to try again", async () => {
  const crowded = testApi({ ...services, hashTurn: noTurn });
  const body = JSON.stringify({ email: people.recruiter.email, password: testPassword });
  const answer = await testBrowser(crowded).send(login.path, { method: "POST", body });
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("Quality S3: a network of IPv6 counts as one address", async () => {
  const limited = testApi({
    ...services,
    signInLimits: { perAccount: 10, perAddress: 3, windowMs: 15 * minute },
  });
  const guess = (i: number, address: string) =>
    testBrowser(limited, address).call(login, {
      body: { email: `visitor${i}@northgate.example`, password: testPassword },
    });
  for (let i = 0; i < 3; i++)
    await expect(guess(i, `2001:db8:0:7::${i}`)).rejects.toMatchObject({ status: 401 });
  await expect(guess(3, "2001:db8::7:a:b:c:d")).rejects.toMatchObject({ status: 429 });
  await expect(guess(3, "2001:db8:0:8::1")).rejects.toMatchObject({ status: 401 });
});
