import { sql } from "kysely";
import { exportedFileName } from "../files/exported-file-name.ts";
import { erasedWords, type PersonParticipant } from "../candidates/person-participant.ts";

export const agencyPortalPersonData: PersonParticipant = {
  tables: ["agency_submissions", "agency_messages", "agency_documents"],

  async erase({ db, ofApplications }) {
    await sql`update agency_submissions set contacts = '{}', availability = '', note = '',
        first_name = ${erasedWords}, last_name = '', email = '', contact_mobile_number = null,
        city = '', postcode = '', cv_id = null
      where ${ofApplications}`.execute(db);
    await sql`delete from agency_messages where ${ofApplications}`.execute(db);
    const { rows } = await sql<{ file_key: string }>`
      delete from agency_documents where ${ofApplications} returning file_key`.execute(db);
    return { files: rows.map(({ file_key }) => file_key) };
  },

  async exportData({ db, id, services }) {
    const { rows } = await sql`
      select g.name as agency, s.first_name, s.last_name, s.email, s.contact_mobile_number, s.city,
        s.postcode, s.consent_date::text, s.availability, s.note, s.created_date_time,
        s.owned_until::text
      from agency_submissions s
      join agencies g on g.company_id = s.company_id and g.id = s.agency_id
      join applications a on a.company_id = s.company_id and a.id = s.application_id
      where a.candidate_id = ${id} order by s.id`.execute(db);
    const { rows: messages } = await sql`
      select g.name as agency, m.user_id is null as is_of_agency, m.text, m.is_feedback,
        m.created_date_time
      from agency_messages m
      join agencies g on g.company_id = m.company_id and g.id = m.agency_id
      join applications a on a.company_id = m.company_id and a.id = m.application_id
      where a.candidate_id = ${id} order by m.id`.execute(db);
    const { rows: documents } = await sql<{ id: number; name: string; file_key: string }>`
      select d.id, d.name, d.file_key from agency_documents d
      join applications a on a.company_id = d.company_id and a.id = d.application_id
      where a.candidate_id = ${id} order by d.id`.execute(db);
    return {
      data: { agency_submissions: rows, agency_messages: messages },
      files: documents.map(({ id, name, file_key }) => ({
        name: `Agency documents/${id} ${exportedFileName(name)}`,
        read: () => services.files.get(file_key),
      })),
    };
  },
};
