import type { Tables } from "@ats/api/database/tables";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

const rebates = [
  { month: 1, percentage: 7_500 },
  { month: 2, percentage: 5_000 },
  { month: 3, percentage: 2_500 },
];

/** Adds terms of Northgate Group's agencies: Brightstaff has had others, and Carewise's end soon. */
export async function addAgencyTerms(
  db: Kysely<Tables>,
  { companies, users }: Pick<DemoData, "companies" | "users">,
  today: Date,
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const author = users.find(({ email }) => email === "admin@northgate.example");
  const agencies = await db
    .selectFrom("agencies")
    .select(["id", "name"])
    .where("company_id", "=", company_id)
    .orderBy("id")
    .execute();
  const day = (daysAgo: number) =>
    new Date(today.getTime() - daysAgo * dayMs).toISOString().slice(0, 10);
  const terms = ({ id }: { id: number }, place: number, from: number, until: number | null) => ({
    company_id,
    agency_id: id,
    valid_from: day(from),
    valid_until: until === null ? null : day(until),
    currency: "GBP",
    fee_bands: [
      { from: 0, percentage: 1_500 + (place % 5) * 100, fee: place % 2 ? null : 300_000 },
      { from: 4_500_000, percentage: 2_000 + (place % 5) * 100, fee: null },
    ],
    rebates: rebates.slice(0, 3 - (place % 3)),
    ownership_months: place % 4 ? 6 : 12,
    direct_applicants: (["FIRST", "AGENCY", "DIRECT"] as const)[place % 3],
    conditions: place % 2 ? "" : "Fees are due 30 days after the first day of work.",
    warn_days: 30,
    created_by: author?.id,
    created_date_time: new Date(today.getTime() - from * dayMs),
  });
  await insertRows(
    db,
    "agency_terms",
    agencies.flatMap((agency, place) => {
      if (agency.name === "Brightstaff")
        return [terms(agency, 3, 650, 301), terms(agency, 0, 300, null)];
      if (agency.name === "Carewise") return [terms(agency, 1, 353, -12)];
      // Some agencies have none yet.
      return place % 5 === 4 ? [] : [terms(agency, place, 250 + (place % 60), null)];
    }),
  );
}
