import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { cancelMail } from "../mail/outbox.ts";
import type { InterviewRow } from "./presenter.ts";

/**
 * Unsent mail about the earlier version of an interview, and whether its reader knows of the
 * interview at all.
 */
export interface PendingNotice {
  candidate: { knows: boolean } | undefined;
  team: ReadonlyMap<number, { knows: boolean }>;
}

/** Cancels unsent mail to candidate and team about an earlier version of an interview. */
export async function cancelPendingNotices(
  db: CompanyDb,
  { id, application_id, uid, status }: InterviewRow,
  team: readonly number[],
): Promise<PendingNotice> {
  // Mail to people who left the panel stays true, and is sent.
  const ofThem = sql<boolean>`(not to_colleague
    or address_key in (select email_key from users where id = any(${[...team]}::bigint[])))`;
  const back = await cancelMail(
    db,
    [uid],
    `The interview was ${status === "CANCELLED" ? "cancelled" : "changed"} before this was sent.`,
    ofThem,
  );
  if (back.length === 0) return { candidate: undefined, team: new Map() };
  const { rows } = await sql<{ user_id: number | null; to_colleague: boolean; knows: boolean }>`
    select distinct u.id as user_id, b.to_colleague, exists (select from outgoing_mail s
      where s.about = ${uid} and s.status = 'sent' and s.address_key = b.address_key)
      or not b.to_colleague and exists (select from booking_invitations v
        where v.application_id = ${application_id} and v.interview_id = ${id}) as knows
    from jsonb_to_recordset(${JSON.stringify(back)}::jsonb) b (address_key text, to_colleague boolean)
    left join users u on b.to_colleague and u.email_key = b.address_key`.execute(db);
  return {
    candidate: rows.find(({ to_colleague }) => !to_colleague),
    team: new Map(rows.flatMap((row) => (row.user_id ? [[row.user_id, row]] : []))),
  };
}
