import { sql } from "kysely";
import type { ExportedPerson, PersonParticipant } from "../candidates/person-participant.ts";
import { exportedFileName } from "../files/exported-file-name.ts";

export const careersPersonData: PersonParticipant = {
  tables: ["application_uploads", "saved_applications"],

  async erase({ db, ofApplications }) {
    const { rows } = await sql<{ file_key: string }>`
      delete from application_uploads where ${ofApplications} returning file_key`.execute(db);
    await sql`delete from saved_applications where ${ofApplications}`.execute(db);
    return { files: rows.map(({ file_key }) => file_key) };
  },

  async exportData(person) {
    const files = await uploadsOf(person);
    return {
      files: files.map(({ name, file_key }, at) => ({
        name: `Not sent yet/${at + 1} ${exportedFileName(name)}`,
        read: () => person.services.files.get(file_key),
      })),
    };
  },
};

/** Files of applications that are not submitted yet, by the names that the applicant gave them. */
async function uploadsOf({ db, id }: ExportedPerson) {
  const files = await db
    .selectFrom("application_uploads as u")
    .innerJoin("applications as a", "a.id", "u.application_id")
    .leftJoin("saved_applications as k", "k.application_id", "a.id")
    .where("a.candidate_id", "=", id)
    .select(["u.id", "u.file_key", "k.form"])
    .orderBy("u.created_date_time")
    .orderBy("u.id")
    .execute();
  return files.map(({ id, file_key, form }) => {
    const answer = form?.answers.find(({ answer: [upload] }) => upload === id)?.answer;
    const name = form?.cv?.upload === id ? form.cv.name : answer?.[1];
    return { name: name ?? "file", file_key };
  });
}
