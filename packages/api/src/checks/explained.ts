import { getRightToWork } from "@ats/core/checks/contract";
import { byApplication, type ExplainParticipant } from "../roles/explained-record.ts";

export const checksExplained = {
  checks: { reads: getRightToWork, noun: "application", find: byApplication },
} satisfies ExplainParticipant;
