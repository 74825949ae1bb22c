import { emailKey } from "@ats/core/validation/email";
import { sql } from "kysely";
import type { ExportedPerson, PersonParticipant } from "../candidates/person-participant.ts";
import { exportedFileName } from "../files/exported-file-name.ts";
import { dropUnused, namesOfFiles } from "./attachments.ts";

export const messagesPersonData: PersonParticipant = {
  tables: ["outgoing_mail"],

  async erase({ db, id, ofApplications }) {
    const attached = await sql<{ id: number }>`
      select distinct x.attachment_id as id from message_attachments x
        join outgoing_mail m on m.company_id = x.company_id and m.id = x.message_id
        join applications a on a.company_id = m.company_id and a.id = m.application_id
      where a.candidate_id = ${id}`.execute(db);
    await sql`delete from outgoing_mail where ${ofApplications}`.execute(db);
    // A colleague with the same address keeps mail that they got as a colleague.
    await sql`delete from outgoing_mail m where not to_colleague and address_key =
        (select email_key from candidates where id = ${id} and email_key <> '')
      and (application_id is not null
        or not exists (select from users u where u.email_key = m.address_key))`.execute(db);
    const ids = attached.rows.map((file) => file.id);
    return { files: await dropUnused(db, sql`f.id = any(${ids}::bigint[])`) };
  },

  async exportData(person) {
    const attachments = await attachmentsOf(person);
    return {
      data: { messages: await messagesOf(person) },
      files: attachments.map(({ message_id, name, file_key }) => ({
        name: `Messages/${message_id} ${exportedFileName(name)}`,
        read: () => person.services.files.get(file_key),
      })),
    };
  },
};

/** Messages to the candidate, about an application or not. The text of a confidential one is left out: its link may be as good as a password. */
async function messagesOf({ db, id, email }: ExportedPerson) {
  const { rows } = await sql`
    select m.channel, m.to_address, m.subject, case when not m.confidential then m.text end as text,
      ${namesOfFiles} as files, m.status, m.created_date_time, m.sent_date_time
    from outgoing_mail m
    where not m.to_colleague and m.id in (
      select id from outgoing_mail
        where application_id in (select id from applications where candidate_id = ${id})
      union select id from outgoing_mail
        where ${email} <> '' and address_key = ${emailKey(email)})
    order by m.created_date_time, m.id`.execute(db);
  return rows;
}

const attachmentsOf = ({ db, id }: ExportedPerson) =>
  db
    .selectFrom("message_attachments as x")
    .innerJoin("attachments as f", "f.id", "x.attachment_id")
    .innerJoin("outgoing_mail as m", "m.id", "x.message_id")
    .innerJoin("applications as a", "a.id", "m.application_id")
    .where("a.candidate_id", "=", id)
    .select(["x.message_id", "f.name", "f.file_key"])
    .orderBy("x.message_id")
    .orderBy("f.id")
    .execute();
