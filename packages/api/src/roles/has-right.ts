import { type Right, rolesWith } from "@ats/core/rights/rights";
import { sql } from "kysely";

/** SQL condition: the role of row `user` of `users`, built-in or the company's own, has the right. */
export const hasRight = (user: string, right: Right) => {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql<boolean>`case when ${column("role_id")} is null
    then ${column("user_type")} = any(${rolesWith(right)}::text[])
    else exists (select from roles held where held.company_id = ${column("company_id")}
      and held.id = ${column("role_id")} and ${right} = any(held.rights)) end`;
};
