import { sql } from "kysely";
import { erasedOrder } from "../candidates/status-order.ts";
import type { CompanyDb } from "../database/database.ts";
import { ownTexts } from "./own-texts.ts";
import { type CandidateFields, candidateSearchText, candidateTokens } from "./tokens.ts";

type Indexed = CandidateFields & { company_id: number; id: number };

/** Replaces the words by which a candidate is found. */
export const indexCandidate = (db: CompanyDb, candidate: Indexed): Promise<void> =>
  indexCandidates(db, [candidate]);

/** Replaces the words by which candidates of one company are found. */
export async function indexCandidates(
  db: CompanyDb,
  candidates: readonly Indexed[],
): Promise<void> {
  const ids = candidates.map(({ id }) => id);
  const [{ company_id } = { company_id: 0 }] = candidates;
  const textsOf = await ownTexts(db, { company_id, record: "candidates" }, ids);
  await sql`delete from candidate_tokens where candidate_id = any(${ids}::bigint[])`.execute(db);
  const tokens = candidates.flatMap((candidate) =>
    [...candidateTokens(candidate, textsOf(candidate.id))].map(([token, identifying]) => ({
      company_id: candidate.company_id,
      token,
      candidate_id: candidate.id,
      identifying,
    })),
  );
  await sql`insert into candidate_tokens (company_id, token, candidate_id, identifying)
    select company_id, token, candidate_id, identifying
    from json_populate_recordset(null::candidate_tokens, ${JSON.stringify(tokens)}::json)`.execute(
    db,
  );
  const texts = candidates.map((candidate) => ({
    company_id: candidate.company_id,
    id: candidate.id,
    ...candidateSearchText(candidate, textsOf(candidate.id)),
  }));
  await sql`update candidates c set search_text = n.search_text,
      anonymous_search_text = n.anonymous_search_text, email_key = n.email_key
    from json_populate_recordset(null::candidates, ${JSON.stringify(texts)}::json) n
    where c.company_id = n.company_id and c.id = n.id`.execute(db);
}

/** Replaces the words of stored candidates; those of erased and merged ones stay away. */
export async function indexStoredCandidates(
  db: CompanyDb,
  company_id: number,
  ids: readonly number[],
): Promise<void> {
  const rows = await db
    .selectFrom("candidates")
    .where("company_id", "=", company_id)
    .where(sql<boolean>`id = any(${[...ids]}::bigint[])`)
    .where("status_order", ">", erasedOrder)
    .select(["company_id", "id", "candidate_number", "first_name", "last_name", "email"])
    .select(["contact_mobile_number", "city", "postcode", "current_jobtitle", "current_employer"])
    .execute();
  await indexCandidates(db, rows);
}
