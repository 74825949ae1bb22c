import { type RawBuilder, sql } from "kysely";
import { mergesInto } from "../candidates/merge-chain.ts";
import type { PersonParticipant } from "../candidates/person-participant.ts";
import type { CompanyDb } from "../database/database.ts";

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
    await sql`delete from custom_values where candidate_id in (select ${id}::bigint union
      select merged_id from candidate_merges where id in ${mergesInto(id)})`.execute(db);
  },

  async exportData({ db, id }) {
    const { rows } = await sql<{ name: string; value: string }>`select f.name, v.value
      from custom_values v join custom_fields f on f.company_id = v.company_id and f.id = v.field_id
      where v.candidate_id = ${id} order by f.id`.execute(db);
    return { data: { fields: Object.fromEntries(rows.map(({ name, value }) => [name, value])) } };
  },

  /** The surviving record keeps its own values and gains those that it lacks. */
  async onMerge({ db }, { from, into }) {
    const isLacking = sql`not exists (select from custom_values own
      where own.candidate_id = ${into.id} and own.field_id = v.field_id)`;
    return { custom_fields: await takeValues(db, from.id, into.id, isLacking) };
  },

  async onUnmerge({ db }, { from, into }, { custom_fields = [] }) {
    const isTaken = sql`v.field_id = any(${custom_fields}::bigint[])`;
    await takeValues(db, from.id, into.id, isTaken);
  },
};
