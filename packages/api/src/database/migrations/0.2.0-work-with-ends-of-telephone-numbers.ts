import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Candidates are found by the last six digits of their telephone number. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `insert into candidate_tokens (company_id, token, candidate_id, identifying)
  select company_id, right(phone_key, 6), id, true from candidates where phone_key is not null
  on conflict do nothing;
update candidates set search_text = search_text || ' ' || right(phone_key, 6)
  where phone_key is not null and search_text <> '';
`,
  );
