import type { Kysely } from "kysely";
import * as contract from "@ats/core/agencies/contract";
import { changeAgencyGroup, listAgencyGroups } from "@ats/core/agencies/groups-contract";
import { listAuditEvents } from "@ats/core/audit/contract";
import { beforeEach, expect, test } from "vitest";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let app: ReturnType<typeof testApi>;
let admin: TestBrowser;
let recruiter: TestBrowser;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  app = testApi(testServices(db));
  admin = await signIn(app, "admin@northgate.example");
  recruiter = await signIn(app, "recruiter@northgate.example");
});

const namesIn = async (query: object) =>
  (await admin.call(contract.listAgencies, { query })).records.map(({ name }) => name);

test("agencies stand by name; the paused and ended ones apart", async () => {
  await admin.call(contract.addAgency, { body: { name: "Ångström", status: "ENDED" } });
  expect(await namesIn({})).toEqual(["Brightstaff", "Carewise", "Harbour Hire"]);
  expect(await namesIn({ filter: "paused" })).toEqual(["Talent North"]);
  expect(await namesIn({ filter: "all" })).toEqual([
    "Ångström",
    "Brightstaff",
    "Carewise",
    "Harbour Hire",
    "Talent North",
  ]);
  expect(await namesIn({ filter: "all", sc: "tier", so: "asc" })).toEqual([
    "Brightstaff",
    "Carewise",
    "Ångström",
    "Harbour Hire",
    "Talent North",
  ]);
});

test("a search finds an agency by name, group and contact, and not by the names of fields", async () => {
  for (const q of ["CAREW", "care", "marsh jo", "jo.marsh@carewise"])
    expect(await namesIn({ filter: "all", q })).toEqual(["Carewise"]);
  for (const q of ["job_title", "email", "%"])
    expect(await namesIn({ filter: "all", q })).toEqual([]);
});

test("two agencies of a company never share a name, also when both are added at once", async () => {
  const add = (name: string) => admin.call(contract.addAgency, { body: { name } });
  const results = await Promise.allSettled([add("Swift Staff"), add("SWIFT staff")]);
  expect(results.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  const { id } = companies.agencies.carewise;
  await expect(
    admin.call(contract.updateAgency, {
      params: { id },
      body: { name: "talent north" },
      version: 1,
    }),
  ).rejects.toThrow(
    "An agency named “Talent North” is there already. Choose another name, or change that agency.",
  );
});

test("an agency is saved whole, on the record, and not over a colleague's change", async () => {
  const { id } = companies.agencies.carewise;
  const params = { id };
  const {
    version,
    id: _,
    created_date_time: __,
    ...agency
  } = await admin.call(contract.getAgency, { params });
  const body = { ...agency, tier: 2 as const, off_limits_date: "2026-02-28" };
  const saved = await admin.call(contract.updateAgency, { params, body, version });
  expect(saved).toMatchObject({ ...body, version: version + 1 });
  await expect(admin.call(contract.updateAgency, { params, body, version })).rejects.toThrow(
    /changed/,
  );
  const { records } = await admin.call(listAuditEvents, { query: { areas: ["agencies"] } });
  expect(records[0]).toMatchObject({ type: "agency_changed", subject_name: "Carewise" });
});

test("a group of agencies is renamed, joined with another and dissolved, on each agency's record", async () => {
  const { carewise, brightstaff } = companies.agencies;
  const groupsOf = async (id: number) =>
    (await admin.call(contract.getAgency, { params: { id } })).groups;
  const change = (name: string, new_name: string | null, by = admin) =>
    by.call(changeAgencyGroup, { body: { name, new_name } });
  const listed = async (by = admin) => (await by.call(listAgencyGroups, {})).records;
  const put = (id: number, groups: string[]) =>
    db
      .updateTable("agencies")
      .set({ groups: JSON.stringify(groups) })
      .where("id", "=", id)
      .execute();
  await put(carewise.id, ["Care", "North"]);
  await put(brightstaff.id, ["care"]);
  expect(await listed()).toContainEqual(
    expect.objectContaining({ name: expect.stringMatching(/^care$/i), agencies: 2 }),
  );
  await change("CARE", "Carers");
  expect([await groupsOf(carewise.id), await groupsOf(brightstaff.id)]).toEqual([
    ["North", "Carers"],
    ["Carers"],
  ]);
  await change("North", "carers");
  expect(await groupsOf(carewise.id)).toEqual(["Carers"]);
  await change("Carers", null);
  expect(await groupsOf(carewise.id)).toEqual([]);
  await expect(change("Carers", null)).rejects.toThrow("This group of agencies does not exist");
  await expect(change("Care", " ")).rejects.toThrow("Enter the name of the group.");
  await expect(change("Care", "Carers", recruiter)).rejects.toThrow("no right to update agencies");
  const riverside = await signIn(app, "admin@riverside.example");
  expect(JSON.stringify(await listed(riverside))).not.toContain("North");
  const { records } = await admin.call(listAuditEvents, { query: { areas: ["agencies"] } });
  expect(records[0]).toMatchObject({ type: "agency_changed" });
});

test("a recruiter reads agencies and changes none; others see nothing of them", async () => {
  const { id } = companies.agencies.carewise;
  expect((await recruiter.call(contract.getAgency, { params: { id } })).name).toBe("Carewise");
  await expect(recruiter.call(contract.addAgency, { body: { name: "Mine" } })).rejects.toThrow(
    "no right to update agencies",
  );
  const manager = await signIn(app, "manager@northgate.example");
  await expect(manager.call(contract.listAgencies, {})).rejects.toThrow(
    "no right to view agencies",
  );
  const riverside = await signIn(app, "admin@riverside.example");
  await expect(riverside.call(contract.getAgency, { params: { id } })).rejects.toThrow(
    "does not exist",
  );
  expect((await riverside.call(contract.listAgencies, { query: { filter: "all" } })).total).toBe(2);
});

test("a company that works without agencies is told so", async () => {
  const { northgate } = companies.ids;
  const { ats_settings } = await db
    .selectFrom("companies")
    .select("ats_settings")
    .where("id", "=", northgate)
    .executeTakeFirstOrThrow();
  await db
    .updateTable("companies")
    .set({ ats_settings: JSON.stringify({ ...ats_settings, agency_enabled: false }) })
    .where("id", "=", northgate)
    .execute();
  await expect(admin.call(contract.listAgencies, {})).rejects.toThrow(
    "Agencies are switched off for your company. Ask support to turn them on.",
  );
});
