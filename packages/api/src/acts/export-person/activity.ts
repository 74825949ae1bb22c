import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../../database/database.ts";
import { namesOfFiles } from "../../messages/attachments.ts";
import { numbersOf } from "../../candidates/merge-chain.ts";

interface Person {
  id: number;
  email: string;
}

/**
 * What colleagues wrote of a person and to them, met them for, and did with their data, reads
 * included: for the export of that person's data. Colleagues go by their role: their names are personal
 * data of their own. A line by nobody is the person's, or the product's.
 */
export async function recordOfPerson(db: CompanyDb, person: Person) {
  const rows = async (query: RawBuilder<unknown>) => (await query.execute(db)).rows;
  return {
    scorecards: await rows(scorecardsOf(person)),
    interviews: await rows(interviewsOf(person)),
    invitations_to_choose_a_time: await rows(invitationsOf(person)),
    notes: await rows(notesOf(person)),
    messages: await rows(messagesOf(person)),
    record: await rows(recordOf(person)),
    whole_record: await rows(wholeRecordOf(person)),
  };
}

/** Their applications `a`, with the job `j` of each. */
const theirs = ({ id }: Person) => sql`a.company_id = j.company_id and a.candidate_id = ${id}`;

const scorecardsOf = (person: Person) => sql`
  select j.job_number, u.user_type as written_by, s.ratings, s.decision, s.comment,
    s.submitted_date_time
  from scorecards s
  join applications a on a.company_id = s.company_id and a.id = s.application_id
  join jobs j on j.id = a.job_id and ${theirs(person)}
  join users u on u.company_id = s.company_id and u.id = s.user_id
  order by s.submitted_date_time, s.application_id`;

const interviewsOf = (person: Person) => sql`
  select j.job_number, i.title, i.type, i.room, i.video_link, i.start_date_time, i.end_date_time,
    i.time_zone, i.status, i.reason, i.questions, i.adjustments, o.user_type as arranged_by,
    (select coalesce(json_agg(u.user_type order by u.user_type), '[]') from interview_panel p
      join users u on u.company_id = p.company_id and u.id = p.user_id
      where p.company_id = i.company_id and p.interview_id = i.id) as interviewers
  from interviews i
  join applications a on a.company_id = i.company_id and a.id = i.application_id
  join jobs j on j.id = a.job_id and ${theirs(person)}
  join users o on o.company_id = i.company_id and o.id = i.organiser_id
  order by i.start_date_time, i.id`;

const invitationsOf = (person: Person) => sql`
  select j.job_number, b.interview ->> 'title' as title, b.interview ->> 'questions' as questions,
    b.interview ->> 'adjustments' as adjustments, b.minutes, b.first_date::text, b.last_date::text,
    b.created_date_time, b.expires_date_time, b.withdrawn_date_time,
    b.interview_id is not null as was_answered
  from booking_invitations b
  join applications a on a.company_id = b.company_id and a.id = b.application_id
  join jobs j on j.id = a.job_id and ${theirs(person)}
  order by b.created_date_time, b.id`;

const notesOf = (person: Person) => sql`
  select j.job_number, u.user_type as written_by, n.text, n.created_date_time
  from notes n
  join applications a on a.company_id = n.company_id and a.id = n.application_id
  join jobs j on j.id = a.job_id and ${theirs(person)}
  join users u on u.company_id = n.company_id and u.id = n.user_id
  order by n.created_date_time, n.id`;

/** What was written to them, about an application or not. A link in it may be as good as a password. */
const messagesOf = ({ id, email }: Person) => sql`
  select m.channel, m.to_address, m.subject, case when not m.confidential then m.text end as text,
    ${namesOfFiles} as files, m.status, m.created_date_time, m.sent_date_time
  from outgoing_mail m
  where not m.to_colleague and m.id in (
    select id from outgoing_mail
      where application_id in (select id from applications where candidate_id = ${id})
    union select id from outgoing_mail
      where ${email} <> '' and address_key = lower(${email}))
  order by m.created_date_time, m.id`;

/** Each change of their applications, and each time that somebody read, revealed or took something of them. */
const recordOf = (person: Person) => sql`
  select j.job_number, v.type, u.user_type as done_by, v.status_before, v.status_after,
    v.value_before, v.value_after, v.reason, v.created_date_time
  from activities v
  join applications a on a.company_id = v.company_id and a.id = v.application_id
  join jobs j on j.id = a.job_id and ${theirs(person)}
  left join users u on u.company_id = v.company_id and u.id = v.user_id
  order by v.created_date_time, v.id`;

/** What was changed in their record and those that are part of it, and when it was read, exported, merged or held. Why it is held may be between a company and its lawyers. */
const wholeRecordOf = ({ id }: Person) => sql`
  select e.type, e.candidate_number, u.user_type as done_by, e.changes, e.created_date_time
  from candidate_events e
  left join users u on u.company_id = e.company_id and u.id = e.user_id
  where e.candidate_number in ${numbersOf(id)}
  order by e.created_date_time, e.id`;
