import { sql } from "kysely";
import { contactCodes } from "../../agency-portal/contact-codes.ts";
import { erasedWords, type PersonParticipant } from "../../candidates/person-participant.ts";
import type { CompanyDb } from "../../database/database.ts";
import { isOf } from "../ownership/events.ts";

/** SQL: true for a dispute `s` about the candidate, by a submission or by their contacts. */
async function isAbout(db: CompanyDb, company_id: number, id: number) {
  const person = await db
    .selectFrom("candidates")
    .select(["email", "contact_mobile_number"])
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const codes = await contactCodes(db, company_id, person);
  return sql`s.company_id = ${company_id} and (${isOf(codes)} or s.submission_id = any(array(
    select m.id from agency_submissions m join applications a
      on a.company_id = m.company_id and a.id = m.application_id
    where m.company_id = ${company_id} and a.candidate_id = ${id})))`;
}

export const disputesPersonData: PersonParticipant = {
  tables: ["agency_disputes", "agency_dispute_entries"],

  async erase({ actor, db, id }) {
    const { rows: disputes } = await sql<{ id: number }>`
      update agency_disputes s set first_name = ${erasedWords}, last_name = '', email = null,
        contact_mobile_number = null, contacts = '{}', reason = ''
      where ${await isAbout(db, actor.company_id, id)} returning s.id`.execute(db);
    const ofDisputes = sql`company_id = ${actor.company_id}
      and dispute_id = any(${disputes.map((dispute) => dispute.id)}::bigint[])`;
    const { rows: proofs } = await sql<{ file_key: string }>`
      select file_key from agency_dispute_entries
      where ${ofDisputes} and file_key is not null`.execute(db);
    await sql`update agency_dispute_entries set file_key = null,
        text = case when kind = 'DECIDER' then text else '' end
      where ${ofDisputes}`.execute(db);
    return { files: proofs.map(({ file_key }) => file_key) };
  },

  async exportData({ actor, db, id, services }) {
    const about = await isAbout(db, actor.company_id, id);
    const { rows } = await sql`
      select g.name as agency, s.state, s.owns, s.owned_from::text, s.owned_until::text, s.reason,
        s.created_date_time,
        (select json_agg(json_build_object('kind', n.kind, 'side', n.side, 'author', n.author,
            'text', n.text, 'created_date_time', n.created_date_time) order by n.id)
          from agency_dispute_entries n
          where n.company_id = s.company_id and n.dispute_id = s.id) as entries
      from agency_disputes s
      join agencies g on g.company_id = s.company_id and g.id = s.agency_id
      where ${about} order by s.id`.execute(db);
    const { rows: proofs } = await sql<{ id: number; file_key: string }>`
      select n.id, n.file_key from agency_disputes s join agency_dispute_entries n
        on n.company_id = s.company_id and n.dispute_id = s.id
      where ${about} and n.file_key is not null order by n.id`.execute(db);
    return {
      data: { agency_disputes: rows },
      files: proofs.map(({ id: proof, file_key }) => ({
        name: `disputes/${proof}.${file_key.split(".").at(-1)}`,
        read: () => services.files.get(file_key),
      })),
    };
  },
};
