import { createEmbedSession } from "@ats/core/embed/contract";
import { login } from "@ats/core/session/contract";
import { changePassword, forgotPassword } from "@ats/core/session/password-contract";
import { listAccessibleClients } from "@ats/core/session/switching-contract";
import { validateUser } from "@ats/core/users/validate-contract";
import { beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "../kernel/ports/mailer.ts";
import { countMail, mayMail } from "../kernel/public-write-limits.ts";
import { sendMail } from "../mail/schedule.ts";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testPartner } from "../testing/companies/embedding.ts";
import { testDatabase } from "../testing/database.ts";
import { addUser, testPassword } from "../testing/records.ts";
import { testServer } from "../testing/server.ts";
import { accountsOf } from "./accounts.ts";

const stored = "Nora@bücher.example";
const spellings = [
  "nora@bücher.example",
  "NORA@BÜCHER.example",
  "nora@xn--bcher-kva.example",
  "Nora@XN--BCHER-KVA.EXAMPLE",
  "nora@bu\u0308cher.example",
];

let sent: Mail[];
let app: TestApi;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let nora: number;
beforeEach(async () => {
  sent = [];
  const send = async (mail: Mail) => void sent.push(mail);
  services = testServices(await testDatabase(), { mailer: { send } });
  companies = await testCompanies(services.system);
  app = testApi(services);
  const { northgate } = companies.ids;
  nora = (await addUser(services.system, northgate, "Nora Quill", "Recruiter user", stored)).id;
});

const visitor = (address?: string) => testBrowser(app, address);

describe("Specification §7, Auth: an address with letters of other alphabets, however it is written,", () => {
  test.each(spellings)("signs in to the one account: %s", async (email) => {
    const body = { email, password: testPassword };
    await expect(visitor().call(login, { body })).resolves.toEqual({ id: nora });
    const { accessible_clients } = await visitor().call(listAccessibleClients, { body });
    expect(accessible_clients.map(({ name }) => name)).toEqual(["Northgate Group"]);
  });

  test.each(spellings)("has no second account in the company: %s", async (email) => {
    const { northgate } = companies.ids;
    await expect(
      addUser(services.system, northgate, "Nora Two", "Recruiter user", email),
    ).rejects.toMatchObject({ constraint: "users_email" });
    const admin = await signIn(app, "admin@northgate.example");
    await expect(admin.call(validateUser, { params: { email } })).resolves.toEqual({
      available: false,
    });
  });

  test("gets the link to a new password, and changes it", async () => {
    await visitor().call(forgotPassword, { body: { email: "NORA@XN--BCHER-KVA.example" } });
    await sendMail(services);
    expect(sent.map(({ to, subject }) => [to, subject])).toEqual([
      [stored, "Choose a new password"],
    ]);
    const new_password = "harbour teaspoon gravel";
    const body = { email: "nora@xn--bcher-kva.example", old_password: testPassword, new_password };
    await visitor().call(changePassword, { body });
    const renewed = { email: stored, password: new_password };
    await expect(visitor().call(login, { body: renewed })).resolves.toEqual({ id: nora });
  });

  test("is limited as one, in signing in, in links and in mail by strangers", async () => {
    for (let i = 0; i < 10; i++)
      await visitor(`10.0.0.${i}`)
        .call(login, { body: { email: spellings[i % 5] as string, password: "a guess" } })
        .catch(() => {});
    await expect(
      visitor("10.0.1.1").call(login, { body: { email: stored, password: testPassword } }),
    ).rejects.toMatchObject({ status: 429 });
    for (const email of spellings) await visitor().call(forgotPassword, { body: { email } });
    await expect(visitor().call(forgotPassword, { body: { email: stored } })).rejects.toMatchObject(
      { status: 429 },
    );
    for (let i = 0; i < 20; i++) await countMail(services, spellings[i % 5] as string);
    expect(await mayMail(services, "nora@BÜCHER.example")).toBe(false);
  });

  test("is the user whom a partner's server names", async () => {
    const server = testServer(app, companies.apiTokens.northgate.token);
    const made = server.call(createEmbedSession, {
      body: { user: { email: "nora@xn--bcher-kva.example" }, origin: testPartner },
    });
    await expect(made).resolves.toMatchObject({ client_secret: expect.any(String) });
  });

  test("is another than one without its marks", async () => {
    expect(await accountsOf(services.system, "nora@bucher.example").execute()).toEqual([]);
  });
});
