import { createBrand, deleteBrand, updateBrand } from "@ats/core/careers/brand-contract";
import { addCustomField } from "@ats/core/custom-fields/contract";
import { type Kysely, sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
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
