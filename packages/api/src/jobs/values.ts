import { listJobValues } from "@ats/core/lists/values-contract";
import { sql } from "kysely";
import { implement } from "../kernel/implement.ts";
import { frequentValues } from "../lists/frequent-values.ts";
import { searchedFields } from "./list.ts";

export const values = implement(listJobValues, ({ query, db }) =>
  frequentValues(
    db,
    query.field === "choose_benefits"
      ? sql`select unnest(j.choose_benefits) as value from jobs j order by j.id desc`
      : sql`select ${searchedFields[query.field]} as value from jobs j order by j.id desc`,
    query.q,
  ),
);
