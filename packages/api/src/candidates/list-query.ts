import { type HiddenFields, hidesName } from "@ats/core/anonymisation/fields";
import type { candidateSortColumns } from "@ats/core/candidates/list-columns";
import { sql } from "kysely";
import { orderBy, type SortKey } from "../lists/list-query.ts";

type Column = (typeof candidateSortColumns)[number];

/** Sort keys of each column, as its index has them. */
const sortKeys: Record<Column, SortKey[]> = {
  created_date_time: [
    [sql`c.created_date_time`, "asc"],
    [sql`c.id`, "asc"],
  ],
  name: [
    [sql`c.sort_name`, "asc"],
    [sql`c.id`, "asc"],
  ],
  candidate_number: [
    [sql`c.candidate_number`, "asc"],
    [sql`c.id`, "asc"],
  ],
  status: [
    [sql`c.status_order`, "asc"],
    [sql`c.created_date_time`, "desc"],
    [sql`c.id`, "asc"],
  ],
};

/** Name order for readers from whom names are hidden: anonymised candidates last, by number. */
const openName: SortKey[] = [
  [sql`c.anonymised`, "asc"],
  [sql`(case when c.anonymised then '' else c.sort_name end)`, "asc"],
  [sql`c.candidate_number`, "asc"],
  [sql`c.id`, "asc"],
];

export const orderOf = (column: Column, so: "asc" | "desc", hidden: HiddenFields) =>
  orderBy(column === "name" && hidesName(hidden) ? openName : sortKeys[column], so);
