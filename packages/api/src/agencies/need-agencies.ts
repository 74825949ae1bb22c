import type { Call } from "../kernel/implement.ts";
import { implementWhereOn, needSwitchedOn } from "../settings/switched-on.ts";

const refusal = "Agencies are switched off for your company. Ask support to turn them on.";

/** Refuses calls while agencies are switched off for the company. Specification §6. */
export const needAgencies = (call: Pick<Call, "actor" | "db">): Promise<void> =>
  needSwitchedOn(call, "agency_enabled", refusal);

/** Binds a handler of agencies, which answers where the company works with them. */
export const implementAgencies = implementWhereOn("agency_enabled", refusal);
