import { insertRows } from "@ats/api/internal/database/insert-rows";
import { agencyInvitationDays } from "@ats/core/agencies/link-state";
import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

/** Which company works with which agency's account. */
const pairs = [
  ["Northgate Group", "Brightstaff"],
  ["Northgate Group", "Carewise"],
  ["Riverside Council", "Brightstaff"],
] as const;

/** The contact of Brightstaff whom its clients invited. */
const invited = { name: "Zara Hussain", email: "agent@brightstaff.example" };

/** Who accepted for each agency. */
const answeredBy = {
  Brightstaff: { name: "Colm Byrne", email: "admin@brightstaff.example" },
  Carewise: { name: "Jo Marsh", email: "agent@carewise.example" },
};

/**
 * Links companies with the accounts of their agencies. Riverside Council has one agency; Northgate
 * Learning has invited it and waits for an answer.
 */
export async function addAgencyLinks(
  db: Kysely<Tables>,
  { companies }: Pick<DemoData, "companies">,
  today: Date,
): Promise<void> {
  const idOf = (name: string) => companies.find((company) => company.name === name)?.id ?? 0;
  await insertRows(
    db,
    "agencies",
    (["Riverside Council", "Northgate Learning"] as const).map((client) => ({
      company_id: idOf(client),
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
      contacts: [{ ...invited, job_title: "", telephone: null, branch: "" }],
      off_limits: "",
      off_limits_date: null,
      conduct_date: null,
      note: "",
      created_date_time: new Date(today.getTime() - 150 * dayMs),
    })),
  );
  const administrators = await db
    .selectFrom("users")
    .where("user_type", "=", "Recruiter admin user")
    .select(["company_id", "id"])
    .orderBy("id")
    .execute();
  const administratorOf = (client: string) =>
    administrators.find(({ company_id }) => company_id === idOf(client))?.id ?? null;
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
      invited_by: administratorOf(client),
      invited_date_time: new Date(today.getTime() - (140 + at) * dayMs),
      answered_date_time: new Date(today.getTime() - (139 + at) * dayMs),
      ended_date_time: null,
      contact_name: answeredBy[name].name,
      email: answeredBy[name].email,
      email_key: answeredBy[name].email,
      account: name,
      answered_by: answeredBy[name].name,
    })),
  );
  const learning = idOf("Northgate Learning");
  await insertRows(db, "agency_links", [
    {
      company_id: learning,
      agency_id: agencies.find(({ company_id }) => company_id === learning)?.id ?? 0,
      status: "INVITED" as const,
      invited_by: administratorOf("Northgate Learning"),
      contact_name: invited.name,
      email: invited.email,
      email_key: invited.email,
      invited_date_time: new Date(today.getTime() - 2 * dayMs),
      expires_date_time: new Date(today.getTime() + (agencyInvitationDays - 2) * dayMs),
    },
  ]);
}
