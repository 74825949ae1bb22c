import { sql } from "kysely";
import type { ExportedPerson, PersonParticipant } from "../candidates/person-participant.ts";
import { exportedFileName } from "../files/exported-file-name.ts";
import { removeEvidence } from "./sweep-checks.ts";

export const checksPersonData: PersonParticipant = {
  tables: ["right_to_work", "right_to_work_checks", "check_evidence"],

  /** Keeps the checks of a hire, because the law requires them for a time. */
  async erase({ db, id }) {
    const { rows } = await sql<{ id: number }>`
      select id from applications where candidate_id = ${id} and status <> 'HIRE'`.execute(db);
    const ids = rows.map((application) => application.id);
    await removeEvidence(db, ids);
    if (ids.length === 0) return;
    await db.deleteFrom("right_to_work_checks").where("application_id", "in", ids).execute();
    await db.deleteFrom("right_to_work").where("application_id", "in", ids).execute();
  },

  async exportData(person) {
    const copies = await copiesOf(person);
    return {
      data: { right_to_work: await checksOf(person) },
      files: copies.map(({ name, file_key }, at) => ({
        name: `Right to work/${at + 1} ${exportedFileName(name)}`,
        read: () => person.services.files.get(file_key),
      })),
    };
  },
};

async function checksOf({ db, id }: ExportedPerson) {
  const { rows: employments } = await sql`
    select r.start_date::text, r.end_date::text, r.kept_until::text
    from right_to_work r join applications a on a.id = r.application_id
    where a.candidate_id = ${id} order by r.start_date`.execute(db);
  const { rows: checks } = await sql`
    select k.route, k.list, k.documents, u.user_type as checked_by,
      k.checked_date::text, k.permission_date::text, k.notice_date::text, k.follow_up_date::text, k.share_code,
      k.provider, k.restrictions, k.statement, k.destroyed_date_time
    from right_to_work_checks k join applications a on a.id = k.application_id
      join users u on u.id = k.checked_by
    where a.candidate_id = ${id} order by k.checked_date, k.id`.execute(db);
  return { employments, checks };
}

/** Copies of the documents that the checks relied on. */
const copiesOf = ({ db, id }: ExportedPerson) =>
  db
    .selectFrom("check_evidence as k")
    .innerJoin("applications as a", "a.id", "k.application_id")
    .where("a.candidate_id", "=", id)
    .select(["k.name", "k.file_key"])
    .orderBy("k.created_date_time")
    .orderBy("k.id")
    .execute();
