import * as contract from "@ats/core/careers/contract";
import { ownershipOnApply } from "../agencies/ownership/on-apply.ts";
import { receiveForm } from "../careers/apply.ts";
import type { ApplyParticipant } from "../careers/apply-participant.ts";
import { implementPublic } from "../kernel/implement.ts";

/** Areas that react when a person applies, in the order in which they act. */
const applyParticipants: readonly ApplyParticipant[] = [ownershipOnApply];

export const apply = implementPublic(contract.apply, (call) =>
  receiveForm(call, applyParticipants),
);
