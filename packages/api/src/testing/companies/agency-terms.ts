import type { makeAgencies } from "./agencies.ts";
import type { Northgate } from "./northgate.ts";

/** Terms of Carewise that end with the year, and those that follow. */
export async function makeAgencyTerms(
  { db, ids }: Northgate,
  { agencies }: Awaited<ReturnType<typeof makeAgencies>>,
) {
  const terms = {
    company_id: ids.northgate,
    agency_id: agencies.carewise.id,
    currency: "GBP",
    fee_bands: JSON.stringify([
      { from: 0, percentage: 1_800, fee: 300_000 },
      { from: 4_000_000, percentage: 2_200, fee: null },
    ]),
    rebates: JSON.stringify([
      { month: 1, percentage: 7_500 },
      { month: 2, percentage: 5_000 },
      { month: 3, percentage: 2_500 },
    ]),
    ownership_months: 6,
    direct_applicants: "FIRST" as const,
    conditions: "Fees are due 30 days after the start.",
    warn_days: 30,
    created_by: null,
    created_date_time: new Date("2026-01-02T09:00:00Z"),
  };
  const add = (days: { valid_from: string; valid_until: string | null }) =>
    db
      .insertInto("agency_terms")
      .values({ ...terms, ...days })
      .returning("id")
      .executeTakeFirstOrThrow();
  return {
    agencyTerms: {
      inForce: await add({ valid_from: "2026-01-01", valid_until: "2026-12-31" }),
      later: await add({ valid_from: "2027-01-01", valid_until: null }),
    },
  };
}
