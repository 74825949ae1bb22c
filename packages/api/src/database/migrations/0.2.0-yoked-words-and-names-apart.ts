import { type Kysely, sql } from "kysely";
import { indexCandidates } from "./0.2.0-written-names-compared.ts";

/** Finds people whose name is written as one when it is typed apart: McDonald by "Mc Donald". */
export const up = (db: Kysely<unknown>): Promise<void> =>
  indexCandidates(
    db,
    sql`(concat_ws(' ', first_name, last_name) ~ '[[:lower:]][[:upper:]]|\\mO[[:upper:]]'
      or concat_ws(' ', first_name, last_name) ~* '\\m(mc|dela|delos|v[ao]nde)'
      or first_name ~ '[^[:alpha:]].*[^[:alpha:]]' or last_name ~ '[^[:alpha:]].*[^[:alpha:]]')`,
  );
