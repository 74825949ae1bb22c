import { listUsers } from "@ats/core/users/list-contract";
import { type ExplainParticipant, withoutJobs } from "../roles/explained-record.ts";

export const usersExplained = {
  users: {
    // Anybody reads their own record; this is about those of others.
    reads: listUsers,
    noun: "user",
    find: withoutJobs("users"),
  },
} satisfies ExplainParticipant;
