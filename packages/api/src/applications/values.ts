import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import { hides } from "@ats/core/anonymisation/fields";
import type { listApplicationValues } from "@ats/core/lists/values-contract";
import { sql } from "kysely";
import type { Call } from "../kernel/implement.ts";
import { frequentValues } from "../lists/frequent-values.ts";

/** Values of anonymised applications are left out for those who may not see them. */
export const readValues = ({ actor, query, db }: Call<typeof listApplicationValues>) =>
  frequentValues(
    db,
    sql`select ${sql.ref(`a.${query.field}`)} as value from applications a
      where ${hides(hiddenFields(actor, true), query.field) ? sql`not a.anonymised` : sql`true`}
      order by a.id desc`,
    query.q,
  );
