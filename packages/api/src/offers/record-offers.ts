import type { ActivityType } from "@ats/core/applications/activity";
import { recordActivities } from "../applications/activity.ts";
import type { Call } from "../kernel/implement.ts";

export type OfferMove = Extract<ActivityType, `offer_${string}`>;

/** Records what happened to offers on their applications. */
export const recordOffers = (
  call: Pick<Call, "actor" | "db" | "services">,
  lines: readonly { application_id: number; type: OfferMove; reason: string | null }[],
) => recordActivities(call, lines);
