import { sql } from "kysely";
import { brandSender } from "../careers/brand-sender.ts";
import type { CompanyDb } from "../database/database.ts";
import type { MailSender } from "../kernel/ports/mailer.ts";
import { hasRight } from "../roles/has-right.ts";

interface Arranged {
  company_id: number;
  application_id: number;
  organiser_id: number;
}

/**
 * Returns the person who answers the candidate: the sender of the job's brand, or else the organiser, or the job's
 * recruiter when an answer would tell the organiser who an anonymised candidate is.
 */
export async function contactOf(
  db: CompanyDb,
  { company_id, application_id, organiser_id }: Arranged,
): Promise<MailSender> {
  const { rows } = await sql<{
    brand_name: string;
    may_see: boolean;
    anonymised: boolean;
    organiser: MailSender;
    recruiter: MailSender;
  }>`
    select j.brand_name, ${hasRight("o", "VIEW_ANONYMISED")} as may_see,
      a.anonymised and not exists (select from reveals v
        where v.application_id = a.id and v.user_id = o.id) as anonymised,
      json_build_object('name', o.first_name || ' ' || o.last_name, 'email', o.email) as organiser,
      json_build_object('name', r.first_name || ' ' || r.last_name, 'email', r.email) as recruiter
    from applications a
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    join users r on r.company_id = j.company_id and r.id = j.recruiter_id
    join users o on o.company_id = a.company_id and o.id = ${organiser_id}
    where a.company_id = ${company_id} and a.id = ${application_id}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`No application ${application_id}, or no user ${organiser_id}.`);
  const { brand_name, may_see, anonymised, organiser, recruiter } = row;
  const colleague = anonymised && !may_see ? recruiter : organiser;
  return brandSender(db, company_id, brand_name, colleague);
}
