import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** Candidates are found by the last six digits of their telephone number. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `insert into candidate_tokens (company_id, token, candidate_id, identifying)
  select company_id, right(phone_key, 6), id, true from candidates where phone_key is not null
  on conflict do nothing;
update candidates set search_text = rtrim(replace(search_text || ' ', spelt, spelt || right(phone_key, 6) || ' '))
  from (select company_id, id,
      case when phone_key like '44%' then ' 0' || substr(phone_key, 3) || ' ' else ' ' || phone_key || ' ' end as spelt
    from candidates where phone_key is not null and search_text <> '') numbers
  where candidates.company_id = numbers.company_id and candidates.id = numbers.id;
`,
  );
