import { type ExitStatus, exitReasons, exitStatuses } from "@ats/core/applications/status";
import type { CompanyDb } from "../database/database.ts";

/** The company's reasons, in its order; the usual ones for a group that it has none in. */
export async function readExitReasons(
  db: CompanyDb,
): Promise<{ status: ExitStatus; label: string }[]> {
  const own = await db
    .selectFrom("exit_reasons")
    .select(["status", "label"])
    .orderBy("place")
    .orderBy("id")
    .execute();
  return exitStatuses.flatMap((status) => {
    const ofGroup = own.filter((reason) => reason.status === status);
    return ofGroup.length > 0 ? ofGroup : exitReasons[status].map((label) => ({ status, label }));
  });
}
