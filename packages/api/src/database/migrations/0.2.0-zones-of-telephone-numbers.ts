import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

/** PostgreSQL takes the longest alternative, so that codes of three digits exclude the shorter ones. */
const short = "[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]";

/**
 * Candidates with a telephone number of another country are found by its national form, with and
 * without a first zero.
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    `
create temporary table national_numbers on commit drop as
  select company_id, id, phone_key, regexp_replace(phone_key,
      '^(${short}|(?!${short})[0-9]{3})(?=[0-9])', '') as national
    from candidates where phone_key not like '44%';
insert into candidate_tokens (company_id, token, candidate_id, identifying)
  select company_id, token, id, true from national_numbers, unnest(array['0' || national, national]) token
  on conflict do nothing;
update candidates c
  set search_text = rtrim(replace(search_text || ' ', ' ' || n.phone_key || ' ',
    ' ' || n.phone_key || ' 0' || n.national || ' ' || n.national || ' '))
  from national_numbers n
  where c.company_id = n.company_id and c.id = n.id and search_text <> '';
`,
  );
