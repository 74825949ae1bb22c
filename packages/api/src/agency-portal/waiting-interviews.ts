import { type RawBuilder, sql } from "kysely";
import { inStatuses } from "../applications/list-query.ts";
import { isOpenInvitation } from "../interviews/booking-invitations.ts";

/**
 * Counts the interviews and invitations of a submission `s`, with its application `a` and job `j`,
 * that wait for an answer.
 */
export const waitingInterviews = (now: Date): RawBuilder<number> => sql`case
  when s.end_reason is null and a.job_id = s.job_id and (${inStatuses("active", undefined)}) then
    (select count(*)::int from interviews i where i.company_id = a.company_id
      and i.application_id = a.id and i.status = 'SCHEDULED' and i.candidate_answer is null
      and i.start_date_time > ${now} and i.created_date_time >= s.created_date_time)
    + (select count(*)::int from booking_invitations b where b.company_id = a.company_id
      and b.application_id = a.id and b.created_date_time >= s.created_date_time
      and ${isOpenInvitation(now)})
  else 0 end`;
