import { sendMailedCode } from "@ats/core/session/mailed-code-contract";
import { beforeEach, expect, test } from "vitest";
import { type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { testPassword } from "../testing/records.ts";
import { mailedCodesSent } from "./mailed-code.ts";
import { findToken, issueToken, redeemToken, tokenLifetimes } from "./one-time-token.ts";
import { sweepTokens } from "./sweep-tokens.ts";

let app: TestApi;
let services: ReturnType<typeof testServices>;
let users: TestCompanies["users"];
beforeEach(async () => {
  services = testServices(await testDatabase());
  ({ users } = await testCompanies(services.system));
  for (const table of ["one_time_tokens", "mailed_codes"] as const)
    await services.system.deleteFrom(table).execute();
  app = testApi(services);
});

const rowsOf = async (table: "one_time_tokens" | "mailed_codes") =>
  (await services.system.selectFrom(table).selectAll().execute()).length;

test("Quality S4: one-time tokens are kept as long as they could be good, used or not, and no longer", async () => {
  const { system, clock } = services;
  const holder = { company_id: users.recruiter.company_id, user_id: users.recruiter.id };
  const used = await issueToken(system, "reset password", holder, clock());
  await redeemToken(system, "reset password", used, clock());
  clock.advance(1);
  const open = await issueToken(system, "reset password", holder, clock());
  clock.advance(tokenLifetimes["reset password"] - 1);
  await sweepTokens(services);
  expect(await rowsOf("one_time_tokens")).toBe(1);
  await expect(findToken(system, "reset password", open, clock())).resolves.toMatchObject(holder);
  clock.advance(1);
  await sweepTokens(services);
  expect(await rowsOf("one_time_tokens")).toBe(0);
});

test("Specification §7, POST /users/otp: mailed codes are kept as long as they count against more of them, and no longer", async () => {
  const send = () =>
    testBrowser(app).call(sendMailedCode, {
      body: { email: "mfa@northgate.example", password: testPassword },
    });
  for (let i = 0; i < mailedCodesSent.most; i++) await send();
  services.clock.advance(mailedCodesSent.withinMs - 1);
  await sweepTokens(services);
  await expect(send()).rejects.toMatchObject({ status: 429 });
  services.clock.advance(1);
  await sweepTokens(services);
  expect(await rowsOf("mailed_codes")).toBe(0);
  await expect(send()).resolves.toBeDefined();
});
