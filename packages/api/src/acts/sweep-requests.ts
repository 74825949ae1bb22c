import { sweepLinks } from "../approvals/links.ts";
import { sweepApprovals } from "../approvals/sweep-approvals.ts";
import type { Services } from "../kernel/services.ts";
import { followRequest } from "./follow-request.ts";

/** Follows up the requests that wait, with what they are about. */
export async function sweepRequests(services: Services): Promise<void> {
  await sweepApprovals(services, followRequest);
  await sweepLinks(services);
}
