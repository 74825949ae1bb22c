import { type SqlBool, sql } from "kysely";

/** Application `a` stands in a stage of its job, or got its candidate the job. */
export const isOpen = sql<SqlBool>`a.status not in ('INCOMPLETE', 'REJECTED', 'WITHDRAWN')`;
