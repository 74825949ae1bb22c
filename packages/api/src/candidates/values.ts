import type { listCandidateValues } from "@ats/core/lists/values-contract";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { frequentValues } from "../lists/frequent-values.ts";

/** Values of anonymised candidates are left out for those who may not see them. */
export const readValues = ({ actor, query, db }: Call<typeof listCandidateValues>) =>
  frequentValues(
    db,
    sql`select ${sql.ref(`c.${query.field}`)} as value from candidates c
      where ${can(actor, "VIEW_ANONYMISED") ? sql`true` : sql`not c.anonymised`}
      order by c.created_date_time desc`,
    query.q,
  );
