import { type RawBuilder, sql } from "kysely";
import { mergesInto } from "../candidates/merge-chain.ts";
import type { PersonParticipant } from "../candidates/person-participant.ts";
import type { CompanyDb } from "../database/database.ts";
import { indexStoredCandidates } from "../search/candidate-index.ts";

/** Moves values of a record to another, as far as a condition on value `v` holds. */
async function takeValues(db: CompanyDb, from: number, into: number, meets: RawBuilder<unknown>) {
  const { rows } = await sql<{ field_id: number }>`update custom_values v
    set candidate_id = ${into} where v.candidate_id = ${from} and ${meets}
    returning field_id`.execute(db);
  return rows.map(({ field_id }) => field_id);
}

export const customFieldsPersonData: PersonParticipant = {
  tables: ["custom_values"],

  async erase({ db, id }) {
    const people = sql`(select ${id}::bigint union
      select merged_id from candidate_merges where id in ${mergesInto(id)})`;
    await sql`delete from custom_values where candidate_id in ${people}
      or application_id in (select id from applications where candidate_id in ${people})`.execute(
      db,
    );
  },

  async exportData({ db, id }) {
    const { rows } = await sql<{ name: string; value: string; application_id: number | null }>`
      select f.name, v.value, v.application_id
      from custom_values v join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
      where v.candidate_id = ${id}
        or v.application_id in (select a.id from applications a where a.candidate_id = ${id})
      order by v.application_id, f.id`.execute(db);
    const named = (values: typeof rows) =>
      Object.fromEntries(values.map(({ name, value }) => [name, value]));
    const own = rows.filter(({ application_id }) => application_id === null);
    const others = Map.groupBy(
      rows.filter((row) => row.application_id !== null),
      (row) => row.application_id,
    );
    return {
      data: {
        fields: named(own),
        fields_of_applications: [...others].map(([application_id, values]) => ({
          application_id,
          fields: named(values),
        })),
      },
    };
  },

  /** The surviving record keeps its own values and gains those that it lacks. */
  async onMerge({ db }, { from, into }) {
    const isLacking = sql`not exists (select from custom_values own
      where own.candidate_id = ${into.id} and own.field_id = v.field_id)`;
    return { custom_fields: await takeValues(db, from.id, into.id, isLacking) };
  },

  async onUnmerge({ actor, db }, { from, into }, { custom_fields = [] }) {
    const isTaken = sql`v.field_id = any(${custom_fields}::bigint[])`;
    await takeValues(db, from.id, into.id, isTaken);
    // The record that comes back is written before its values return.
    await indexStoredCandidates(db, actor.company_id, [into.id]);
  },
};
