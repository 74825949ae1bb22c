import type { Fields } from "@ats/core/approvals/chain";
import { sql } from "kysely";

/** What a request is about, by its name. */
export const titleOf = ({ fields }: { fields: Fields }): string => String(fields["title"] ?? "");

/** SQL of the title of a request `r`. */
export const titleSql = sql<string>`r.fields ->> 'title'`;
