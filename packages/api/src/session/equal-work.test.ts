import { validateCredentials } from "@ats/core/session/contract";
import { changePassword, resetPassword } from "@ats/core/session/password-contract";
import { argon2id } from "hash-wasm";
import { beforeAll, expect, test, vi } from "vitest";
import { type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addUser, type TestUser, testPassword } from "../testing/records.ts";
import { issueToken } from "./one-time-token.ts";
import { hashPassword } from "./password.ts";

// The code that tests before this one have loaded calls the module without counting.
vi.hoisted(() => vi.resetModules());

// Counts calls of the real module, where a clock would be unreliable.
vi.mock("hash-wasm", async (original) => {
  const real = await original<{ argon2id: typeof argon2id }>();
  return { ...real, argon2id: vi.fn<typeof argon2id>(real.argon2id) };
});

const email = "sophie@northgate.example";
const atRiverside = "harbour teaspoon gravel";
const atNorthgate = "gravel harbour teaspoon";

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  const { northgate, riverside, closed } = companies.ids;
  const accounts: TestUser[] = [];
  for (const company of [northgate, riverside, closed])
    accounts.push(
      await addUser(services.system, company, "Sophie Marchetti", "Recruiter user", email),
    );
  await services.system
    .updateTable("users")
    .where("email", "=", email)
    .set({ password_hash: await hashPassword(services, testPassword) })
    .execute();
  const [, second] = accounts;
  await reset(second as TestUser, atRiverside);
  await testBrowser(app).call(changePassword, {
    body: { email, old_password: testPassword, new_password: atNorthgate },
  });
});

async function reset({ company_id, id: user_id }: TestUser, password: string) {
  const owner = { company_id, user_id };
  const token = await issueToken(services.system, "reset password", owner, services.clock());
  await testBrowser(app).call(resetPassword, { body: { token, password } });
}

/** Counts the password hashes of one sign-in. */
async function work(who: string, password: string): Promise<number> {
  vi.mocked(argon2id).mockClear();
  await testBrowser(app)
    .call(validateCredentials, { body: { email: who, password } })
    .catch(() => {});
  return vi.mocked(argon2id).mock.calls.length;
}

test("quality S3: an email with accounts of different passwords costs a sign-in no more than an unknown one", async () => {
  const kept = services.system.selectFrom("users").where("email", "=", email);
  const hashes = await kept.select("password_hash").execute();
  expect(new Set(hashes.map(({ password_hash }) => password_hash)).size).toBe(2);
  for (const [who, password] of [
    ["nobody@northgate.example", "a guess"],
    ["recruiter@northgate.example", "a guess"],
    ["recruiter@northgate.example", testPassword],
    [email, "a guess"],
    [email, atRiverside],
    [email, atNorthgate],
  ] as const)
    expect([who, password, await work(who, password)]).toEqual([who, password, 1]);
});

test("Quality S3: each of its passwords opens its own accounts", async () => {
  const check = (password: string) =>
    testBrowser(app).call(validateCredentials, { body: { email, password } });
  await expect(check(atRiverside)).resolves.toMatchObject({ has_multiple_profiles: false });
  await expect(check(atNorthgate)).resolves.toMatchObject({ has_multiple_profiles: true });
  await expect(check(testPassword)).rejects.toMatchObject({ status: 401 });
});

test("Quality S3: people of different emails have different salts, whatever their passwords", async () => {
  for (const user of [companies.users.recruiter, companies.users.manager])
    await reset(user, atRiverside);
  const rows = await services.system
    .selectFrom("users")
    .where("id", "in", [companies.users.recruiter.id, companies.users.manager.id])
    .select("password_hash")
    .execute();
  expect(new Set(rows.map(({ password_hash }) => password_hash.split("$")[4])).size).toBe(2);
});
