import type { Kysely } from "kysely";
import { runStatements } from "../run-statements.ts";

const fields = ["city", "postcode", "current_jobtitle", "current_employer"];

/** Candidates in whose record a field is empty: few, or so many that a scan of the list finds them. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  runStatements(
    db,
    fields
      .map(
        (field) => `-- Candidates without ${field}, counted and by date added.
create index candidates_without_${field} on candidates (company_id, created_date_time, id)
  include (status_order) where coalesce(btrim(${field}), '') = '';`,
      )
      .join("\n"),
  );
