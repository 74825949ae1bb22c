import { sql } from "kysely";
import type { Services } from "../kernel/services.ts";
import { before } from "../kernel/time.ts";
import { deleteAlerts } from "./delete-alerts.ts";
import { alertWaitMs } from "./confirm-alert.ts";

/** Deletes alerts that nobody confirmed in time. */
export const sweepAlerts = ({ system, clock }: Pick<Services, "system" | "clock">) =>
  deleteAlerts(
    system,
    sql`confirmed_date_time is null and created_date_time <= ${before(clock(), alertWaitMs)}`,
  );
