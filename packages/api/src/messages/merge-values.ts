import type { MergeValues } from "@ats/core/templates/merge-tags";
import type { Language } from "@ats/core/languages/language";
import type { Actor } from "@ats/core/rights/rights";
import { givenName } from "@ats/core/validation/person-name";
import { sql } from "kysely";
import { ownValues } from "../custom-fields/merge-values.ts";
import type { CompanyDb } from "../database/database.ts";
import type { MailSender } from "../kernel/ports/mailer.ts";

/** An application with its value of each merge tag. */
export interface Addressee {
  id: number;
  brand_name: string;
  recruiter: MailSender;
  /** The interview whose details the tags quote. */
  interview_id: number | null;
  values: MergeValues;
}

interface Row extends Omit<Addressee, "values" | "recruiter"> {
  candidate_id: number;
  job_id: number;
  language: Language;
  first_name: string;
  last_name: string;
  candidate_number: number;
  email: string;
  contact_mobile_number: string | null;
  job_title: string;
  job_number: number;
  location: string;
  recruiter_name: string;
  recruiter_email: string;
  recruiter_telephone: string | null;
  company_name: string;
  interview_title: string | null;
  interview_place: string | null;
  interview_start: Date | null;
  time_zone: string | null;
}

/** Reads the values of merge tags for applications, in the order of their ids, as a reader may see them. */
export async function readAddressees(
  db: CompanyDb,
  ids: readonly number[],
  sender: MailSender | undefined,
  now: Date,
  reader?: Pick<Actor, "rights">,
): Promise<Addressee[]> {
  const { rows } = await sql<Row>`
    select a.id, a.candidate_id, a.job_id, c.language, c.first_name, c.last_name, c.candidate_number, c.email,
      c.contact_mobile_number, j.title as job_title, j.job_number, j.location, j.brand_name,
      u.first_name || ' ' || u.last_name as recruiter_name,
      u.email as recruiter_email, u.telephone as recruiter_telephone, o.name as company_name,
      i.id as interview_id, i.title as interview_title, i.time_zone,
      coalesce(nullif(i.room, ''), nullif(i.video_link, '')) as interview_place,
      i.start_date_time as interview_start
    from applications a join candidates c on c.id = a.candidate_id join jobs j on j.id = a.job_id
      join users u on u.id = j.recruiter_id join companies o on o.id = a.company_id
      left join lateral (select id, title, room, video_link, time_zone, start_date_time from interviews
        where application_id = a.id and status = 'SCHEDULED' and start_date_time > ${now}
        order by start_date_time limit 1) i on true
    where a.id = any(${ids}::bigint[]) order by a.id`.execute(db);
  const own = await ownValues(db, rows, reader);
  return rows.map((row) => ({
    id: row.id,
    brand_name: row.brand_name,
    interview_id: row.interview_id,
    recruiter: { name: row.recruiter_name, email: row.recruiter_email },
    values: {
      "candidate.first_name": givenName(row),
      "candidate.last_name": row.first_name ? row.last_name : "",
      "candidate.candidate_number": String(row.candidate_number),
      "candidate.email": row.email,
      "candidate.contact_mobile_number": row.contact_mobile_number,
      "job.title": row.job_title,
      "job.job_number": String(row.job_number),
      "job.location": row.location,
      "brand.name": row.brand_name || row.company_name,
      "company.name": row.company_name,
      "recruiter.name": row.recruiter_name,
      "recruiter.email": row.recruiter_email,
      "recruiter.telephone": row.recruiter_telephone,
      "sender.name": sender?.name ?? row.recruiter_name,
      "interview.title": row.interview_title,
      "interview.date": row.interview_start && dateOf(row.interview_start, row.time_zone),
      "interview.time": row.interview_start && timeOf(row.interview_start, row.time_zone),
      "interview.location": row.interview_place,
      own: own(row),
    },
  }));
}

/** "Tuesday, 3 March 2026", in the interview's zone. */
const dateOf = (time: Date, zone: string | null) =>
  time.toLocaleDateString("en-GB", { dateStyle: "full", timeZone: zone ?? "UTC" });

/** "14:00 GMT". The zone is named because the reader may be elsewhere. */
const timeOf = (time: Date, zone: string | null) =>
  time.toLocaleTimeString("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone: zone ?? "UTC",
  });
