import type { listApplicationValues } from "@ats/core/lists/values-contract";
import { can } from "@ats/core/rights/rights";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { frequentValues } from "../lists/frequent-values.ts";

/** Values of anonymised applications are left out for those who may not see them. */
export const readValues = ({ actor, query, db }: Call<typeof listApplicationValues>) =>
  frequentValues(
    db,
    sql`select ${sql.ref(`a.${query.field}`)} as value from applications a
      where ${can(actor, "VIEW_ANONYMISED") ? sql`true` : sql`not a.anonymised`}
      order by a.id desc`,
    query.q,
  );
