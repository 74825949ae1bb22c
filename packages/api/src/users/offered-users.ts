import { sql } from "kysely";

/** Condition on row `user` of `users`: pickers offer the user, who is neither locked nor gone. */
export const isOffered = (user: string) => {
  const column = (name: string) => sql.ref(`${user}.${name}`);
  return sql<boolean>`(${column("locked_date_time")} is null
    and ${column("deactivated_date_time")} is null)`;
};
