import type { Services } from "../kernel/services.ts";

/** Forgets what was written of applications that nobody finished in time. */
export async function sweepKept({ system, clock }: Pick<Services, "system" | "clock">) {
  await system.deleteFrom("saved_applications").where("expires_date_time", "<=", clock()).execute();
}
