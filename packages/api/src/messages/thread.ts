import { anonymise, isAnonymisedFor } from "@ats/core/anonymisation/anonymisation";
import { anonymisedRecipientRefusal, hiddenInMessages } from "@ats/core/messages/message";
import type { getMergeValues, listMergeValues, listMessages } from "@ats/core/messages/contract";
import { mergeTags, type MergeTagId, shownValues } from "@ats/core/templates/merge-tags";
import { sql } from "kysely";
import { readerStates } from "../applications/reader-state.ts";
import { needApplication } from "../applications/details.ts";
import type { Call, SessionActor } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { deliveryStatus } from "../mail/status.ts";
import { filesOfMessage } from "./attachments.ts";
import { type Addressee, readAddressees } from "./merge-values.ts";
import { needSender, readSender } from "./send.ts";

/**
 * Messages about an application, without address and text if the applicant is anonymised to the
 * actor.
 */
export async function readThread({
  actor,
  params,
  query,
  db,
  services,
}: Call<typeof listMessages>) {
  const isHidden = await isHiddenFrom(db, actor, params.id);
  const rows = await db
    .selectFrom("outgoing_mail as m")
    .leftJoin("users as u", "u.id", "m.user_id")
    .leftJoin("users as by", "by.id", "m.changed_by")
    .leftJoin("templates as t", "t.id", "m.template_id")
    .select(["m.id", "m.channel", "m.to_address", "m.cc", "m.bcc", "m.subject"])
    // A link in it may be as good as a password.
    .select(sql<string>`case when m.confidential then '' else m.text end`.as("text"))
    .select(sql<string | null>`case when m.confidential then null else m.html end`.as("html"))
    .select(["m.error", "m.stage", "t.name as template_name", "m.created_date_time"])
    .select(["m.next_attempt_date_time as due_date_time", "m.sent_date_time", "m.user_id"])
    .select(["by.first_name as by_first_name", "by.last_name as by_last_name", "m.changed_by"])
    .select(["u.first_name", "u.last_name", sql<boolean>`attempts > 0`.as("tried")])
    .select(sql<number>`count(*) over ()::int`.as("total"))
    .select(filesOfMessage.as("files"))
    .select(deliveryStatus(services.clock()).as("status"))
    .where("m.application_id", "=", params.id)
    .where("m.to_colleague", "=", false)
    .orderBy("m.created_date_time", "desc")
    .orderBy("m.id", "desc")
    .limit(query.most)
    .execute();
  return {
    total: rows[0]?.total ?? 0,
    records: rows.map(
      ({
        user_id,
        first_name,
        last_name,
        changed_by,
        by_first_name,
        by_last_name,
        ...message
      }) => ({
        ...anonymise(message, isHidden ? hiddenInMessages : []),
        created_by: author(user_id, first_name, last_name),
        changed_by: author(changed_by, by_first_name, by_last_name),
      }),
    ),
  };
}

const author = (id: number | null, first_name: string | null, last_name: string | null) =>
  id === null ? null : { id, first_name: first_name ?? "", last_name: last_name ?? "" };

/** Reads the values of merge tags for one application; none when it is anonymised to the actor. */
export async function readMergeValues({
  actor,
  params,
  db,
  services,
}: Call<typeof getMergeValues>) {
  if (await isHiddenFrom(db, actor, params.id))
    throw new HttpError(403, anonymisedRecipientRefusal);
  const sender = await readSender(db, actor);
  const [addressee] = await readAddressees(db, [params.id], sender, services.clock(), actor);
  return everyTag(addressee, actor);
}

/** Reads the values of merge tags for many applications, as sent by the actor or a colleague. */
export async function readAllMergeValues({
  actor,
  body,
  db,
  services,
}: Call<typeof listMergeValues>) {
  const wanted = [...new Set(body.application_ids)];
  const applications = await db
    .selectFrom("applications")
    .select(["id", "job_id", "candidate_id", "anonymised"])
    .where("id", "in", wanted)
    .orderBy("id")
    .execute();
  if (applications.length < wanted.length) throw notFound("application");
  const known = await readerStates(db, actor, applications);
  const sender =
    body.from === null ? await readSender(db, actor) : await needSender(db, actor, body.from);
  const addressees = await readAddressees(db, wanted, sender, services.clock(), actor);
  return {
    records: applications.map((application) => ({
      application_id: application.id,
      values: isAnonymisedFor(actor, application.anonymised && !known(application).revealed)
        ? null
        : everyTag(
            addressees.find(({ id }) => id === application.id),
            actor,
          ),
    })),
  };
}

/** Every tag with the value that the actor may see. */
function everyTag(addressee: Addressee | undefined, { access }: SessionActor) {
  const values = shownValues(addressee?.values ?? {}, access.hidden);
  return {
    ...(Object.fromEntries(mergeTags.map(({ id }) => [id, values[id] ?? null])) as Record<
      MergeTagId,
      string | null
    >),
    own: values.own ?? {},
  };
}

async function isHiddenFrom(db: CompanyDb, actor: SessionActor, id: number): Promise<boolean> {
  const application = await needApplication(db, id);
  const known = await readerStates(db, actor, [application]);
  return isAnonymisedFor(actor, application.anonymised && !known(application).revealed);
}
