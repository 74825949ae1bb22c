import { getCaptcha } from "@ats/core/session/captcha-contract";
import { forgotPassword } from "@ats/core/session/password-contract";
import { login, validateCredentials } from "@ats/core/session/contract";
import { captchaHeader, captchaMs } from "@ats/core/session/session";
import { beforeEach, describe, expect, test } from "vitest";
import { type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { captchaToken } from "../testing/captcha.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword } from "../testing/records.ts";
import { googleCaptcha } from "./google-captcha.ts";
import { proofOfWork } from "./proof-of-work.ts";

const body = { email: "recruiter@northgate.example", password: testPassword };
const refused = {
  status: 400,
  message: "We could not confirm that you are not a robot. Try again.",
};

let app: TestApi;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  const plain = testServices(await testDatabase());
  services = { ...plain, captcha: proofOfWork(plain) };
  await testCompanies(services.system);
  app = testApi(services);
});

const token = async (from = app) =>
  (await captchaToken(async (request) => from.fetch(request), "https://ats.example")) ?? "";
const signInWith = (proof: string, from = app) =>
  testBrowser(from).call(login, { body, headers: { [captchaHeader]: proof } });

describe("Specification §7, recaptcha-token: the proof that no robot signs in", () => {
  test("is asked for, and signs in", async () => {
    await expect(testBrowser(app).call(login, { body })).rejects.toMatchObject(refused);
    await expect(signInWith(await token())).resolves.toBeDefined();
  });

  test("is good once, however many come with it at the same time", async () => {
    const proof = await token();
    const tries = await Promise.allSettled(Array.from({ length: 20 }, () => signInWith(proof)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    await expect(signInWith(proof)).rejects.toMatchObject(refused);
  });

  test("ends after ten minutes", async () => {
    const proof = await token();
    services.clock.advance(captchaMs);
    await expect(signInWith(proof)).rejects.toMatchObject(refused);
  });

  test("cannot be made easier, or to last longer", async () => {
    const { challenge, solution } = JSON.parse(atob(await token()));
    const easier = { ...challenge.parameters, keyPrefix: "", data: { expires: 1e15 } };
    for (const forged of [
      { challenge: { ...challenge, parameters: easier }, solution },
      { challenge: { ...challenge, signature: "00" }, solution },
      { challenge, solution: { ...solution, derivedKey: "00" } },
      { challenge: { parameters: challenge.parameters }, solution },
      {},
      null,
    ])
      await expect(signInWith(btoa(JSON.stringify(forged)))).rejects.toMatchObject(refused);
    await expect(signInWith("not base64")).rejects.toMatchObject(refused);
  });

  test("is taken by every instance that shares the database", async () => {
    const other = testApi({ ...services, captcha: proofOfWork(services) });
    const proof = await token();
    await expect(signInWith(proof, other)).resolves.toBeDefined();
    await expect(signInWith(proof)).rejects.toMatchObject(refused);
  });

  test("guards every call that tells whether a password is right, and the mail of a new one", async () => {
    const { email } = body;
    await expect(testBrowser(app).call(validateCredentials, { body })).rejects.toMatchObject(
      refused,
    );
    await expect(testBrowser(app).call(forgotPassword, { body: { email } })).rejects.toMatchObject(
      refused,
    );
  });

  test("is not asked for where the server has no such check", async () => {
    const open = testApi({ ...services, captcha: undefined });
    await expect(testBrowser(open).call(login, { body })).resolves.toBeDefined();
  });
});

describe("Specification §7, recaptcha-token: Google's reCAPTCHA in its place", () => {
  const answering = (answer: unknown, origin?: string) => {
    const asked: Request[] = [];
    const captcha = googleCaptcha({
      siteKey: "site",
      secret: "secret",
      origin,
      fetch: async (request) => {
        asked.push(request);
        return Response.json(answer);
      },
    });
    return { asked, app: testApi({ ...services, captcha }) };
  };

  test("is asked about each token, with the secret and the visitor's address", async () => {
    const { asked, app } = answering({ success: true, score: 0.9 });
    await expect(signInWith("a-token", app)).resolves.toBeDefined();
    expect(asked[0]?.url).toBe("https://www.google.com/recaptcha/api/siteverify");
    expect(Object.fromEntries(new URLSearchParams(await asked[0]?.text()))).toEqual({
      secret: "secret",
      response: "a-token",
      remoteip: "203.0.113.7",
    });
  });

  test("tells the page where its script is, and is asked there itself", async () => {
    const { asked, app } = answering({ success: true }, "https://www.recaptcha.net");
    await expect(testBrowser(app).call(getCaptcha)).resolves.toEqual({
      provider: "google",
      site_key: "site",
      origin: "https://www.recaptcha.net",
    });
    await signInWith("a-token", app);
    expect(asked[0]?.url).toBe("https://www.recaptcha.net/recaptcha/api/siteverify");
  });

  test.each([
    ["a token that Google refuses", { success: false }],
    ["a visitor whom Google takes for a robot", { success: true, score: 0.2 }],
    ["an answer that is none", "<html>"],
  ])("%s is refused", async (_, answer) => {
    await expect(signInWith("a-token", answering(answer).app)).rejects.toMatchObject(refused);
  });

  test("refuses while Google cannot be reached", async () => {
    const captcha = googleCaptcha({
      siteKey: "site",
      secret: "secret",
      fetch: () => Promise.reject(new TypeError("fetch failed")),
    });
    const unreachable = testApi({ ...services, captcha });
    await expect(signInWith("a-token", unreachable)).rejects.toMatchObject(refused);
  });
});
