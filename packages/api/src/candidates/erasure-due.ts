import { erasureGraceMs } from "@ats/core/candidates/retention";
import { sql } from "kysely";

/** When the data of flagged candidate `c` is erased; null under legal hold. */
export const erasureDue = sql<Date | null>`case when not c.legal_hold
  then c.flagged_date_time + ${sql.lit(`${erasureGraceMs / 1000} seconds`)}::interval end`;
