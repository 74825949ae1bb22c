import { sql } from "kysely";
import { type Recording, recordAudit } from "../audit/record-audit.ts";

/** SQL condition: user `u` has left, so nobody decides about their access any more. */
export const hasLeft = sql<boolean>`(u.deactivated_date_time is not null
  or u.deleted_date_time is not null)`;

/** A review as the audit log names it. */
export const subjectOf = ({ id, started_date_time }: { id: number; started_date_time: Date }) => ({
  id,
  name: `the access review of ${longDate.format(started_date_time)}`,
});

const longDate = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Finishes the open review once everybody in it is decided or has left. True when it did. */
export async function finishReview(call: Recording): Promise<boolean> {
  const { actor, db, services } = call;
  const { rows } = await sql<{ id: number; started_date_time: Date }>`
    update access_reviews r set finished_date_time = ${services.clock()}
    where r.company_id = ${actor.company_id} and r.finished_date_time is null
      and not exists (select from access_review_people p
        join users u on u.company_id = p.company_id and u.id = p.user_id
        where p.company_id = r.company_id and p.review_id = r.id
          and p.decision is null and not ${hasLeft})
    returning r.id, r.started_date_time`.execute(db);
  for (const review of rows)
    await recordAudit(call, { type: "access_review_finished", subject: subjectOf(review) });
  return rows.length > 0;
}
