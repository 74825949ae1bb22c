import { retryMessages } from "@ats/core/mail/contract";
import { beforeEach, describe, expect, test } from "vitest";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import type { Mail } from "../kernel/ports/mailer.ts";
import { after } from "../kernel/time.ts";
import { deliverMail, maxAttempts, queueMail } from "./outbox.ts";
import { requeueMail, rescheduleMail } from "./sweep-outbox.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const year = 365 * day;

let sent: string[];
let accepts: boolean;
let services: ReturnType<typeof testServices>;
let northgate: number;
beforeEach(async () => {
  sent = [];
  accepts = true;
  const send = async ({ subject }: Mail) => {
    if (!accepts) throw new Error("Come back later.");
    sent.push(subject);
  };
  services = testServices(await testDatabase(), { mailer: { send } });
  northgate = (await testCompanies(services.system)).ids.northgate;
  await services.system.deleteFrom("outgoing_mail").execute();
});

const queue = (subject: string, delay = 0) =>
  queueMail(
    services.system,
    northgate,
    { to: "ann@mail.example", subject, text: "Good day, Ann." },
    services.clock(),
    { sendAt: after(services.clock(), delay) },
  );
const row = () => services.system.selectFrom("outgoing_mail").selectAll().executeTakeFirstOrThrow();
const deliver = async () => {
  await requeueMail(services);
  return deliverMail(services);
};
/** The first instance took it, and never answers. */
const takeAndStop = async () => {
  void deliverMail({ ...services, mailer: { send: () => new Promise<void>(() => {}) } });
  await expect.poll(async () => (await row()).claimed_date_time).not.toBeNull();
};

describe.each([
  ["ahead", year],
  ["behind", -year],
])("when the clock is a year %s for an hour", (_, jump) => {
  const pass = () => services.clock.advance(hour - jump);

  test("mail that waits is sent once", async () => {
    const due = { "at once": 0, "after half a minute": 30_000, "in three days": 3 * day };
    for (const [subject, delay] of Object.entries(due)) await queue(subject, delay);
    services.clock.advance(jump);
    await deliver();
    pass();
    await deliver();
    services.clock.advance(3 * day);
    await deliver();
    expect(sent.toSorted()).toEqual(Object.keys(due).toSorted());
  });

  test("a message that one instance is sending is not sent by another", async () => {
    await queue("Hello");
    const slowly = async ({ subject }: Mail) => {
      sent.push(subject);
      services.clock.advance(jump);
      for (let i = 0; i < 2; i++) expect(await deliver()).toBe(0);
    };
    await deliverMail({ ...services, mailer: { send: slowly } });
    pass();
    await deliver();
    expect(sent).toEqual(["Hello"]);
  });

  test("a message that an instance was sending when it stopped is sent", async () => {
    services.clock.advance(jump);
    await queue("Hello");
    await takeAndStop();
    pass();
    expect(await deliver()).toBe(0);
    services.clock.advance(16 * 60_000);
    expect(await deliver()).toBe(1);
  });
});

describe("when the clock was a year ahead and is right again", () => {
  const whileAhead = async (work: () => Promise<unknown>) => {
    services.clock.advance(year);
    await work();
    services.clock.advance(hour - year);
  };

  test("a refused message is tried again", async () => {
    await whileAhead(async () => {
      await queue("Hello");
      accepts = false;
      await deliver();
    });
    accepts = true;
    expect(await deliver()).toBe(1);
  });

  test("a message that was held so that it can be cancelled goes out", async () => {
    await whileAhead(() => queue("Hello", 30_000));
    expect(await deliver()).toBe(1);
  });

  test("a planned message goes out as much later as was planned", async () => {
    await whileAhead(() => queue("Hello", 3 * day));
    for (let sweeps = 0; sweeps < 2; sweeps++) {
      await rescheduleMail(services);
      expect(await deliver()).toBe(0);
      services.clock.advance(1.5 * day);
    }
    expect(await deliver()).toBe(1);
  });

  test("a message that a user sent again goes out", async () => {
    await queue("Hello");
    await services.system
      .updateTable("outgoing_mail")
      .set({ status: "failed", attempts: maxAttempts })
      .execute();
    await whileAhead(async () => {
      const admin = await signIn(testApi(services), "admin@northgate.example");
      await admin.call(retryMessages, { body: { ids: "all" } });
    });
    expect(await deliver()).toBe(1);
  });
});
