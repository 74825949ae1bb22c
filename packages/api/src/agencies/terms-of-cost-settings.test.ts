import { listAgencies } from "@ats/core/agencies/contract";
import { listAgencyTerms } from "@ats/core/agencies/terms-contract";
import type { Kysely } from "kysely";
import { expect, test } from "vitest";
import { up } from "../database/migrations/2026-11-29-0946-terms-of-cost-settings.ts";
import { signIn, testApi, testServices } from "../testing/app.ts";
import { testCompanies } from "../testing/companies.ts";
import { testDatabase } from "../testing/database.ts";

test("terms that cost settings held become those of the agency of that name, or of a new one", async () => {
  const db = await testDatabase();
  const { ids, agencies } = await testCompanies(db);
  const setting = { currency: "EUR", own_types: [] };
  await db
    .insertInto("company_settings")
    .values({
      company_id: ids.northgate,
      key: "cost_settings",
      value: JSON.stringify({
        ...setting,
        agency_terms: [
          { agency: "talent NORTH", percentage: 2_000, fee: 300_000 },
          { agency: "Swift Staff", percentage: null, fee: 500_000 },
        ],
      }),
    })
    .execute();
  await up(db as Kysely<unknown>);
  await up(db as Kysely<unknown>);
  const admin = await signIn(testApi(testServices(db)), "admin@northgate.example");
  const termsOf = async (id: number) =>
    (await admin.call(listAgencyTerms, { params: { id } })).versions;
  expect(await termsOf(agencies.talentNorth.id)).toMatchObject([
    {
      currency: "EUR",
      stage: "IN_FORCE",
      fee_bands: [{ from: 0, percentage: 2_000, fee: 300_000 }],
    },
  ]);
  const { records } = await admin.call(listAgencies, { query: { q: "Swift" } });
  expect(await termsOf(records[0]?.id ?? 0)).toMatchObject([
    { fee_bands: [{ from: 0, percentage: null, fee: 500_000 }] },
  ]);
  const kept = await db
    .selectFrom("company_settings")
    .select("value")
    .where("key", "=", "cost_settings")
    .executeTakeFirst();
  expect(kept?.value).toEqual(setting);
});
