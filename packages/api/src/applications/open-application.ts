import { type SqlBool, sql } from "kysely";

/** True when application `a` is in process or hired. */
export const isOpen = sql<SqlBool>`a.status not in ('INCOMPLETE', 'REJECTED', 'WITHDRAWN')`;
