import { type RawBuilder, sql } from "kysely";
import { endOf, hasWord, type Term } from "./term.ts";

export interface CandidateMatch {
  candidate_id: number;
  token: string;
  /** The match rests on a field that anonymisation hides. */
  identifying: boolean;
}

/** Selects a {@link CandidateMatch} for each token that the term finds; a candidate may have several. */
export function candidateMatches({ whole, driver, others }: Term): RawBuilder<CandidateMatch> {
  const phrases = whole.map(
    (prefix) => sql`select candidate_id, token, identifying from candidate_tokens
      where token >= ${prefix} and token < ${endOf(prefix)}`,
  );
  if (others.length === 0) return sql`${phrases[0]}`;
  const patterns = sql`array[${sql.join(others.map(hasWord))}]`;
  const everyWord = sql`select t.candidate_id, t.token,
      t.identifying or not c.open_search_text like all (${patterns}) as identifying
    from candidate_tokens t join candidates c on c.id = t.candidate_id
    where t.token >= ${driver} and t.token < ${endOf(driver)} and c.search_text || c.open_search_text like all (${patterns})`;
  return sql`${sql.join([...phrases, everyWord], sql` union all `)}`;
}

/** Selects `job_id` and `token` for each token that the term finds. */
export function jobMatches({ whole, driver, others }: Term): RawBuilder<unknown> {
  const phrases = whole.map(
    (prefix) => sql`select job_id, token from job_tokens
      where token >= ${prefix} and token < ${endOf(prefix)}`,
  );
  const everyOther = others.map(
    (word) => sql`and exists (select from job_tokens o
      where o.job_id = t.job_id and o.token >= ${word} and o.token < ${endOf(word)})`,
  );
  const everyWord = sql`select job_id, token from job_tokens t
    where token >= ${driver} and token < ${endOf(driver)} ${sql.join(everyOther, sql` `)}`;
  return sql`${sql.join(others.length > 0 ? [...phrases, everyWord] : phrases, sql` union all `)}`;
}
