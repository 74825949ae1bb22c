import { beforeAll, expect, test } from "vitest";
import { testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import {
  findToken,
  issueToken,
  redeemToken,
  revokeTokens,
  tokenLifetimes,
} from "./one-time-token.ts";

let services: ReturnType<typeof testServices>;
let holder: { company_id: number; user_id: number };
beforeAll(async () => {
  services = testServices(await testDatabase());
  await testCompanies(services.system);
  const user = await services.system
    .selectFrom("users")
    .where("email", "=", "recruiter@northgate.example")
    .select(["company_id", "id as user_id"])
    .executeTakeFirstOrThrow();
  holder = user;
});

const issue = (meta?: Record<string, unknown>) =>
  issueToken(
    services.system,
    "reset password",
    { ...holder, ...(meta && { meta }) },
    services.clock(),
  );
const redeem = (token: string) =>
  redeemToken(services.system, "reset password", token, services.clock());
const refused = { status: 400, message: expect.stringMatching(/already used, has expired/) };

test("Quality S4: of a hundred who redeem a token at once, one succeeds", async () => {
  const token = await issue({ from: "a letter" });
  const tries = await Promise.allSettled(Array.from({ length: 100 }, () => redeem(token)));
  const redeemed = tries.filter(({ status }) => status === "fulfilled");
  expect(redeemed).toEqual([
    { status: "fulfilled", value: { ...holder, meta: { from: "a letter" } } },
  ]);
});

test("Quality S4: a token serves the purpose alone that it was given out for", async () => {
  const token = await issue();
  await expect(
    redeemToken(services.system, "switch company", token, services.clock()),
  ).rejects.toMatchObject(refused);
  await expect(redeem(token)).resolves.toMatchObject(holder);
});

test("Quality S4: a token expires", async () => {
  const token = await issue();
  services.clock.advance(tokenLifetimes["reset password"]);
  await expect(redeem(token)).rejects.toMatchObject(refused);
});

test("Quality S4: tokens that were not used can be ended", async () => {
  const token = await issue();
  await revokeTokens(services.system, holder, services.clock(), "reset password");
  await expect(redeem(token)).rejects.toMatchObject(refused);
});

test("Quality S4: the database keeps no token that could be used", async () => {
  const token = await issue();
  const rows = await services.system.selectFrom("one_time_tokens").selectAll().execute();
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toContain(token);
});

test("a link to choose a password ends when its user gets another email, whoever changes it", async () => {
  const token = await issue();
  const move = (email: string) =>
    services.system
      .updateTable("users")
      .set({ email, email_key: email.toLowerCase() })
      .where("id", "=", holder.user_id)
      .execute();
  await move("Recruiter@northgate.example");
  await expect(
    findToken(services.system, "reset password", token, services.clock()),
  ).resolves.toMatchObject(holder);
  await move("tom@northgate.example");
  await expect(redeem(token)).rejects.toMatchObject(refused);
});
