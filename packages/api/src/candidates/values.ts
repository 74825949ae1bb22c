import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { hides } from "@ats/core/anonymisation/fields";
import type { listCandidateValues } from "@ats/core/lists/values-contract";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { frequentValues } from "../lists/frequent-values.ts";

/** Values of anonymised candidates are left out for those who may not see them. */
export const readValues = ({ actor, query, db }: Call<typeof listCandidateValues>) =>
  frequentValues(
    db,
    sql`select ${sql.ref(`c.${query.field}`)} as value from candidates c
      where ${hides(hiddenFields(actor, true), query.field) ? sql`not c.anonymised` : sql`true`}
      order by c.created_date_time desc`,
    query.q,
  );
