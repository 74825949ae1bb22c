import { declineTimes } from "@ats/core/interviews/booking-contract";
import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { implementPublic } from "../kernel/implement.ts";
import { runOnceByLink } from "../kernel/idempotency.ts";
import { countMail, mayMail } from "../kernel/public-write-limits.ts";
import { HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { hashSecret } from "../kernel/secret.ts";
import { withOpenInvitation, withBooking } from "./booking.ts";
import type { Invitation } from "./invitation-row.ts";
import type { InterviewRow } from "./presenter.ts";
import { aboutInvitation, recordAnswer } from "./record-answer.ts";

/**
 * Records the candidate's words about the offered times, or about the booked one until it begins,
 * and notifies the organiser. The link stays valid.
 */
export const declineHandler = implementPublic(declineTimes, (call) =>
  runOnceByLink(
    { endpoint: declineTimes, input: call.body, request: call.request },
    (intent) => runDecline(intent, call),
    (intent) => isRepeated(intent, call),
  ),
);

type DeclineCall = Parameters<Parameters<typeof implementPublic<typeof declineTimes>>[1]>[0];

async function runDecline(intent: Uint8Array, { body, services }: DeclineCall) {
  const { token, text } = body;
  const isMailed = await mayMailOrganiser(services, token);
  const now = services.clock();
  const effects: (() => Promise<unknown>)[] = [];
  const storeMessage = async (db: CompanyDb, invitation: Invitation, interview?: InterviewRow) => {
    const { company_id } = invitation;
    if (!(await storeIntent(db, invitation, intent))) return;
    const call = {
      actor: { company_id, user_id: null },
      db,
      services,
      afterCommit: (effect: () => Promise<unknown>) => void effects.push(effect),
    };
    const { mailed } = await recordAnswer(call, aboutInvitation(invitation, interview), {
      type: "times_declined",
      text,
      isMailed,
    });
    if (mailed) call.afterCommit(() => countMail(services, mailed));
  };
  const isAboutBooked = await withBooking(
    services,
    token,
    now,
    async (db, { invitation, interview }) => {
      if (interview.start_date_time <= now)
        throw new HttpError(
          409,
          interview.status === "CANCELLED"
            ? "The time of this interview has passed. Reply to the email that cancelled it."
            : "The interview has started. Join it, or reply to your invitation.",
        );
      await storeMessage(db, invitation, interview);
      return true;
    },
  );
  if (!isAboutBooked)
    await withOpenInvitation(services, token, now, (db, invitation) =>
      storeMessage(db, invitation),
    );
  for (const effect of effects) await effect();
  return {};
}

/**
 * False when the organiser has had enough mails from strangers. The message is then in the record
 * and among their notifications alone.
 */
async function mayMailOrganiser(services: Services, token: string): Promise<boolean> {
  const organiser = await services.system
    .selectFrom("booking_invitations as b")
    .innerJoin("users as u", (on) =>
      on.onRef("u.company_id", "=", "b.company_id").onRef("u.id", "=", "b.organiser_id"),
    )
    .where("b.token_hash", "=", hashSecret(token))
    .select("u.email")
    .executeTakeFirst();
  return organiser !== undefined && mayMail(services, organiser.email);
}

/** Stores an intent and returns true if it is new. A repeated one waits for the first to commit. */
async function storeIntent(db: CompanyDb, { company_id, id }: Invitation, intent: Uint8Array) {
  const { numAffectedRows } = await sql`
    update booking_invitations set message_intents = array_append(message_intents, ${intent}::bytea)
    where company_id = ${company_id} and id = ${id} and ${intent}::bytea <> all(message_intents)`.execute(
    db,
  );
  return numAffectedRows === 1n;
}

/** True when the same intent arrived while its link was valid. */
const isRepeated = async (intent: Uint8Array, { body, services: { system } }: DeclineCall) =>
  (await system
    .selectFrom("booking_invitations")
    .where("token_hash", "=", hashSecret(body.token))
    .where(sql<boolean>`${intent}::bytea = any(message_intents)`)
    .select("id")
    .executeTakeFirst()) && {};
