import type { Services } from "../kernel/services.ts";

/** Deletes saved applications that have expired. */
export async function sweepSavedApplications({
  system,
  clock,
}: Pick<Services, "system" | "clock">) {
  await system.deleteFrom("saved_applications").where("expires_date_time", "<=", clock()).execute();
}
