import { type Kysely, sql } from "kysely";

/** The ending of a domain is no word of a CV any more, so all are read again by `sweepCvWords`. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`update candidate_cvs set has_all_words = false where has_all_words`.execute(db);
};
