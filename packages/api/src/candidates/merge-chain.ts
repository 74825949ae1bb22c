import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { erasedOrder, mergedOrder } from "./status-order.ts";

/** True for a merge `m` that stands: its record was neither taken out nor merged again since. */
const stands = sql`exists (select from candidates s
    where s.id = m.merged_id and s.status_order = ${sql.lit(mergedOrder)})
  and not exists (select from candidate_merges n where n.merged_id = m.merged_id and n.id > m.id)`;

/** Ids of the merges by which records are part of a person's, also by way of another record. */
export const mergesInto = (id: number): RawBuilder<number> => sql<number>`(
  with recursive into_them as (
    select m.id, m.merged_id from candidate_merges m where m.survivor_id = ${id} and ${stands}
    union all
    select m.id, m.merged_id from candidate_merges m
      join into_them i on m.survivor_id = i.merged_id where ${stands})
  select id from into_them)`;

/** The numbers of a person's record, and of those that are part of it. */
export const numbersOf = (id: number): RawBuilder<number> => sql<number>`(
  select candidate_number from candidates where id = ${id} or id in (
    select merged_id from candidate_merges where id in ${mergesInto(id)}))`;

interface Part {
  id: number;
  into_id: number;
  into_number: number;
}

/**
 * The record that each candidate is now part of, over several merges too. Erased records are left
 * out.
 */
export async function partsOf(db: CompanyDb, ids: readonly number[]): Promise<Map<number, Part>> {
  const { rows } = await sql<Part>`
    with recursive up as (
      select m.merged_id as id, m.survivor_id from candidate_merges m
        where m.merged_id = any(${ids}::bigint[]) and ${stands}
      union all
      select u.id, m.survivor_id from up u
        join candidate_merges m on m.merged_id = u.survivor_id where ${stands})
    select u.id, c.id as into_id, c.candidate_number as into_number
    from up u join candidates c on c.id = u.survivor_id
      and c.status_order > ${sql.lit(erasedOrder)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
