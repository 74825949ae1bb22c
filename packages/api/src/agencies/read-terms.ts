import { stageOfTerms } from "@ats/core/agencies/terms";
import { listAgencyTerms } from "@ats/core/agencies/terms-contract";
import type { costCurrencies } from "@ats/core/costs/money";
import { sql } from "kysely";
import { notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { readSetting } from "../settings/read-setting.ts";
import { companyToday } from "./company-today.ts";
import { implementAgencies } from "./need-agencies.ts";
import { readAgency } from "./read-agency.ts";
import { termsDaysLeft } from "./terms-left.ts";
import { termsUsed } from "./terms-used.ts";

type Reading = Pick<Call, "actor" | "db" | "services">;

/** Reads versions of terms, the newest first: all of an agency, or one. */
async function selectTerms(
  { actor, db, services }: Reading,
  of: { agency_id: number } | { id: number },
) {
  const { company_id } = actor;
  const today = await companyToday(db, company_id, services.clock());
  const rows = await db
    .selectFrom("agency_terms as t")
    .select(["t.id", "t.agency_id", "t.fee_bands", "t.rebates", "t.ownership_months"])
    .select(["t.direct_applicants", "t.conditions", "t.warn_days", "t.document_name", "t.version"])
    .select([
      sql<(typeof costCurrencies)[number]>`t.currency`.as("currency"),
      sql<string>`t.valid_from::text`.as("valid_from"),
      sql<string | null>`t.valid_until::text`.as("valid_until"),
      sql<boolean>`t.valid_from <= ${today}::date and ${termsUsed}`.as("is_fixed"),
    ])
    .where("t.company_id", "=", company_id)
    .where(
      "agency_id" in of ? "t.agency_id" : "t.id",
      "=",
      "agency_id" in of ? of.agency_id : of.id,
    )
    .orderBy("t.valid_from", "desc")
    .execute();
  return {
    today,
    versions: rows.map((row) => ({ ...row, stage: stageOfTerms(row, today) })),
  };
}

export type StoredTerms = Awaited<ReturnType<typeof selectTerms>>["versions"][number];

export const readVersions = (call: Reading, agency_id: number) => selectTerms(call, { agency_id });

/** Reads one version of terms. */
export async function readTerms(call: Reading, id: number): Promise<StoredTerms> {
  const { versions } = await selectTerms(call, { id });
  const [terms] = versions;
  if (!terms) throw notFound("terms");
  return terms;
}

export const listTerms = implementAgencies(listAgencyTerms, async (call) => {
  const { actor, db, params } = call;
  await readAgency(call, params.id);
  const { today, versions } = await readVersions(call, params.id);
  const { currency } = await readSetting(db, actor.company_id, "cost_settings");
  const { rows } = await sql<{ days_left: number | null }>`
    select ${termsDaysLeft("a", today)} as days_left from agencies a
    where a.company_id = ${actor.company_id} and a.id = ${params.id}`.execute(db);
  return { today, currency, days_left: rows[0]?.days_left ?? null, versions };
});
