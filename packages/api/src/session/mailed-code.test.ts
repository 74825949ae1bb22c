import { sendMailedCode, verifyMailedCode } from "@ats/core/session/mailed-code-contract";
import { listSessions } from "@ats/core/session/sessions-contract";
import { beforeEach, expect, test } from "vitest";
import { type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { busy, noTurn } from "../testing/hash-turns.ts";
import { testPassword } from "../testing/records.ts";
import { mailedCodeMs, mailedCodeTries } from "./mailed-code.ts";

const email = "mfa@northgate.example";
const wrong = { status: 401, message: expect.stringContaining("not correct, was already used") };

let app: TestApi;
let services: ReturnType<typeof testServices>;
let people: TestCompanies["users"];
beforeEach(async () => {
  services = testServices(await testDatabase(), {
    signInLimits: { perAccount: 50, perAddress: 50, windowMs: 60_000 },
  });
  people = (await testCompanies(services.system)).users;
  await services.system.deleteFrom("mailed_codes").execute();
  app = testApi(services);
});

const mails = () =>
  services.system
    .selectFrom("outgoing_mail")
    .selectAll()
    .where("application_id", "is", null)
    .orderBy("id")
    .execute();
const send = (body: { email: string; password: string } = { email, password: testPassword }) =>
  testBrowser(app).call(sendMailedCode, { body });
async function mailedCode() {
  await send();
  return /^\d{6}/m.exec((await mails()).at(-1)?.text ?? "")?.[0] ?? "";
}
const verify = async (otp: string, password = testPassword) => {
  const browser = testBrowser(app);
  const answer = await browser.call(verifyMailedCode, { body: { email, password, otp } });
  return { ...answer, browser };
};

test("Specification §7, POST /users/otp: a code comes by mail, and signs in once", async () => {
  const otp = await mailedCode();
  expect((await mails()).at(-1)).toMatchObject({ to_address: email, confidential: true });
  const tries = await Promise.allSettled([1, 2, 3, 4].map(() => verify(otp)));
  const passed = tries.filter((attempt) => attempt.status === "fulfilled");
  expect(passed.map(({ value }) => value.id)).toEqual([people.mfa.id]);
  await expect(passed[0]?.value.browser.call(listSessions)).resolves.toBeDefined();
  await expect(verify(otp)).rejects.toMatchObject(wrong);
});

test("Specification §7, POST /users/otp: nobody has a code sent, or signs in with one, without the password", async () => {
  await expect(send({ email, password: "a guess" })).rejects.toMatchObject({ status: 401 });
  await expect(
    send({ email: "nobody@northgate.example", password: "a guess" }),
  ).rejects.toMatchObject({ status: 401 });
  expect(await mails()).toEqual([]);
  const otp = await mailedCode();
  await expect(verify(otp, "a guess")).rejects.toMatchObject({ status: 401 });
});

test("Specification §7, POST /users/otp: a code ends after ten minutes", async () => {
  const otp = await mailedCode();
  services.clock.advance(mailedCodeMs);
  await expect(verify(otp)).rejects.toMatchObject(wrong);
});

test("Specification §7, POST /users/otp: a code is good for five tries", async () => {
  const otp = await mailedCode();
  const other = otp === "000000" ? "000001" : "000000";
  for (let i = 0; i < mailedCodeTries; i++)
    await expect(verify(other)).rejects.toMatchObject(wrong);
  await expect(verify(otp)).rejects.toMatchObject(wrong);
});

test("Specification §7, POST /users/otp: three codes are sent in a quarter of an hour, however many are asked for at once", async () => {
  const asked = await Promise.allSettled([1, 2, 3, 4, 5, 6].map(() => send()));
  expect(asked.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  await expect(send()).rejects.toMatchObject({ status: 429 });
  services.clock.advance(15 * 60_000);
  await expect(send()).resolves.toBeDefined();
});

test("Specification §7, POST /users/otp: the code of an earlier mail is good as well, until one was used", async () => {
  const first = await mailedCode();
  const second = await mailedCode();
  await expect(verify(first)).resolves.toMatchObject({ id: people.mfa.id });
  await expect(verify(second)).rejects.toMatchObject(wrong);
});

test("Specification §7, POST /users/otp: the database keeps no code that could be used", async () => {
  const otp = await mailedCode();
  const kept = await services.system.selectFrom("mailed_codes").select("code_hash").execute();
  expect(kept[0]?.code_hash).toMatch(/^\$argon2id\$/);
  expect(JSON.stringify(kept)).not.toContain(otp);
});

test("Specification §7, POST /users/otp: whom the password alone signs in is sent nothing", async () => {
  await send({ email: "recruiter@northgate.example", password: testPassword });
  expect(await mails()).toEqual([]);
});

test("Quality S4: a code stays good, with all its tries, while the server is too busy to check it", async () => {
  const otp = await mailedCode();
  const own = app;
  app = testApi({ ...services, hashTurn: noTurn });
  for (let i = 0; i <= mailedCodeTries; i++) await expect(verify(otp)).rejects.toMatchObject(busy);
  app = own;
  await expect(verify(otp)).resolves.toMatchObject({ id: people.mfa.id });
});
