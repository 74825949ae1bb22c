import { sql } from "kysely";

/** Ids of the merges by which records became part of a person's, also by way of another record. */
export const mergesInto = (id: number) => sql<number>`(
  with recursive into_them as (
    select m.id, m.merged_id, m.snapshot from candidate_merges m where m.survivor_id = ${id}
    union all
    select m.id, m.merged_id, m.snapshot from candidate_merges m
      join into_them i on m.survivor_id = i.merged_id and i.snapshot is not null)
  select id from into_them)`;
