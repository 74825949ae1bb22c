import { getAgencyClient } from "@ats/core/agency-portal/contract";
import type { Kysely } from "kysely";
import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";
import { inCompany } from "../database/database.ts";
import type { Tables } from "../database/tables.ts";
import { signIn, type TestBrowser, testApi, testServices } from "../testing/app.ts";
import { type TestCompanies, testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

let db: Kysely<Tables>;
let companies: TestCompanies;
let agent: TestBrowser;

beforeEach(async () => {
  db = await testDatabase();
  companies = await testCompanies(db);
  agent = await signIn(testApi(testServices(db)), "agent@brightstaff.example");
});

const read = (client_id: number) => agent.call(getAgencyClient, { params: { client_id } });
const sameAnswer = "This client does not exist, or you may not see it.";

test("an agency reads a client that it works with", async () => {
  const client_id = companies.ids.northgate;
  expect(await read(client_id)).toEqual({ client_id, name: "Northgate Group" });
  expect((await read(companies.ids.riverside)).name).toBe("Riverside Council");
});

test("a company that never worked with the agency is as one that is not there", async () => {
  for (const id of [companies.ids.closed, companies.ids.carewise, 999_999])
    await expect(read(id)).rejects.toThrow(sameAnswer);
});

const endings: [string, () => Promise<unknown>][] = [
  [
    "its link is ended",
    () =>
      db
        .updateTable("agency_links")
        .set({ status: "ENDED" })
        .where("agency_id", "=", companies.agencies.brightstaff.id)
        .execute(),
  ],
  [
    "the agency is paused",
    () =>
      db
        .updateTable("agencies")
        .set({ status: "PAUSED" })
        .where("id", "=", companies.agencies.brightstaff.id)
        .execute(),
  ],
  [
    "the company is disabled",
    () =>
      db
        .updateTable("companies")
        .set({ disabled: true })
        .where("id", "=", companies.ids.northgate)
        .execute(),
  ],
  [
    "agencies are switched off",
    () =>
      sql`update companies set ats_settings = ats_settings || '{"agency_enabled": false}'
        where id = ${companies.ids.northgate}`.execute(db),
  ],
];

test.each(endings)("a client is gone for its agency at once when %s", async (_, end) => {
  await end();
  await expect(read(companies.ids.northgate)).rejects.toThrow(sameAnswer);
  expect((await read(companies.ids.riverside)).name).toBe("Riverside Council");
});

test("an agency's account reads its links, changes none and reads nothing else of a client", async () => {
  await inCompany(db, companies.ids.brightstaff, async (own) => {
    const links = await own.selectFrom("agency_links").select("company_id").execute();
    expect(links.map(({ company_id }) => company_id).toSorted((a, b) => a - b)).toEqual([
      companies.ids.northgate,
      companies.ids.riverside,
    ]);
    const changed = await own
      .updateTable("agency_links")
      .set({ status: "ENDED" })
      .executeTakeFirstOrThrow();
    expect(changed.numUpdatedRows).toBe(0n);
    expect(await own.selectFrom("agencies").select("id").execute()).toEqual([]);
  });
});
