import { login, validateCredentials } from "@ats/core/session/contract";
import { listAccessibleClients } from "@ats/core/session/switching-contract";
import { getUserSettings } from "@ats/core/users/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addUser, testPassword, testTotpSecret } from "../testing/records.ts";
import { hashPassword } from "./password.ts";

const email = "sophie@northgate.example";
const password = testPassword;

let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let riversideId: number;
beforeAll(async () => {
  services = testServices(await testDatabase());
  companies = await testCompanies(services.system);
  app = testApi(services);
  const { northgate, riverside, closed } = companies.ids;
  const { system } = services;
  await addUser(system, northgate, "Sophie Marchetti", "Recruiter admin user", email);
  const sophie = await addUser(
    system,
    riverside,
    "Sophie Marchetti",
    "Hiring manager user",
    "Sophie@Northgate.example",
  );
  riversideId = sophie.id;
  const elsewhere = await addUser(system, closed, "Sophie Marchetti", "Recruiter user", email);
  await system
    .updateTable("users")
    .set({ password_hash: await hashPassword({}, "Another-password-elsewhere") })
    .where("id", "=", elsewhere.id)
    .execute();
});

const stranger = () => testBrowser(app);
const open = (company?: number, with_ = password) =>
  stranger().call(login, { body: { email, password: with_, company } });

test("Specification §7, Auth: an email has one account in a company, whatever its case, and may have others elsewhere", async () => {
  const { northgate } = companies.ids;
  await expect(
    addUser(services.system, northgate, "Sophie Two", "Recruiter user", "SOPHIE@northgate.example"),
  ).rejects.toMatchObject({ constraint: "users_email" });
});

describe("Specification §7, Auth: an email with accounts in several companies", () => {
  test("is asked which, once email and password are proved", async () => {
    await expect(
      stranger().call(validateCredentials, { body: { email, password } }),
    ).resolves.toEqual({ has_multiple_profiles: true, mfa: false, disabled: false });
    await expect(open()).rejects.toMatchObject({
      status: 409,
      message: "This email has accounts in several companies. Choose one of them.",
    });
  });

  test("signs in to the company that is chosen", async () => {
    await expect(open(companies.ids.riverside)).resolves.toEqual({ id: riversideId });
  });

  test("is not asked where the password opens one account alone", async () => {
    const body = { email, password: "Another-password-elsewhere" };
    await expect(stranger().call(validateCredentials, { body })).resolves.toEqual({
      has_multiple_profiles: false,
      mfa: false,
      disabled: true,
    });
  });

  test("does not open an account that has another password", async () => {
    await expect(open(companies.ids.closed)).rejects.toMatchObject({
      status: 401,
      message: "The email or password is not correct. Check both and try again.",
    });
  });

  test("says so in the user's settings, and of nobody else", async () => {
    const browser = stranger();
    const company = companies.ids.riverside;
    const { id } = await browser.call(login, { body: { email, password, company } });
    const { users } = await browser.call(getUserSettings, { params: { id } });
    expect(users.has_multiple_profiles).toBe(true);
    const recruiter = await signIn(app, "recruiter@northgate.example");
    const own = { params: { id: companies.users.recruiter.id } };
    expect((await recruiter.call(getUserSettings, own)).users.has_multiple_profiles).toBe(false);
  });
});

describe("Specification §7, accessible clients: the companies of an email", () => {
  test("are told to who knows its password: those that it opens, with role and last use", async () => {
    const { accessible_clients, ...rest } = await stranger().call(listAccessibleClients, {
      body: { email, password },
    });
    expect(accessible_clients).toEqual([
      expect.objectContaining({
        id: companies.ids.riverside,
        name: "Riverside Council",
        role_type: "Hiring manager user",
        last_used: services.clock().toISOString(),
        disabled: false,
      }),
      expect.objectContaining({
        id: companies.ids.northgate,
        name: "Northgate Group",
        role_type: "Recruiter admin user",
        last_used: null,
      }),
    ]);
    expect(rest).toEqual({ masterCompany: null, master_user_id: null });
  });

  test("are told to nobody else, and an unknown email answers as a known one", async () => {
    for (const who of [email, "nobody@northgate.example"]) {
      await expect(
        stranger().call(listAccessibleClients, { body: { email: who } }),
      ).rejects.toMatchObject({ status: 401 });
      await expect(
        stranger().call(listAccessibleClients, { body: { email: who, password: "a guess" } }),
      ).rejects.toMatchObject({
        status: 401,
        message: "The email or password is not correct. Check both and try again.",
      });
      const recruiter = await signIn(app, "recruiter@northgate.example");
      await expect(
        recruiter.call(listAccessibleClients, { body: { email: who } }),
      ).rejects.toMatchObject({ status: 404, message: expect.stringContaining("may not see") });
    }
  });

  test("cannot be guessed at: failures count as those of signing in", async () => {
    const guess = () =>
      stranger().call(listAccessibleClients, {
        body: { email: "admin@riverside.example", password: "a guess" },
      });
    for (let i = 0; i < 10; i++) await guess().catch(() => {});
    await expect(guess()).rejects.toMatchObject({ status: 429 });
  });
});

test("Specification §7, Auth: an account that asks for a one-time code is not among those that a session may switch to", async () => {
  const { northgate, riverside } = companies.ids;
  const address = "careful@northgate.example";
  await addUser(services.system, northgate, "Cara Full", "Recruiter user", address);
  await addUser(
    services.system,
    riverside,
    "Cara Full",
    "Recruiter admin user",
    address,
    testTotpSecret,
  );
  const browser = stranger();
  await browser.call(login, { body: { email: address, password, company: northgate } });
  const { accessible_clients } = await browser.call(listAccessibleClients, {
    body: { email: address },
  });
  expect(accessible_clients.map(({ name }) => name)).toEqual(["Northgate Group"]);
});
