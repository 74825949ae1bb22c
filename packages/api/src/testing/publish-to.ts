import type { Channel } from "@ats/core/jobs/channel";
import type { Services } from "../kernel/services.ts";

/** Opens these channels to a company, and closes the others. */
export async function publishTo(
  { system }: Pick<Services, "system">,
  company_id: number,
  channels: readonly Channel[],
): Promise<void> {
  const publishing = Object.fromEntries(channels.map((channel) => [channel, true]));
  await system
    .updateTable("companies")
    .set({ system_flags: JSON.stringify({ publishing }) })
    .where("id", "=", company_id)
    .execute();
}
