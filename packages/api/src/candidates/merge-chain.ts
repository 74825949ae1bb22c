import { type RawBuilder, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { erasedOrder, mergedOrder } from "./status-order.ts";

/** True when merge `m` stands: its record has not come out again, or gone into another since. */
const isCurrent = sql`exists (select from candidates s
    where s.id = m.merged_id and s.status_order = ${sql.lit(mergedOrder)})
  and not exists (select from candidate_merges n where n.merged_id = m.merged_id and n.id > m.id)`;

/** Ids of the merges into a record, including merges into the records merged into it. */
export const mergesInto = (id: number): RawBuilder<number> => sql<number>`(
  with recursive into_them as (
    select m.id, m.merged_id from candidate_merges m where m.survivor_id = ${id} and ${isCurrent}
    union all
    select m.id, m.merged_id from candidate_merges m
      join into_them i on m.survivor_id = i.merged_id where ${isCurrent})
  select id from into_them)`;

/** The numbers of a record and of all records merged into it. */
export const numbersOf = (id: number): RawBuilder<number> => sql<number>`(
  select candidate_number from candidates where id = ${id} or id in (
    select merged_id from candidate_merges where id in ${mergesInto(id)}))`;

interface Part {
  id: number;
  into_id: number;
  into_number: number;
}

/** Finds the record that each of these was finally merged into; leaves out erased ones. */
export async function partsOf(db: CompanyDb, ids: readonly number[]): Promise<Map<number, Part>> {
  const { rows } = await sql<Part>`
    with recursive up as (
      select m.merged_id as id, m.survivor_id from candidate_merges m
        where m.merged_id = any(${ids}::bigint[]) and ${isCurrent}
      union all
      select u.id, m.survivor_id from up u
        join candidate_merges m on m.merged_id = u.survivor_id where ${isCurrent})
    select u.id, c.id as into_id, c.candidate_number as into_number
    from up u join candidates c on c.id = u.survivor_id
      and c.status_order > ${sql.lit(erasedOrder)}`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
