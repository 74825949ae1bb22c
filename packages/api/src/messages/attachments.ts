import { cvMaxUnpackedBytes } from "@ats/core/candidates/cv-file";
import {
  type Attachment,
  attachmentKindOf,
  attachmentName,
  attachmentRefusals,
  attachmentsProblem,
  attachmentTexts,
} from "@ats/core/messages/attachment";
import type { addAttachment, getMessageFile } from "@ats/core/messages/contract";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { recordRead } from "../applications/activity.ts";
import type { Call, OutsideCall, SessionActor } from "../kernel/implement.ts";
import { notFound, HttpError } from "../kernel/http-error.ts";
import { entriesOf, unpackedSize } from "../candidates/unpacked-size.ts";
import { mainPartOf } from "../candidates/word-parts.ts";
import type { CompanyDb } from "../database/database.ts";
import { needNamedApplication } from "../documents/envelopes.ts";
import { discardFiles } from "../files/dropped-files.ts";
import { storeFile } from "../files/store-file.ts";
import { before } from "../kernel/time.ts";

/** Milliseconds for which an upload waits for its message or template. */
const waitsMs = 7 * 24 * 60 * 60_000;

/** The kind of a file, by its content. Refuses kinds that may not be sent. */
export async function needKind(bytes: Uint8Array) {
  const kind = attachmentKindOf(bytes);
  const refused =
    typeof kind === "string" ? kind : kind.extension === "docx" && (await wordProblem(bytes));
  if (refused) throw new HttpError(400, attachmentRefusals[refused]);
  return kind as Exclude<typeof kind, string>;
}

async function wordProblem(bytes: Uint8Array) {
  const entries = entriesOf(bytes);
  if (!entries || entries.some(({ isEncrypted }) => isEncrypted)) return "damaged";
  if (entries.some(({ name }) => name.endsWith("vbaProject.bin"))) return "macros";
  const size = await unpackedSize(entries, cvMaxUnpackedBytes);
  if (size === undefined || size > cvMaxUnpackedBytes) return "damaged";
  return (await mainPartOf(entries)) ? undefined : "other";
}

export async function storeAttachment(call: OutsideCall<typeof addAttachment>) {
  const bytes = new Uint8Array(await call.body.arrayBuffer());
  const upload = { ...call.query, ...(await needKind(bytes)), bytes };
  return storeUpload(call, upload, async (_, added) => added);
}

interface Upload {
  name: string;
  type: string;
  extension: string;
  bytes: Uint8Array;
}

/** Stores a file for messages and templates, then runs `use`. */
export async function storeUpload<T>(
  call: Pick<OutsideCall, "actor" | "services" | "afterCommit" | "once">,
  { name, type, extension, bytes }: Upload,
  use: (db: CompanyDb, added: Attachment) => Promise<T>,
): Promise<T> {
  const { actor, services } = call;
  const { company_id } = actor;
  const file_key = `${company_id}/messages/${crypto.randomUUID()}.${extension}`;
  const now = services.clock();
  return storeFile(call, { key: file_key, bytes }, async (db) => {
    const forgotten = await dropUnused(db, sql`f.created_date_time < ${before(now, waitsMs)}`);
    await discardFiles(call, db, company_id, forgotten);
    const added = await db
      .insertInto("attachments")
      .values({
        company_id,
        file_key,
        name: attachmentName(name, extension),
        type,
        size: bytes.length,
        created_by: actor.user_id,
        created_date_time: now,
      })
      .returning(["id", "name", "type", "size"])
      .executeTakeFirstOrThrow();
    return use(db, added);
  });
}

/**
 * Deletes the records of files that neither a template nor a message uses. Returns their storage
 * keys.
 */
export async function dropUnused(db: CompanyDb, which: RawBuilder<SqlBool>): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from attachments f where ${which}
      and not exists (select from template_attachments t
        where t.company_id = f.company_id and t.attachment_id = f.id)
      and not exists (select from message_attachments m
        where m.company_id = f.company_id and m.attachment_id = f.id)
    returning file_key`.execute(db);
  return rows.map(({ file_key }) => file_key);
}

/** Ids of the files to attach: the writer's own uploads and those of templates. Refuses others. */
export async function needAttachments(
  db: CompanyDb,
  actor: SessionActor,
  files: readonly { id: number }[],
): Promise<number[]> {
  const ids = [...new Set(files.map(({ id }) => id))];
  if (ids.length === 0) return [];
  const { rows } = await sql<{ size: number }>`
    select size from attachments f where company_id = ${actor.company_id}
      and id = any(${ids}::bigint[])
      and (created_by = ${actor.user_id} or exists (select from template_attachments t
        where t.company_id = f.company_id and t.attachment_id = f.id))
    for share`.execute(db);
  const problem = rows.length < ids.length ? attachmentTexts.gone : attachmentsProblem(rows);
  if (problem) throw new HttpError(400, problem);
  return ids;
}

/** Attaches files to each of the messages. */
export const attach = (
  db: CompanyDb,
  { company_id }: SessionActor,
  messages: readonly number[],
  files: readonly number[],
) =>
  sql`insert into message_attachments (company_id, message_id, attachment_id)
    select ${company_id}, m, f from unnest(${messages}::bigint[]) m
      cross join unnest(${files}::bigint[]) f`.execute(db);

/** Attaches the files of its template to each of the messages. */
export const attachFromTemplates = (db: CompanyDb, messages: readonly number[]) =>
  sql`insert into message_attachments (company_id, message_id, attachment_id)
    select m.company_id, m.id, t.attachment_id from outgoing_mail m
      join template_attachments t on t.company_id = m.company_id and t.template_id = m.template_id
    where m.id = any(${messages}::bigint[])`.execute(db);

/** Files of a template `t` or a message `m`, in the order added. */
const filesOf = (uses: RawBuilder<unknown>) =>
  sql<Attachment[]>`(select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name,
      'type', f.type, 'size', f.size) order by f.id), '[]')
    from ${uses} and f.company_id = x.company_id and f.id = x.attachment_id)`;
export const filesOfTemplate = filesOf(sql`template_attachments x, attachments f
  where x.company_id = t.company_id and x.template_id = t.id`);
export const filesOfMessage = filesOf(sql`message_attachments x, attachments f
  where x.company_id = m.company_id and x.message_id = m.id`);

/** Names of the files of a message `m`. */
export const namesOfFiles = sql<string[]>`(select coalesce(json_agg(f.name order by f.id), '[]')
  from message_attachments x
    join attachments f on f.company_id = x.company_id and f.id = x.attachment_id
  where x.company_id = m.company_id and x.message_id = m.id)`;

export async function readFile(
  { db, services }: Pick<Call, "db" | "services">,
  of: RawBuilder<SqlBool>,
) {
  const { rows } = await sql<{ file_key: string; name: string; type: string }>`
    select file_key, name, type from attachments f where ${of}`.execute(db);
  const [found] = rows;
  if (!found) throw notFound("file");
  const { file_key, name, type } = found;
  return { read: () => services.files.get(file_key), name, type };
}

/** Reads a file of a message, for users who may know the applicant. */
export async function readMessageFile(call: Call<typeof getMessageFile>) {
  const { db, params } = call;
  const message = await db
    .selectFrom("outgoing_mail")
    .select("application_id")
    .where("id", "=", params.id)
    .executeTakeFirst();
  if (!message?.application_id) throw notFound("message");
  await needNamedApplication(call, message.application_id);
  const found = await readFile(
    call,
    sql`f.id = ${params.file} and exists (select from message_attachments x
      where x.company_id = f.company_id and x.message_id = ${params.id} and x.attachment_id = f.id)`,
  );
  await recordRead(call, message.application_id, "attachment_viewed");
  return found;
}
