import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

/** Which company works with which agency's account. */
const pairs = [
  ["Northgate Group", "Brightstaff"],
  ["Northgate Group", "Carewise"],
  ["Riverside Council", "Brightstaff"],
] as const;

/** Links companies with the accounts of their agencies; Riverside Council has one agency. */
export async function addAgencyLinks(
  db: Kysely<Tables>,
  { companies }: Pick<DemoData, "companies">,
  today: Date,
): Promise<void> {
  const idOf = (name: string) => companies.find((company) => company.name === name)?.id ?? 0;
  await insertRows(db, "agencies", [
    {
      company_id: idOf("Riverside Council"),
      name: "Brightstaff",
      status: "ACTIVE",
      telephone: null,
      website: "https://brightstaff.example",
      company_number: "08000000",
      address: "1 Mill Lane, Leeds",
      tier: 1,
      dept_tiers: [],
      groups: [],
      branches: [],
      contacts: [],
      off_limits: "",
      off_limits_date: null,
      conduct_date: null,
      note: "",
      created_date_time: new Date(today.getTime() - 150 * dayMs),
    },
  ]);
  const agencies = await db.selectFrom("agencies").select(["company_id", "id", "name"]).execute();
  await insertRows(
    db,
    "agency_links",
    pairs.map(([client, name], at) => ({
      company_id: idOf(client),
      agency_id:
        agencies.find((each) => each.name === name && each.company_id === idOf(client))?.id ?? 0,
      agency_company_id: idOf(name),
      status: "ACTIVE" as const,
      invited_by: null,
      invited_date_time: new Date(today.getTime() - (140 + at) * dayMs),
      answered_date_time: new Date(today.getTime() - (139 + at) * dayMs),
      ended_date_time: null,
    })),
  );
}
