import { health } from "@ats/core/settings/contract";
import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { queueMail } from "../mail/outbox.ts";
import { testApi, testBrowser, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { addCandidate } from "../testing/records.ts";
import { after, before } from "../kernel/time.ts";
import { scheduleSweeps } from "./schedule-sweeps.ts";

const hour = 60 * 60_000;
const day = 24 * hour;
const year = 365 * day;

let services: ReturnType<typeof testServices>;
let nora: number;
let ofNora: { company_id: number };

const fail = (error: unknown): never => {
  throw error;
};
const sweep = async (of = services) => {
  await scheduleSweeps(of, fail)();
};
const sweepAfter = (ms: number) => {
  services.clock.advance(ms);
  return sweep();
};

/** Nora Finch is to be erased four days from now. */
beforeEach(async () => {
  services = testServices(await testDatabase());
  const { ids } = await testCompanies(services.system);
  const { clock, system } = services;
  ofNora = { company_id: ids.northgate };
  const idle = { candidate_number: 1060, created_date_time: new Date("2025-10-19T09:00:00Z") };
  nora = (await addCandidate(system, ids.northgate, "Nora Finch", idle)).id;
  await flagNora(before(clock(), 3 * day));
  const mail = { to: "ann@mail.example", subject: "Next week", text: "We decide next week." };
  await queueMail(system, ids.northgate, mail, clock(), { sendAt: after(clock(), 7 * day) });
  await sweep();
});

const flagNora = (flagged_date_time: Date) =>
  services.system
    .updateTable("candidates")
    .set({ flagged_date_time })
    .where("candidate_number", "=", 1060)
    .execute();
const nameOfNora = async () =>
  (
    await services.system
      .selectFrom("candidates")
      .where("company_id", "=", ofNora.company_id)
      .where("id", "=", nora)
      .select("first_name")
      .executeTakeFirstOrThrow()
  ).first_name;

/** Every row of every table but that of the clock itself. */
async function everything(): Promise<Record<string, unknown>> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class where relkind = 'r' and relname <> 'server_clock'
      and relnamespace = 'public'::regnamespace order by relname`.execute(services.system);
  const tables: Record<string, unknown> = {};
  for (const { name } of rows) {
    const { rows: all } = await sql`select to_jsonb(t) as row from ${sql.table(name)} t
      order by to_jsonb(t)::text`.execute(services.system);
    tables[name] = all;
  }
  return tables;
}

const askHealth = async () => (await testBrowser(testApi(services)).send(health.path)).json();

describe.each([
  ["ahead", year],
  ["behind", -year],
])("a clock that is a year %s for an hour", (_, jump) => {
  test("erases nobody and changes nothing", async () => {
    const first = await everything();
    await sweepAfter(jump);
    await sweepAfter(hour);
    await sweepAfter(-jump);
    expect(await everything()).toEqual(first);
  });

  test("delays what is due by a day, and no longer", async () => {
    await flagNora(before(services.clock(), 8 * day));
    await sweepAfter(jump);
    await sweepAfter(hour - jump);
    await sweepAfter(day - 1);
    expect(await nameOfNora()).toBe("Nora");
    await sweepAfter(1);
    expect(await nameOfNora()).not.toBe("Nora");
  });
});

test("a server that starts after two weeks says what it waits for, and erases nobody for a day", async () => {
  services.clock.advance(14 * day);
  const problems = [
    "The server's clock jumped by more than a day, or the server was stopped for longer. The clock says 2026-12-04 09:00 UTC: set it right if that is wrong. Nothing that is out of date is deleted until the clock has been steady for a day.",
  ];
  expect(await askHealth()).toEqual({ status: "degraded", problems });
  await sweep();
  expect(await askHealth()).toEqual({ status: "degraded", problems });
  expect(await nameOfNora()).toBe("Nora");
  await sweepAfter(day);
  expect(await askHealth()).toEqual({ status: "ok", problems: [] });
  expect(await nameOfNora()).not.toBe("Nora");
});

test("a server that is off at night is as steady as one that is not", async () => {
  for (let night = 0; night < 4; night++) {
    expect(await askHealth()).toMatchObject({ status: "ok" });
    await sweepAfter(16 * hour);
    await sweepAfter(8 * hour);
  }
  expect(await nameOfNora()).not.toBe("Nora");
});

test("instances whose clocks differ by a year erase nobody", async () => {
  await flagNora(before(services.clock(), 8 * day));
  const ahead = { ...services, clock: () => after(services.clock(), year) } as typeof services;
  for (let hours = 0; hours < 30; hours++) {
    await sweep(ahead);
    await sweepAfter(hour);
  }
  expect(await nameOfNora()).toBe("Nora");
  expect(await askHealth()).toMatchObject({ status: "degraded" });
});

test("a sweep goes by the time that it checked, however the clock jumps meanwhile", async () => {
  const { clock } = services;
  let reads = 0;
  const jumping = {
    ...services,
    clock: () => (reads++ === 0 ? clock() : after(clock(), year)),
  } as typeof services;
  const first = await everything();
  await sweep(jumping);
  expect(await everything()).toEqual(first);
});
