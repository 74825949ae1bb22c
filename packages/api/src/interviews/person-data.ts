import { sql } from "kysely";
import type {
  Erasure,
  ExportedPerson,
  PersonParticipant,
} from "../candidates/person-participant.ts";
import { mailTeam } from "./panel-mail.ts";
import { interviewRows } from "./presenter.ts";

export const interviewsPersonData: PersonParticipant = {
  tables: ["interviews", "booking_invitations"],

  async erase(erasure) {
    const { db, services, ofApplications } = erasure;
    const now = services.clock();
    const { rows: upcoming } = await sql<{ id: number }>`
      select id from interviews where ${ofApplications} and status = 'SCHEDULED'
        and start_date_time > ${now}`.execute(db);
    await sql`update interviews set title = 'Interview', questions = '', adjustments = '', reason = '',
        video_link = '', reminder_date_time = null, version = version + 1,
        status = case when start_date_time > ${now} then 'CANCELLED' else status end
      where ${ofApplications}`.execute(db);
    await sql`delete from booking_invitations where ${ofApplications}`.execute(db);
    return {
      finish: () =>
        mailPanels(
          erasure,
          upcoming.map(({ id }) => id),
        ),
    };
  },

  async exportData(person) {
    return {
      data: {
        interviews: await interviewsOf(person),
        invitations_to_choose_a_time: await invitationsOf(person),
      },
    };
  },
};

/** Tells interviewers, by the candidate's number, that an upcoming interview is cancelled. */
async function mailPanels(erasure: Erasure, ids: number[]) {
  for (const interview of await interviewRows(erasure.db, sql`i.id = any(${ids}::bigint[])`))
    await mailTeam(erasure, "cancelled", {
      ...interview,
      first_name: "Candidate",
      last_name: String(interview.candidate_number),
    });
}

async function interviewsOf({ db, id }: ExportedPerson) {
  const { rows } = await sql`
    select j.job_number, i.title, i.type, i.room, i.video_link, i.start_date_time, i.end_date_time,
      i.time_zone, i.status, i.reason, i.questions, i.adjustments, o.user_type as arranged_by,
      (select coalesce(json_agg(u.user_type order by u.user_type), '[]') from interview_panel p
        join users u on u.company_id = p.company_id and u.id = p.user_id
        where p.company_id = i.company_id and p.interview_id = i.id) as interviewers
    from interviews i
    join applications a on a.company_id = i.company_id and a.id = i.application_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    join users o on o.company_id = i.company_id and o.id = i.organiser_id
    where a.candidate_id = ${id}
    order by i.start_date_time, i.id`.execute(db);
  return rows;
}

async function invitationsOf({ db, id }: ExportedPerson) {
  const { rows } = await sql`
    select j.job_number, b.interview ->> 'title' as title, b.interview ->> 'questions' as questions,
      b.interview ->> 'adjustments' as adjustments, b.minutes, b.first_date::text, b.last_date::text,
      b.created_date_time, b.expires_date_time, b.withdrawn_date_time,
      b.interview_id is not null as was_answered
    from booking_invitations b
    join applications a on a.company_id = b.company_id and a.id = b.application_id
    join jobs j on j.company_id = a.company_id and j.id = a.job_id
    where a.candidate_id = ${id}
    order by b.created_date_time, b.id`.execute(db);
  return rows;
}
