import type { Tables } from "@ats/api/database/tables";
import type { Kysely } from "kysely";
import { type DemoData, dayMs } from "./data.ts";

const person = { first_name: "Priya", last_name: "Shah", email: "priya.shah@mail.example" };

/** Two disputes of Brightstaff about people whom it could not submit: one that waits, one decided. */
export async function addAgencyDisputes(
  db: Kysely<Tables>,
  { companies }: Pick<DemoData, "companies">,
  today: Date,
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const release = await db
    .selectFrom("job_releases as r")
    .innerJoin("agencies as a", (on) =>
      on.onRef("a.company_id", "=", "r.company_id").onRef("a.id", "=", "r.agency_id"),
    )
    .select(["r.job_id", "r.agency_id"])
    .where("r.company_id", "=", company_id)
    .where("r.opens_date_time", "<=", today)
    .where("a.name", "=", "Brightstaff")
    .orderBy("r.job_id")
    .executeTakeFirst();
  const admin = await db
    .selectFrom("users")
    .select(["id", "first_name", "last_name"])
    .where("company_id", "=", company_id)
    .where("email", "=", "admin@northgate.example")
    .executeTakeFirst();
  if (!release || !admin) return;
  const name = `${admin.first_name} ${admin.last_name}`;
  const opened = {
    ...release,
    company_id,
    submission_id: null,
    contact_mobile_number: null,
    contacts: [],
    opened_by: "AGENCY" as const,
    opener_id: null,
    decider_id: admin.id,
  };
  const at = (days: number) => new Date(+today - days * dayMs);
  const reason = "We registered her in spring, and she asked us to put her forward to you.";
  const decision =
    "Her application reached us through the careers page before the agency sent her details.";
  const disputes = await db
    .insertInto("agency_disputes")
    .values([
      { ...opened, ...person, created_date_time: at(3) },
      {
        ...opened,
        first_name: "Owen",
        last_name: "Pryce",
        email: "owen.pryce@mail.example",
        created_date_time: at(40),
        state: "DECIDED",
        owns: false,
        reason: decision,
        decided_date_time: at(33),
      },
    ])
    .returning(["id", "state", "created_date_time"])
    .execute();
  const ofAgency = { company_id, side: "AGENCY" as const, user_id: null, author: "Zara Hussain" };
  const ofCompany = { company_id, side: "COMPANY" as const, user_id: admin.id, author: name };
  await db
    .insertInto("agency_dispute_entries")
    .values(
      disputes.flatMap(({ id: dispute_id, state, created_date_time }) => [
        { ...ofAgency, dispute_id, kind: "OPENED" as const, text: reason, created_date_time },
        {
          ...ofCompany,
          dispute_id,
          kind: "DECIDER" as const,
          text: name,
          created_date_time: new Date(+created_date_time + dayMs / 2),
        },
        ...(state === "DECIDED"
          ? [
              {
                ...ofCompany,
                dispute_id,
                kind: "DECISION" as const,
                text: decision,
                created_date_time: at(33),
              },
            ]
          : []),
      ]),
    )
    .execute();
}
