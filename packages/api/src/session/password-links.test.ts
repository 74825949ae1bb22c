import {
  changePassword,
  forgotPassword,
  resetPassword,
  resetPasswordLink,
} from "@ats/core/session/password-contract";
import { login } from "@ats/core/session/contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { passwordMessages } from "@ats/core/validation/password";
import { beforeEach, describe, expect, test } from "vitest";
import type { Mail } from "../kernel/ports/mailer.ts";
import { sendMail } from "../mail/schedule.ts";
import { signIn, type TestApi, testApi, testBrowser, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { busy, fewTurns, noTurn } from "../testing/hash-turns.ts";
import { testPassword } from "../testing/records.ts";

const minute = 60_000;
const email = "recruiter@northgate.example";
const better = "harbour teaspoon gravel";
const notGood = {
  status: 400,
  message: "This link was already used, has expired, or is incomplete. Ask for a new one.",
};

let sent: Mail[];
let app: TestApi;
let services: ReturnType<typeof testServices>;
beforeEach(async () => {
  sent = [];
  const send = async (mail: Mail) => void sent.push(mail);
  services = testServices(await testDatabase(), { mailer: { send } });
  await testCompanies(services.system);
  app = testApi(services);
});

const visitor = (address?: string) => testBrowser(app, address);
const forget = (address: string, from?: string) =>
  visitor(from).call(forgotPassword, { body: { email: address } });

/** The token in the newest message's link. */
async function tokenFor(address: string): Promise<string> {
  await forget(address);
  await sendMail(services);
  const link = /https:\S+/.exec(sent.at(-1)?.text ?? "")?.[0] ?? "";
  return link.split("/login/reset/")[1] ?? "";
}
const reset = (token: string, password = better) =>
  visitor().call(resetPassword, { body: { token, password } });
const enter = (password: string) => visitor().call(login, { body: { email, password } });

describe("Specification §7, forgotpassword: a forgotten password", () => {
  test("is asked for by email, and the link in the message leads to a new one", async () => {
    const token = await tokenFor("Recruiter@Northgate.example");
    expect(sent).toHaveLength(1);
    expect(sent[0]).toMatchObject({ to: email, subject: "Choose a new password" });
    expect(sent[0]?.text).toContain("Hello Tom");
    expect(sent[0]?.text).toContain("https://ats.example/login/reset/");
    await reset(token);
    await expect(enter(better)).resolves.toBeDefined();
    await expect(enter(testPassword)).rejects.toMatchObject({ status: 401 });
  });

  test("answers alike for an unknown address, which gets no message", async () => {
    const known = await visitor().send(forgotPassword.path, {
      method: "POST",
      body: JSON.stringify({ email }),
    });
    const unknown = await visitor().send(forgotPassword.path, {
      method: "POST",
      body: JSON.stringify({ email: "nobody@northgate.example" }),
    });
    expect([...unknown.headers]).toEqual([...known.headers]);
    expect([unknown.status, await unknown.text()]).toEqual([known.status, await known.text()]);
    await sendMail(services);
    expect(sent.map(({ to }) => to)).toEqual([email]);
  });

  test("is looked up after the answer, so that the time of the answer says nothing", async () => {
    await forget(email);
    const made = await services.system
      .selectFrom("outgoing_mail")
      .select("id")
      .where("to_address", "=", email)
      .execute();
    expect(made).toEqual([]);
  });

  test("may be asked for five times an hour for an account, known or not", async () => {
    for (const address of [email, "nobody@northgate.example"]) {
      for (let i = 0; i < 5; i++) await forget(address, `198.51.100.${i}`);
      await expect(forget(address, "198.51.100.9")).rejects.toMatchObject({ status: 429 });
    }
    services.clock.advance(61 * minute);
    await expect(forget(email)).resolves.toEqual({});
  });

  test("may be asked for thirty times an hour from one address", async () => {
    for (let i = 0; i < 30; i++) await forget(`person${i}@northgate.example`, "192.0.2.1");
    await expect(forget(email, "192.0.2.1")).rejects.toMatchObject({ status: 429 });
    await expect(forget(email, "192.0.2.2")).resolves.toEqual({});
  });

  test("is linked to the address of the settings, whatever host the request names", async () => {
    const poisoned = new Request("https://evil.example/api/forgotpassword", {
      method: "POST",
      headers: {
        origin: "https://evil.example",
        host: "evil.example",
        "x-forwarded-host": "evil.example",
      },
      body: JSON.stringify({ email }),
    });
    expect((await app.fetch(poisoned)).status).toBe(200);
    await sendMail(services);
    expect(sent[0]?.text).toContain("https://ats.example/login/reset/");
    expect(sent[0]?.text).not.toContain("evil");
  });

  test("is answered by one instance, however many look", async () => {
    await forget(email);
    await Promise.all([1, 2, 3].map(() => sendMail(services)));
    expect(sent).toHaveLength(1);
  });

  test("leaves no link behind in the outbox once the message is sent", async () => {
    const token = await tokenFor(email);
    const kept = await services.system
      .selectFrom("outgoing_mail")
      .selectAll()
      .where("to_address", "=", email)
      .execute();
    expect(kept).toMatchObject([{ status: "sent", text: "" }]);
    const tokens = await services.system.selectFrom("one_time_tokens").selectAll().execute();
    expect(JSON.stringify([kept, tokens])).not.toContain(token);
  });
});

describe("Specification §7, resetpasswordlink and resetpassword: a link to choose a new password", () => {
  test("says whose it is and stays good, until it is taken", async () => {
    const token = await tokenFor(email);
    const ask = () => visitor().call(resetPasswordLink, { body: { token } });
    await expect(ask()).resolves.toMatchObject({ email, company_name: "Northgate Group" });
    await expect(ask()).resolves.toBeDefined();
    await reset(token);
    await expect(ask()).rejects.toMatchObject(notGood);
  });

  test("is taken once by a hundred who come at the same time. Quality S4", async () => {
    const token = await tokenFor(email);
    const tries = await Promise.allSettled(
      Array.from({ length: 100 }, (_, i) => reset(token, `harbour teaspoon gravel ${i}`)),
    );
    const won = tries.flatMap(({ status }, i) => (status === "fulfilled" ? [i] : []));
    expect(won).toHaveLength(1);
    const refused = tries.filter((each) => each.status === "rejected");
    for (const { reason } of refused) expect(reason).toMatchObject(notGood);
    await expect(enter(`harbour teaspoon gravel ${won[0]}`)).resolves.toBeDefined();
  });

  test("is taken once while few may wait for a hash: nobody hangs, and a refusal uses nothing up", async () => {
    const token = await tokenFor(email);
    const turns = fewTurns(10);
    app = testApi({ ...services, hashTurn: turns.take });
    const all = Array.from({ length: 100 }, (_, i) => reset(token, `harbour teaspoon gravel ${i}`));
    const tries = await Promise.allSettled(all);
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    const answers = tries.flatMap((each) => (each.status === "rejected" ? each.reason.status : []));
    expect(answers).toHaveLength(99);
    expect(new Set(answers)).toEqual(new Set([400, 503]));
    expect(turns.count()).toBe(1);
  });

  test("stays good when the server is too busy to hash", async () => {
    const token = await tokenFor(email);
    app = testApi({ ...services, hashTurn: noTurn });
    await expect(reset(token)).rejects.toMatchObject(busy);
    app = testApi(services);
    await expect(reset(token)).resolves.toEqual({});
  });

  test("ends after an hour", async () => {
    const token = await tokenFor(email);
    services.clock.advance(59 * minute);
    await expect(visitor().call(resetPasswordLink, { body: { token } })).resolves.toBeDefined();
    services.clock.advance(2 * minute);
    await expect(reset(token)).rejects.toMatchObject(notGood);
  });

  test("is not taken by a password that is refused", async () => {
    const token = await tokenFor(email);
    for (const [password, message] of [
      ["too short", passwordMessages.short],
      ["x".repeat(129), passwordMessages.long],
      ["Northgate Group Northgate", passwordMessages.personal],
      [email, passwordMessages.personal],
      ["passwordpassword1", passwordMessages.guessable],
    ] as const)
      await expect(reset(token, password)).rejects.toMatchObject({ status: 400, message });
    await expect(reset(token)).resolves.toEqual({});
  });

  test("ends the session and every other link of the user when it is taken", async () => {
    const desk = await signIn(app, email);
    const colleague = await signIn(app, "manager@northgate.example");
    const ended: string[] = [];
    services.live.subscribe((event) => {
      if ("ended_session_id" in event) ended.push(event.ended_session_id);
    });
    const [first, second] = [await tokenFor(email), await tokenFor(email)];
    await reset(second);
    await expect(reset(first)).rejects.toMatchObject(notGood);
    await expect(desk.call(listJobs)).rejects.toMatchObject({ status: 401 });
    expect(ended).toHaveLength(1);
    await expect(colleague.call(listJobs)).resolves.toBeDefined();
  });

  test("lets someone in again who had failed too often, and tells them by mail", async () => {
    for (let i = 0; i < 11; i++) await enter("a guess of mine").catch(() => {});
    await expect(enter(testPassword)).rejects.toMatchObject({ status: 429 });
    await reset(await tokenFor(email));
    await expect(enter(better)).resolves.toBeDefined();
    await sendMail(services);
    expect(sent.at(-1)).toMatchObject({ to: email, subject: "Your password was changed" });
  });

  test("of another purpose, or made up, is none", async () => {
    for (const token of ["x", "made-up-made-up-made-up-made-up-made-up-123", "%00"])
      await expect(reset(token)).rejects.toMatchObject(notGood);
  });
});

describe("Specification §5, Change password: changing the password", () => {
  const change = (old_password: string, new_password = better, browser = visitor()) =>
    browser.call(changePassword, { body: { email, old_password, new_password } });

  test("takes the old one and the new one, and keeps the session that asks", async () => {
    const own = await signIn(app, email);
    await change(testPassword, better, own);
    await expect(own.call(listJobs)).resolves.toBeDefined();
    await expect(enter(testPassword)).rejects.toMatchObject({ status: 401 });
    await expect(enter(better)).resolves.toBeDefined();
  });

  test("ends the session when somebody asks who is not in it", async () => {
    const own = await signIn(app, email);
    await change(testPassword);
    await expect(own.call(listJobs)).rejects.toMatchObject({ status: 401 });
  });

  test("refuses a wrong old password and an unknown address in the same words", async () => {
    const wrong = {
      status: 401,
      message: "The email or old password is not correct. Check both and try again.",
    };
    await expect(change("not my password")).rejects.toMatchObject(wrong);
    const body = {
      email: "nobody@northgate.example",
      old_password: testPassword,
      new_password: better,
    };
    await expect(visitor().call(changePassword, { body })).rejects.toMatchObject(wrong);
  });

  test("refuses a new password that is short, personal, easy to guess or the old one", async () => {
    const refused = (message: string) => ({ status: 400, message });
    await expect(change(testPassword, "short")).rejects.toMatchObject(
      refused(passwordMessages.short),
    );
    await expect(change(testPassword, "Northgate Group Northgate")).rejects.toMatchObject(
      refused(passwordMessages.personal),
    );
    await expect(change(testPassword, "qwertyuiopasdfg")).rejects.toMatchObject(
      refused(passwordMessages.guessable),
    );
    await expect(change(testPassword, testPassword)).rejects.toMatchObject(
      refused(passwordMessages.same),
    );
  });

  test("counts as a failed sign-in when the old password is wrong", async () => {
    for (let i = 0; i < 10; i++) await change(`guess ${i}`).catch(() => {});
    await expect(change(testPassword)).rejects.toMatchObject({ status: 429 });
    await expect(enter(testPassword)).rejects.toMatchObject({ status: 429 });
  });
});

describe("Specification §7, POST /api/users/validatePassword: asking whether this is one's own password", () => {
  const ask = async (password: string) => {
    const browser = await signIn(app, email);
    const response = await browser.send("/api/users/validatePassword", {
      method: "POST",
      body: JSON.stringify({ password }),
    });
    return { status: response.status, ...(await response.json()) };
  };

  test("answers yes or no", async () => {
    expect(await ask(testPassword)).toEqual({ status: 200, valid: true });
    expect(await ask("not my password")).toEqual({ status: 200, valid: false });
  });

  test("is limited as signing in is", async () => {
    const browser = await signIn(app, email);
    const guess = () =>
      browser.send("/api/users/validatePassword", {
        method: "POST",
        body: JSON.stringify({ password: "a guess" }),
      });
    for (let i = 0; i < 10; i++) expect((await guess()).status).toBe(200);
    expect((await guess()).status).toBe(429);
  });
});
