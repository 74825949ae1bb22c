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
    .select([
      "a.id as application_id",
      "a.job_id",
      "a.created_date_time",
      "c.email",
      "c.contact_mobile_number",
    ])
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
  for (const [at, application] of applications.entries())
    rows.push({
      ...(await submissionOf(db, company_id, application)),
      availability: availabilities[at % availabilities.length] ?? "",
      note: notes[at % notes.length] ?? "",
    });
  await insertRows(db, "agency_submissions", rows);
  await addOwnerships(db, company_id);
}

interface Submitted {
  application_id: number;
  agency_id: number;
  job_id: number;
  cv_id: number | null;
  created_date_time: Date;
  first_name: string;
  last_name: string;
  email: string | null;
  contact_mobile_number: string | null;
  city: string | null;
  postcode: string | null;
}

/** An agency's submission of an application, on the day on which the candidate agreed. */
export async function submissionOf(
  db: Kysely<Tables>,
  company_id: number,
  { created_date_time, ...submitted }: Submitted,
) {
  const { contact_mobile_number, city, postcode } = submitted;
  const email = submitted.email ?? "";
  const day = created_date_time.toISOString().slice(0, 10);
  return {
    ...submitted,
    company_id,
    contacts: await contactCodes(db, company_id, { email, contact_mobile_number }),
    email,
    city: city ?? "",
    postcode: postcode ?? "",
    consent_date: day,
    availability: "",
    note: "",
    created_by: "Zara Hussain",
    created_date_time,
    owned_until: addMonths(day, usualOwnershipMonths),
  };
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
