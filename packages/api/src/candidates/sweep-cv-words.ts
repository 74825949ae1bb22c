import { sql, type Transaction } from "kysely";
import type { Tables } from "../database/tables.ts";
import type { Services } from "../kernel/services.ts";
import { textVector } from "../search/text-words.ts";

/** CVs that are locked and read together; few, because nothing else is answered meanwhile. */
const batch = 20;

/**
 * Reads the words of CVs again that version 0.1.0 stored. Takes minutes for a hundred thousand, so
 * it ends between two batches when the server stops.
 */
export async function sweepCvWords(
  { system }: Pick<Services, "system">,
  signal?: AbortSignal,
): Promise<void> {
  for (let count = batch; count === batch; ) {
    if (signal?.aborted) return;
    count = await system.transaction().execute(readAgain);
  }
}

async function readAgain(db: Transaction<Tables>): Promise<number> {
  const cvs = await db
    .selectFrom("candidate_cvs")
    .where("has_all_words", "=", false)
    .orderBy("id")
    .limit(batch)
    .forUpdate()
    // Another instance reads the locked ones.
    .skipLocked()
    .select(["id", "text"])
    .execute();
  await sql`update candidate_cvs v set words = r.words::tsvector, has_all_words = true
    from unnest(${cvs.map(({ id }) => id)}::bigint[],
      ${cvs.map(({ text }) => textVector(text))}::text[]) r (id, words)
    where v.id = r.id and not v.has_all_words`.execute(db);
  return cvs.length;
}
