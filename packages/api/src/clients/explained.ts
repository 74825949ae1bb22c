import { getClient } from "@ats/core/clients/contract";
import { type ExplainParticipant, withoutJobs } from "../roles/explained-record.ts";

export const clientsExplained = {
  clients: {
    reads: getClient,
    noun: "company",
    find: withoutJobs("companies", "parent_id"),
  },
} satisfies ExplainParticipant;
