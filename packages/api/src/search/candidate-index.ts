import { sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { type CandidateFields, candidateSearchText, candidateTokens } from "./tokens.ts";

/** Replaces the words by which a candidate is found. */
export async function indexCandidate(
  db: CompanyDb,
  candidate: CandidateFields & { company_id: number; id: number },
): Promise<void> {
  const { company_id, id } = candidate;
  await db.deleteFrom("candidate_tokens").where("candidate_id", "=", id).execute();
  const tokens = [...candidateTokens(candidate)].map(([token, identifying]) => ({
    company_id,
    token,
    candidate_id: id,
    identifying,
  }));
  await sql`insert into candidate_tokens (company_id, token, candidate_id, identifying)
    select company_id, token, candidate_id, identifying
    from json_populate_recordset(null::candidate_tokens, ${JSON.stringify(tokens)}::json)`.execute(
    db,
  );
  await db
    .updateTable("candidates")
    .set(candidateSearchText(candidate))
    .where("company_id", "=", company_id)
    .where("id", "=", id)
    .execute();
}
