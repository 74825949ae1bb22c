import type { Call } from "../kernel/implement.ts";
import { implementWhereOn, isSwitchedOn, needSwitchedOn } from "../settings/switched-on.ts";

const refusal = "Costs are switched off for your company. Ask support to turn them on.";

/** True for a company that has costs switched on. */
export const hasCosts = (call: Pick<Call, "actor" | "db">): Promise<boolean> =>
  isSwitchedOn(call, "cost_enabled");

/** Refuses calls while costs are switched off for the company. Specification §6. */
export const needCosts = (call: Pick<Call, "actor" | "db">): Promise<void> =>
  needSwitchedOn(call, "cost_enabled", refusal);

/** Binds a handler of costs, which answers where the company has them. */
export const implementCosts = implementWhereOn("cost_enabled", refusal);
