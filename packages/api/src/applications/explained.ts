import { getApplication, listNotes } from "@ats/core/applications/contract";
import { byApplication, type ExplainParticipant } from "../roles/explained-record.ts";

export const applicationsExplained = {
  applications: { reads: getApplication, noun: "application", find: byApplication },
  notes: { reads: listNotes, noun: "application", find: byApplication },
} satisfies ExplainParticipant;
