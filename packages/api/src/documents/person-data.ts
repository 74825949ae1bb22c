import { sql } from "kysely";
import type { ExportedPerson, PersonParticipant } from "../candidates/person-participant.ts";
import { exportedFileName } from "../files/exported-file-name.ts";
import { evidenceOf } from "./evidence.ts";

export const documentsPersonData: PersonParticipant = {
  tables: ["envelopes"],

  async erase({ db, ofApplications }) {
    const { rows } = await sql<{ document_key: string; evidence_key: string }>`
      delete from envelopes where ${ofApplications}
      returning document_key, company_id || '/evidence/' || id || '.pdf' as evidence_key`.execute(
      db,
    );
    return {
      files: rows.flatMap(({ document_key, evidence_key }) => [document_key, evidence_key]),
    };
  },

  async exportData(person) {
    const documents = await documentsOf(person);
    const { actor, services } = person;
    return {
      data: {
        documents: documents.map((document) => ({ ...document, document_key: undefined })),
      },
      files: documents.map(({ id, title, status, document_key }) => ({
        name: `Documents/${id} ${exportedFileName(title)}.pdf`,
        read: () =>
          status === "COMPLETED"
            ? // A file that differs from the signed one is the candidate's data too.
              evidenceOf(services, { company_id: actor.company_id, id }).catch(() =>
                services.files.get(document_key),
              )
            : services.files.get(document_key),
      })),
    };
  },
};

const documentsOf = ({ db, id }: ExportedPerson) =>
  db
    .selectFrom("envelopes as e")
    .innerJoin("applications as a", "a.id", "e.application_id")
    .where("a.candidate_id", "=", id)
    .select(["e.id", "e.kind", "e.title", "e.status", "e.reason", "e.document_key"])
    .select(["e.signer_name", "e.signer_email", "e.signature", "e.created_date_time"])
    .select(
      sql`(select coalesce(json_agg(json_build_object('type', v.type, 'created_date_time',
          v.created_date_time, 'address', case when v.user_id is null then v.address end,
          'user_agent', case when v.user_id is null then v.user_agent end)
          order by v.created_date_time, v.id), '[]')
        from envelope_events v where v.envelope_id = e.id)`.as("events"),
    )
    .orderBy("e.created_date_time")
    .orderBy("e.id")
    .execute();
