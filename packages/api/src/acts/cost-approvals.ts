import * as contract from "@ats/core/costs/contract";
import { importCosts } from "@ats/core/costs/import-contract";
import { approvalsOnCost } from "../approvals/on-cost.ts";
import type { CostParticipant } from "../costs/cost-participant.ts";
import { importFile } from "../costs/import.ts";
import { implementCosts } from "../costs/need-costs.ts";
import { add, remove, update } from "../costs/write-cost.ts";

/** Areas that react when a cost changes, in the order in which they act. */
const costParticipants: readonly CostParticipant[] = [approvalsOnCost];

export const costApprovalHandlers = [
  implementCosts(importCosts, (call) => importFile(call, costParticipants)),
  implementCosts(contract.addCost, (call) => add(call, costParticipants)),
  implementCosts(contract.updateCost, (call) => update(call, costParticipants)),
  implementCosts(contract.removeCost, (call) => remove(call, costParticipants)),
];
