import { routes } from "@ats/core/navigation/routes";
import { type RawBuilder, sql } from "kysely";
import {
  type DutyIds,
  type DutyParticipant,
  isAmong,
  type Leaver,
  type Leaving,
  type Successor,
} from "../users/duty-participant.ts";
import { endInvitations } from "./booking-invitations.ts";
import { lockCalendar } from "./conflicts.ts";
import { mailTeam } from "./panel-mail.ts";
import { interviewRows } from "./presenter.ts";

/** The job and the day name an interview, because not every reader may know the candidate. */
const columns = sql`i.id::text as id,
  j.title || ', ' || to_char(i.start_date_time at time zone i.time_zone, 'DD Mon YYYY HH24:MI') as label,
  replace(${routes.applicationDetails}, '{id}', i.application_id::text) as path`;
const tables = sql`interviews i
  join applications a on a.company_id = i.company_id and a.id = i.application_id
  join jobs j on j.company_id = a.company_id and j.id = a.job_id`;
const isComing = (now: Date) => sql`i.status = 'SCHEDULED' and i.end_date_time > ${now}`;

const seats = ({ id }: Leaver, condition: RawBuilder<unknown>) => sql`select ${columns}
  from interview_panel p
  join ${tables} on i.company_id = p.company_id and i.id = p.interview_id
  where p.user_id = ${id} and p.excused_date_time is null and ${condition}
  order by i.start_date_time, i.id`;

/** An interview that took place, of an application that is still open, without the user's scorecard. */
const isOwed = ({ id }: Leaver, now: Date) => sql`i.status = 'SCHEDULED'
  and i.end_date_time <= ${now} and a.status in ('APPLIED', 'SHORTLIST', 'INTERVIEW', 'PROCESSING')
  and not exists (select from scorecards s where s.company_id = i.company_id
    and s.application_id = i.application_id and s.user_id = ${id})`;

/** Tells the new colleague of the interviews; their calendar does not know them yet. */
async function tell(leaving: Leaving, ids: DutyIds, to: Successor) {
  for (const interview of await interviewRows(leaving.db, sql`i.id = any(${[...ids]}::bigint[])`))
    await mailTeam(leaving, "invited", interview, [to.id]);
}

const join = ({ db, user }: Leaving, ids: DutyIds, to: Successor) =>
  sql`insert into interview_panel (company_id, interview_id, user_id)
    select ${user.company_id}::int, id, ${to.id}::bigint from unnest(${[...ids]}::bigint[]) as id
    on conflict do nothing`.execute(db);

const leave = ({ db, user }: Leaving, ids: DutyIds) =>
  sql`delete from interview_panel where user_id = ${user.id}
    and interview_id = any(${[...ids]}::bigint[])`.execute(db);

/** A member who leaves stays on the panel of a past interview, and owes no scorecard any more. */
const excuse = ({ db, user, now }: Leaving, ids: DutyIds) =>
  sql`update interview_panel set excused_date_time = ${now} where user_id = ${user.id}
    and interview_id = any(${[...ids]}::bigint[])`.execute(db);

const isOpenLink = ({ id }: Leaver, now: Date) => sql`b.interview_id is null
  and b.withdrawn_date_time is null and b.expires_date_time > ${now}
  and (b.organiser_id = ${id} or b.interview -> 'panel' @> to_jsonb(${id}::bigint))`;

export const interviewsDuties: DutyParticipant = {
  columns: {
    "interviews.organiser_id": "duty",
    "interview_panel.user_id": "duty",
    "booking_invitations.organiser_id": "duty",
    "calendar_feeds.user_id": "own",
    "time_off.user_id": "own",
  },

  duties: {
    INTERVIEW_ORGANISER: {
      find: ({ id }, now) => sql`select ${columns} from ${tables}
        where i.organiser_id = ${id} and ${isComing(now)} order by i.start_date_time, i.id`,
      async reassign(leaving, to, ids) {
        const { db, user, now } = leaving;
        await lockCalendar(db, user.company_id);
        await sql`update interviews i set organiser_id = ${to.id}, version = version + 1
          where i.organiser_id = ${user.id} and ${isComing(now)}
            and ${isAmong(ids, "i.id")}`.execute(db);
        await tell(leaving, ids, to);
      },
    },

    INTERVIEW_PANEL: {
      find: (user, now) => seats(user, isComing(now)),
      async reassign(leaving, to, ids) {
        await lockCalendar(leaving.db, leaving.user.company_id);
        await leave(leaving, ids);
        await join(leaving, ids, to);
        await tell(leaving, ids, to);
      },
      async end(leaving, ids) {
        await lockCalendar(leaving.db, leaving.user.company_id);
        await leave(leaving, ids);
      },
    },

    SCORECARD: {
      find: (user, now) => seats(user, isOwed(user, now)),
      async reassign(leaving, to, ids) {
        await excuse(leaving, ids);
        await join(leaving, ids, to);
      },
      end: excuse,
    },

    BOOKING_LINK: {
      find: (user, now) => sql`select b.id::text as id,
          j.title || ' (' || j.job_number || ')' as label,
          replace(${routes.applicationDetails}, '{id}', b.application_id::text) as path
        from booking_invitations b
        join applications a on a.company_id = b.company_id and a.id = b.application_id
        join jobs j on j.company_id = a.company_id and j.id = a.job_id
        where ${isOpenLink(user, now)} order by b.created_date_time, b.id`,
      async reassign({ db, user, now }, to, ids) {
        await lockCalendar(db, user.company_id);
        await sql`update booking_invitations b set
            organiser_id = case when organiser_id = ${user.id} then ${to.id} else organiser_id end,
            interview = jsonb_set(interview, '{panel}', (select coalesce(jsonb_agg(distinct
                case when member = to_jsonb(${user.id}::bigint) then to_jsonb(${to.id}::bigint)
                  else member end), '[]')
              from jsonb_array_elements(interview -> 'panel') as member))
          where ${isOpenLink(user, now)} and ${isAmong(ids, "b.id")}`.execute(db);
      },
      async end({ db, user, now }, ids) {
        await lockCalendar(db, user.company_id);
        await endInvitations(db, sql`id = any(${[...ids]}::uuid[])`, now);
      },
    },
  },

  async forget({ db, user }) {
    await sql`delete from calendar_feeds where user_id = ${user.id}`.execute(db);
    await sql`delete from time_off where user_id = ${user.id}`.execute(db);
  },
};
