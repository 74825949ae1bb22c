import * as contract from "@ats/core/candidates/merge-contract";
import { sql } from "kysely";
import { type Call, implement } from "../kernel/implement.ts";
import { notFound } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { recordCandidateEvents } from "./record-candidate-event.ts";

/** The numbers of existing candidates by id, smallest id first. */
async function needNumbers(db: CompanyDb, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom("candidates")
    .where("id", "in", ids)
    .select(["id", "candidate_number"])
    .orderBy("id")
    .execute();
  if (rows.length < new Set(ids).size) throw notFound("candidate");
  return new Map(rows.map(({ id, candidate_number }) => [id, candidate_number]));
}

export const markNotDuplicates = implement(contract.markNotDuplicates, async (call) => {
  const { actor, body, db } = call;
  const numbers = await needNumbers(db, body.ids);
  const ids = [...numbers.keys()];
  const pairs = ids.flatMap((first_id, at) =>
    ids.slice(at + 1).map((second_id) => ({ company_id: actor.company_id, first_id, second_id })),
  );
  if (pairs.length === 0) return {};
  const marked = await db
    .insertInto("candidate_non_duplicates")
    .values(pairs)
    .onConflict((conflict) => conflict.doNothing())
    .returning(["first_id", "second_id"])
    .execute();
  await recordDecision(call, "told_apart", numbers, marked);
  return {};
});

export const undoNotDuplicates = implement(contract.undoNotDuplicates, async (call) => {
  const { body, db } = call;
  const numbers = await needNumbers(db, body.ids);
  const ids = [...numbers.keys()];
  const unmarked = await db
    .deleteFrom("candidate_non_duplicates")
    .where("first_id", "in", ids)
    .where("second_id", "in", ids)
    .returning(["first_id", "second_id"])
    .execute();
  await recordDecision(call, "apart_undone", numbers, unmarked);
  return {};
});

/** Records the decision for both candidates. */
const recordDecision = (
  call: Pick<Call, "actor" | "db" | "services">,
  type: "told_apart" | "apart_undone",
  numbers: ReadonlyMap<number, number>,
  pairs: readonly { first_id: number; second_id: number }[],
) =>
  recordCandidateEvents(
    call,
    pairs.map(({ first_id, second_id }) => ({
      type,
      candidate_number: numbers.get(first_id) as number,
      other_candidate_number: numbers.get(second_id) as number,
    })),
  );

/** Candidates marked as a different person than this one. */
export async function nonDuplicatesOf(db: CompanyDb, id: number) {
  const { rows } = await sql<{ id: number; candidate_number: number }>`
    select id, candidate_number from candidates where id in (
      select second_id from candidate_non_duplicates where first_id = ${id}
      union all select first_id from candidate_non_duplicates where second_id = ${id})
    order by candidate_number`.execute(db);
  return rows;
}
