import { login } from "@ats/core/session/contract";
import { forgotPassword } from "@ats/core/session/password-contract";
import { getApiToken } from "@ats/core/session/session-times-contract";
import { TOTP } from "otpauth";
import { beforeEach, describe, expect, test } from "vitest";
import { limitPublicWrites, publicWrites } from "../kernel/public-write-limits.ts";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword, testTotpSecret } from "../testing/records.ts";
import { issueToken, redeemToken } from "./one-time-token.ts";

const hour = 60 * 60_000;
const jumps = { "an hour": hour, "a day": 24 * hour, "a year": 365 * 24 * hour };
const email = "recruiter@northgate.example";

let app: TestApi & { failures: unknown[] };
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
beforeEach(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
});

const attempt = (password: string) => testBrowser(app).call(login, { body: { email, password } });

describe.each(Object.entries(jumps))(
  "after the clock was %s ahead and is right again,",
  (_, jump) => {
    const ahead = async (work: () => Promise<unknown>) => {
      services.clock.advance(jump);
      await work();
      services.clock.advance(-jump);
    };

    test("nobody is locked out for what failed meanwhile", async () => {
      await ahead(async () => {
        for (let i = 0; i < 12; i++) await attempt(`guess number ${i}`).catch(() => {});
      });
      await expect(attempt(testPassword)).resolves.toBeDefined();
    });

    test("an authenticator app's codes sign in", async () => {
      const mfa = "mfa@northgate.example";
      const code = () =>
        new TOTP({ secret: testTotpSecret }).generate({ timestamp: services.clock().getTime() });
      await ahead(() => signIn(app, mfa, code()));
      await expect(signIn(app, mfa, code())).resolves.toBeDefined();
    });

    test("visitors may write again", async () => {
      const write = () => limitPublicWrites(services, { address: "203.0.113.7" }, "form");
      await ahead(async () => {
        for (let i = 0; i < publicWrites.perAddress.form; i++) await write();
        await expect(write()).rejects.toMatchObject({ status: 429 });
      });
      await expect(write()).resolves.toBeUndefined();
    });

    test("a new password can be asked for", async () => {
      await ahead(async () => {
        for (let i = 0; i < 6; i++)
          await testBrowser(app)
            .call(forgotPassword, { body: { email } })
            .catch(() => {});
      });
      await expect(
        testBrowser(app).call(forgotPassword, { body: { email } }),
      ).resolves.toBeDefined();
      expect(app.failures).toEqual([]);
    });
  },
);

describe.each(Object.entries(jumps).slice(1))(
  "what began while the clock was %s ahead ends with it:",
  (_, jump) => {
    test("a session", async () => {
      services.clock.advance(jump);
      const browser = await signIn(app, email);
      services.clock.advance(-jump);
      await expect(browser.call(getApiToken)).rejects.toMatchObject({ status: 401 });
      await expect(signIn(app, email)).resolves.toBeDefined();
    });

    test("a link to a new password", async () => {
      const { id: user_id } = companies.users.recruiter;
      const holder = { company_id: companies.ids.northgate, user_id };
      services.clock.advance(jump);
      const token = await issueToken(services.system, "reset password", holder, services.clock());
      services.clock.advance(-jump);
      const redeemed = redeemToken(services.system, "reset password", token, services.clock());
      await expect(redeemed).rejects.toMatchObject({ status: 400 });
    });
  },
);

test("a session that was open before the clock was a day ahead for a moment goes on", async () => {
  const browser = await signIn(app, email);
  services.clock.advance(24 * hour);
  await expect(browser.call(getApiToken)).rejects.toMatchObject({ status: 401 });
  services.clock.advance(-24 * hour);
  await expect(browser.call(getApiToken)).resolves.toBeDefined();
});
