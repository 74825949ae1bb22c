import type { Language } from "@ats/core/languages/language";
import { fullName, givenName } from "@ats/core/validation/person-name";
import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { contactOf } from "./contact.ts";
import type { InterviewRow } from "./presenter.ts";

/** The organiser of an interview and its candidate; undefined without an application. */
export async function partiesOf(db: CompanyDb, company_id: number, interview: InterviewRow) {
  const { application_id, organiser } = interview;
  const { rows } = await sql<PartiesRow>`
    select c.first_name, c.last_name, c.email, c.language, o.name as company
    from applications a
    join candidates c on c.company_id = a.company_id and c.id = a.candidate_id
    join companies o on o.id = a.company_id
    where a.company_id = ${company_id} and a.id = ${application_id}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const { email, language, company } = row;
  return {
    given_name: givenName(row),
    language,
    company,
    organiser: await contactOf(db, { company_id, application_id, organiser_id: organiser.id }),
    attendee: { name: fullName(row), email },
  };
}
export type PartiesOfInterview = NonNullable<Awaited<ReturnType<typeof partiesOf>>>;

interface PartiesRow {
  first_name: string;
  last_name: string;
  email: string;
  language: Language;
  company: string;
}
