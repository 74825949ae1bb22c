import { createHash } from "node:crypto";
import {
  exportAuditEvents,
  listAuditActors,
  listAuditEvents,
  verifyAuditEvents,
} from "@ats/core/audit/contract";
import type { Input } from "@ats/core/contract/endpoint";
import { createBrand, deleteBrand, updateBrand } from "@ats/core/careers/brand-contract";
import { addCustomField } from "@ats/core/custom-fields/contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";
import { hashEvent } from "./hash-event.ts";

let services: ReturnType<typeof testServices>;
let system: Kysely<Tables>;
let companies: TestCompanies;
let admin: TestBrowser;
beforeEach(async () => {
  services = testServices(await testDatabase());
  ({ system } = services);
  companies = await testCompanies(system);
  admin = await signIn(testApi(services), "admin@northgate.example");
});

const events = () =>
  system
    .selectFrom("audit_events")
    .where("company_id", "=", companies.ids.northgate)
    .selectAll()
    .orderBy("number")
    .execute();

const addField = (name: string) =>
  admin.call(addCustomField, {
    body: { record: "jobs", kind: "text", name, choices: [], is_archived: false },
  });

test("an act of an administrator is on the record with its author, subject and change", async () => {
  const brand = await admin.call(createBrand, {
    body: { name: "Harbour", accent: "#0b5cad", font: "plain" },
  });
  const { id, version } = brand;
  await admin.call(updateBrand, {
    params: { id },
    version,
    body: { name: "Harbour Care", accent: "#0b5cad", font: "plain" },
  });
  await admin.call(deleteBrand, { params: { id } });
  const [added, changed, removed] = await events();
  expect(added).toMatchObject({
    number: 1,
    type: "brand_added",
    actor_id: companies.users.admin.id,
    actor_name: "Helen Whitworth",
    acting_for: null,
    through: null,
    session_kind: "own",
    subject_id: String(id),
    subject_name: "Harbour",
    previous_hash: "",
    created_date_time: services.clock(),
  });
  expect(changed).toMatchObject({
    number: 2,
    previous_hash: added?.hash,
    changes: [{ field: "name", before: "Harbour", after: "Harbour Care" }],
  });
  expect(removed).toMatchObject({ type: "brand_removed", subject_name: "Harbour Care" });
  for (const event of [added, changed, removed]) expect(hashEvent(event!)).toBe(event?.hash);
});

test("an act that is refused leaves no event, and no gap", async () => {
  await addField("Ward");
  await expect(addField("Ward")).rejects.toMatchObject({ status: 409 });
  await addField("Site");
  expect((await events()).map(({ number, subject_name }) => [number, subject_name])).toEqual([
    [1, "Ward"],
    [2, "Site"],
  ]);
});

test("acts at the same time take their turn in the chain", async () => {
  await Promise.all(["Ward", "Site", "Grade", "Shift"].map(addField));
  const chain = await events();
  expect(chain.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
  expect(chain.map(({ previous_hash }) => previous_hash)).toEqual([
    "",
    ...chain.slice(0, 3).map(({ hash }) => hash),
  ]);
});

test("nothing in the program can change, delete or fork the record", async () => {
  await addField("Ward");
  const [event] = await events();
  const { northgate } = companies.ids;
  const asCompany = (statement: string) =>
    inCompany(system, northgate, (db) => sql.raw(statement).execute(db));
  const asOwner = (statement: string) => sql.raw(statement).execute(system);
  const refused = /are added, never changed|permission denied/;
  for (const attempt of [asCompany, asOwner]) {
    await expect(attempt("update audit_events set reason = 'x'")).rejects.toThrow(refused);
    await expect(attempt("delete from audit_events")).rejects.toThrow(refused);
    await expect(attempt("truncate audit_events")).rejects.toThrow(refused);
  }
  await expect(asCompany("update audit_heads set number = 0")).rejects.toThrow(refused);
  const again = { ...event!, changes: JSON.stringify(event?.changes) };
  const insert = (values: typeof again) =>
    inCompany(system, northgate, (db) => db.insertInto("audit_events").values(values).execute());
  await expect(insert({ ...again, number: 3, previous_hash: again.hash })).rejects.toThrow(
    "follows the last one",
  );
  await expect(insert({ ...again, number: 2, previous_hash: "" })).rejects.toThrow(
    "follows the last one",
  );
});

describe("the log", () => {
  beforeEach(async () => {
    for (const name of ["=SUM(A1)", "Site", "Grade", "Shift"]) await addField(name);
  });

  const shown = async (query: Parameters<typeof list>[0] = {}) =>
    (await list(query)).records.map(({ subject_name }) => subject_name);
  const list = (query: Input<typeof listAuditEvents>["query"]) =>
    admin.call(listAuditEvents, { query: query ?? {} });

  test("is filtered by person, area, type, subject, period and words, newest first", async () => {
    services.clock.advance(48 * 60 * 60_000);
    admin = await signIn(testApi(services), "admin@northgate.example");
    await admin.call(createBrand, { body: { name: "Harbour", accent: "#0b5cad", font: "plain" } });
    expect(await shown()).toEqual(["Harbour", "Shift", "Grade", "Site", "=SUM(A1)"]);
    expect(await shown({ areas: "careers" })).toEqual(["Harbour"]);
    expect(await shown({ type: "brand_added" })).toEqual(["Harbour"]);
    expect(await shown({ q: "added the brand" })).toEqual(["Harbour"]);
    expect(await shown({ q: "site" })).toEqual(["Site"]);
    expect(await shown({ q: "helen brand harb" })).toEqual(["Harbour"]);
    expect(await shown({ q: "'); (:*&" })).toEqual([]);
    const today = services.clock().toISOString().slice(0, 10);
    expect(await shown({ from: today })).toEqual(["Harbour"]);
    expect(await shown({ until: today, per_page: 1 })).toEqual(["Harbour"]);
    const [{ subject_id = null } = {}] = (await list({ q: "Grade" })).records;
    expect(await shown({ subject_id: subject_id ?? "" })).toEqual(["Grade"]);
    const { records } = await admin.call(listAuditActors);
    expect(records).toEqual([{ id: companies.users.admin.id, name: "Helen Whitworth" }]);
    expect((await list({ actor_id: companies.users.admin.id })).total).toBe(5);
    expect((await list({ actor_id: companies.users.recruiter.id })).total).toBe(0);
  });

  test("finds a word among 20,000 events by an index", async () => {
    const { riverside } = companies.ids;
    await system.transaction().execute(async (db) => {
      // The chain is not what this test is about.
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`insert into audit_events (company_id, number, type, actor_name, session_kind, address,
          subject_name, changes, created_date_time, previous_hash, hash)
        select ${riverside}, n, 'user_changed', 'Marcus Bailey', 'own', '', 'Person ' || n, '[]',
          ${services.clock()}, '', '' from generate_series(1, 20000) n`.execute(db);
    });
    await sql`analyze audit_events`.execute(system);
    const marcus = await signIn(testApi(services), "admin@riverside.example");
    const { records, total } = await marcus.call(listAuditEvents, { query: { q: "person 19876" } });
    expect([total, records[0]?.subject_name]).toEqual([1, "Person 19876"]);
    const { rows } = await sql<{ "QUERY PLAN": string }>`explain select number from audit_events
      where audit_words(type, actor_name, subject_name, reason) @@ ${"'person':* & '19876':*"}::tsquery
        and company_id = ${riverside}`.execute(system);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toContain("audit_events_words");
  });

  test("is exported whole as CSV that runs no formula, and as lines whose hashes can be checked", async () => {
    const text = async (format: "csv" | "jsonl") =>
      (await admin.call(exportAuditEvents, { query: { format } })).text();
    const csv = await text("csv");
    expect(csv.split("\r\n")).toHaveLength(6);
    expect(csv).toContain("Helen Whitworth added the field =SUM(A1)");
    expect(csv).not.toMatch(/(^|,)"?[=+@]/m);
    const lines = (await text("jsonl")).trim().split("\n");
    expect(lines).toHaveLength(4);
    for (const line of lines) {
      const { hash, ...event } = JSON.parse(line);
      expect(createHash("sha256").update(JSON.stringify(event)).digest("hex")).toBe(hash);
    }
  });

  const verify = () => admin.call(verifyAuditEvents, { query: {} });

  /** Changes rows as somebody does who owns the database and turns its triggers off. */
  const tamper = (statement: string) =>
    system.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql.raw(statement).execute(db);
    });

  test("is found whole when nobody has touched it", async () => {
    const [, , , last] = await events();
    expect(await verify()).toEqual({ checked: 4, total: 4, hash: last?.hash, broken: null });
  });

  test.each([
    ["changed", "update audit_events set actor_name = 'Ann' where number = 2", 2, "changed"],
    ["removed", "delete from audit_events where number = 2", 2, "missing"],
    ["removed at the end", "delete from audit_events where number = 4", 4, "missing"],
    ["removed at the beginning", "delete from audit_events where number = 1", 1, "missing"],
    [
      "inserted",
      `update audit_events set number = number + 10 where number > 2;
       update audit_events set number = number - 9 where number > 10;
       insert into audit_events select company_id, 3, type, actor_id, 'Ann', acting_for, through,
         session_kind, address, subject_id, subject_name, changes, reason, created_date_time,
         previous_hash, hash from audit_events where number = 2`,
      3,
      "out_of_place",
    ],
    [
      "moved",
      `update audit_events set number = 9 where number = 2;
       update audit_events set number = 2 where number = 3;
       update audit_events set number = 3 where number = 9`,
      2,
      "out_of_place",
    ],
  ])("shows a row that was %s", async (_, statement, number, problem) => {
    for (const each of statement.split(";")) await tamper(each);
    expect((await verify()).broken).toEqual({ number, problem });
  });
});
