import { getInterview } from "@ats/core/interviews/contract";
import { type ExplainParticipant, throughApplication } from "../roles/explained-record.ts";

export const interviewsExplained = {
  interviews: {
    reads: getInterview,
    noun: "interview",
    find: throughApplication("interviews"),
  },
} satisfies ExplainParticipant;
