import { isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/mail/contract";
import { can } from "@ats/core/rights/rights";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { recordActivities } from "../applications/activity.ts";
import { type Call, implement, type SessionActor } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { namesOfFiles } from "../messages/attachments.ts";
import { matches } from "./search.ts";
import { deliveryStatus } from "./status.ts";
import { publishMessages } from "./publish-messages.ts";

/** True for a message `m` about an application that is anonymised to the reader. */
const isHidden = ({ user_id }: Pick<SessionActor, "user_id">) => sql<boolean>`exists (
  select from applications a where a.company_id = m.company_id and a.id = m.application_id
    and a.anonymised and not exists (select from reveals r
      where r.company_id = a.company_id and r.application_id = a.id and r.user_id = ${user_id}))`;

/**
 * Condition for the messages that the actor may read. Everyone who works with applications reads
 * their messages, except links that are as good as a password. The rest needs the right to
 * settings. Messages about applicants who are anonymised to the reader are left out.
 */
export const visibleTo = (actor: Pick<SessionActor, "rights" | "user_id" | "anonymises">) => {
  const open = can(actor, "VIEW_SETTINGS")
    ? sql<boolean>`true`
    : sql<boolean>`application_id is not null and not to_colleague and not confidential`;
  return isAnonymisedFor(actor, true) ? sql<boolean>`${open} and not ${isHidden(actor)}` : open;
};

/** Only the recipient reads a link that is as good as a password. */
const visibleText = sql<string>`case when confidential then '' else text end`;

const listOutgoingMail = implement(
  contract.listOutgoingMail,
  async ({ actor, query, db, services }) => {
    const { page_no, per_page, sc, so, status, s } = query;
    const now = services.clock();
    let mail = db
      .selectFrom("outgoing_mail as m")
      .where("m.company_id", "=", actor.company_id)
      .where(visibleTo(actor))
      .where((row) => row.and(s.map(({ field, term }) => matches[field](term))));
    if (status) {
      mail = mail.where("status", "=", status === "held" ? "queued" : status);
      if (status === "held" || status === "queued")
        mail = mail.where(deliveryStatus(now), "=", status);
    }
    const { total } = await mail
      .select((row) => row.fn.countAll<number>().as("total"))
      .executeTakeFirstOrThrow();
    const records = await mail
      .select(["id", "channel", "to_address", "cc", "bcc", "subject", "error", "application_id"])
      .select(visibleText.as("text"))
      .select([deliveryStatus(now).as("status"), sql<boolean>`attempts > 0`.as("tried")])
      .select(["next_attempt_date_time as due_date_time", "created_date_time", "sent_date_time"])
      .select(namesOfFiles.as("files"))
      .orderBy(sc, so)
      .orderBy("id", so)
      .limit(per_page)
      .offset(page_no * per_page)
      .execute();
    return {
      records,
      total,
      delivers: services.mailer !== undefined,
      delivers_texts: services.texts !== undefined,
    };
  },
);

const cancelMessages = implement(contract.cancelMessages, (call) =>
  change(call, {
    where: sql`status = 'queued'`,
    set: sql`status = 'cancelled', error = null`,
    record: "message_cancelled",
    why: (status) =>
      status === "queued" ? "It is being sent right now." : `It is already ${status}.`,
  }),
);

const retryMessages = implement(contract.retryMessages, async (call) => {
  const { actor, body, db } = call;
  const ids = body.ids === "all" ? await failedOf(db, actor) : body.ids;
  if (ids.length === 0) return { records: [] };
  return change(
    { ...call, body: { ids } },
    {
      // A message that was never tried lacks a value, and sending it again would not supply that.
      where: sql`status = 'failed' and attempts > 0`,
      // Due at once, however wrong the clock is.
      set: sql`status = 'queued', attempts = 0, next_attempt_date_time = created_date_time`,
      record: "message_sent_again",
      why: (status) =>
        status === "failed"
          ? "A merge tag has no value. Write a new message."
          : `It is ${status}, and only failed messages are sent again.`,
    },
  );
});

/** Failed messages that can be tried again. */
async function failedOf(db: CompanyDb, actor: SessionActor): Promise<number[]> {
  const rows = await db
    .selectFrom("outgoing_mail as m")
    .select("id")
    .where("company_id", "=", actor.company_id)
    .where("status", "=", "failed")
    .where("attempts", ">", 0)
    .where(visibleTo(actor))
    .execute();
  return rows.map(({ id }) => id);
}

type Change = Pick<
  Call<typeof contract.cancelMessages>,
  "actor" | "body" | "db" | "services" | "afterCommit"
>;

interface Transition {
  where: RawBuilder<SqlBool>;
  set: RawBuilder<unknown>;
  record: "message_cancelled" | "message_sent_again";
  /** Why a message in this state is not changed. */
  why: (status: string) => string;
}

interface Changed {
  id: number;
  application_id: number | null;
  channel: string;
  to_colleague: boolean;
  template: string | null;
}

/** Changes the messages that allow it and are not being sent right now. One result per message. */
async function change(call: Change, { where, set, record: type, why }: Transition) {
  const { actor, body, db, services } = call;
  await needMessages(db, actor, body.ids);
  const { rows: changed } = await sql<Changed>`
    update outgoing_mail m set ${set}, changed_by = ${actor.user_id}
      where id = any(${body.ids}::bigint[]) and ${where} and claimed_date_time is null
      returning id, application_id, channel, to_colleague,
        (select name from templates t where t.company_id = m.company_id and t.id = m.template_id)
          as template`.execute(db);
  if (changed.length > 0)
    publishMessages(
      call,
      changed.flatMap(({ application_id }) => application_id ?? []),
    );
  await recordActivities(
    call,
    changed.flatMap(({ application_id, to_colleague, template, channel }) =>
      application_id === null || to_colleague
        ? []
        : [{ application_id, type, value_before: template, value_after: channel }],
    ),
  );
  const rows = await db
    .selectFrom("outgoing_mail")
    .select(["id", deliveryStatus(services.clock()).as("status")])
    .where("id", "in", body.ids)
    .orderBy("id")
    .execute();
  return {
    records: rows.map(({ id, status }) => {
      const updated = changed.some((each) => each.id === id);
      return { id, status, updated, message: updated ? null : why(status) };
    }),
  };
}

/** Refuses the whole call if the actor may not read one of the messages. */
async function needMessages(db: CompanyDb, actor: SessionActor, ids: readonly number[]) {
  const wanted = [...new Set(ids)];
  const found = await db
    .selectFrom("outgoing_mail as m")
    .select("id")
    .where("id", "in", wanted)
    .where(visibleTo(actor))
    .orderBy("id")
    .forUpdate()
    .execute();
  if (found.length < wanted.length) throw notFound("message");
}

export const mailHandlers = [listOutgoingMail, cancelMessages, retryMessages];
