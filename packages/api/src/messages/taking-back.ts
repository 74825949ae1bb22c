import { heldMs } from "@ats/core/messages/compose";
import { sql } from "kysely";
import type { Call } from "../app/implement.ts";
import { record } from "../applications/activity.ts";
import { tellOfMessages } from "../mail/tell-of-messages.ts";

interface Left {
  ids: readonly number[];
  /** What came in between. */
  why: string;
  /** What a person has planned as well: the words were for who was still to be considered there. */
  byHand: boolean;
}

/**
 * What is planned for applications and speaks of a place that they have left is not sent; that is on
 * their record. What a person sent just now, and is held for its seconds, goes out.
 */
export async function takeBackPlanned(
  call: Pick<Call, "actor" | "db" | "services" | "afterCommit">,
  { ids, why, byHand }: Left,
): Promise<void> {
  const { rows } = await sql<{ application_id: number; channel: string; template: string | null }>`
    update outgoing_mail m set status = 'cancelled', error = ${why}
    where application_id = any(${[...ids]}::bigint[])
      and status = 'queued' and taken_date_time is null
      and (stage is not null or ${byHand} and user_id is not null and about is null
        and next_attempt_date_time > created_date_time + ${heldMs} * interval '1 ms')
    returning application_id, channel,
      (select name from templates t where t.company_id = m.company_id and t.id = m.template_id)
        as template`.execute(call.db);
  if (rows.length === 0) return;
  await record(
    call,
    rows.map(({ application_id, channel, template }) => ({
      application_id,
      type: "message_cancelled" as const,
      value_before: template,
      value_after: channel,
      reason: why,
    })),
  );
  tellOfMessages(call, [...new Set(rows.map(({ application_id }) => application_id))]);
}
