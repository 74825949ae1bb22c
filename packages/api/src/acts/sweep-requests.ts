import { sweepLinks } from "../approvals/links.ts";
import { sweepApprovals } from "../approvals/sweep-approvals.ts";
import type { Services } from "../kernel/services.ts";
import { followRequest } from "./job-approvals.ts";

/** Follows up the requests that wait, with their jobs. */
export async function sweepRequests(services: Services): Promise<void> {
  await sweepApprovals(services, followRequest);
  await sweepLinks(services);
}
