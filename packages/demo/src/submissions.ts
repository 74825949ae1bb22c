import { contactCodes } from "@ats/api/internal/agency-portal/contact-codes";
import { insertRows } from "@ats/api/internal/database/insert-rows";
import type { Tables } from "@ats/api/database/tables";
import { usualOwnershipMonths } from "@ats/core/agency-portal/submission";
import { addMonths } from "@ats/core/days/days";
import type { Kysely } from "kysely";
import type { DemoData } from "./data.ts";
import type { DemoSize } from "./generate.ts";

const notes = ["", "Prefers nights, and has led a team of six.", "Can start within two weeks."];
const availabilities = ["At once", "After a month's notice", ""];

/** Makes applications that came through Brightstaff its submissions: the newest, up to 5,000. */
export async function addSubmissions(
  db: Kysely<Tables>,
  { companies }: Pick<DemoData, "companies">,
  size: DemoSize,
): Promise<void> {
  const company_id = companies.find(({ name }) => name === "Northgate Group")?.id ?? 0;
  const applications = await db
    .selectFrom("applications as a")
    .innerJoin("candidates as c", (on) =>
      on.onRef("c.company_id", "=", "a.company_id").onRef("c.id", "=", "a.candidate_id"),
    )
    .innerJoin("agencies as g", (on) =>
      on.onRef("g.company_id", "=", "a.company_id").onRef("g.name", "=", "a.source"),
    )
    .leftJoin("candidate_cvs as f", (on) =>
      on.onRef("f.company_id", "=", "a.company_id").onRef("f.cv_key", "=", "a.cv_key"),
    )
    .select(["a.id", "a.job_id", "a.created_date_time", "c.email", "c.contact_mobile_number"])
    .select(["c.first_name", "c.last_name", "c.city", "c.postcode", "f.id as cv_id"])
    .select("g.id as agency_id")
    .where("a.company_id", "=", company_id)
    .where("a.status", "<>", "INCOMPLETE")
    .where("c.email", "is not", null)
    .orderBy("a.created_date_time", "desc")
    .orderBy("a.id")
    .limit(size === "large" ? 5_000 : 60)
    .execute();
  const rows = [];
  for (const [
    at,
    { id, job_id, agency_id, created_date_time, city, postcode, ...person },
  ] of applications.entries()) {
    const day = created_date_time.toISOString().slice(0, 10);
    rows.push({
      company_id,
      agency_id,
      job_id,
      application_id: id,
      contacts: await contactCodes(db, company_id, {
        email: person.email ?? "",
        contact_mobile_number: person.contact_mobile_number,
      }),
      ...person,
      email: person.email ?? "",
      city: city ?? "",
      postcode: postcode ?? "",
      consent_date: day,
      availability: availabilities[at % availabilities.length] ?? "",
      note: notes[at % notes.length] ?? "",
      created_by: "Zara Hussain",
      created_date_time,
      owned_until: addMonths(day, usualOwnershipMonths),
    });
  }
  await insertRows(db, "agency_submissions", rows);
  await addOwnerships(db, company_id);
}

/**
 * Records how submissions without a record yet made their candidates the agency's. Of those that are
 * not hired, every ninth asks for a renewal.
 */
export async function addOwnerships(db: Kysely<Tables>, company_id: number): Promise<void> {
  const submissions = await db
    .selectFrom("agency_submissions as s")
    .innerJoin("applications as a", (on) =>
      on.onRef("a.company_id", "=", "s.company_id").onRef("a.id", "=", "s.application_id"),
    )
    .leftJoin("agency_ownership_events as e", (on) =>
      on.onRef("e.company_id", "=", "s.company_id").onRef("e.submission_id", "=", "s.id"),
    )
    .select((row) => [
      "s.id",
      "s.created_by as agent",
      "s.created_date_time",
      "a.status",
      row.cast<string>("s.owned_until", "text").as("until"),
    ])
    .where("s.company_id", "=", company_id)
    .where("e.id", "is", null)
    .orderBy("s.id")
    .execute();
  const events = submissions.flatMap(({ id, agent, created_date_time, status, until }, at) => {
    const day = created_date_time.toISOString().slice(0, 10);
    const event = { company_id, submission_id: id, day, agent, created_date_time };
    return [
      { ...event, kind: "SUBMITTED" as const, until },
      ...(at % 9 === 4 && status !== "HIRE"
        ? [{ ...event, kind: "ASKED" as const, until: null }]
        : []),
    ];
  });
  await insertRows(db, "agency_ownership_events", events);
}
