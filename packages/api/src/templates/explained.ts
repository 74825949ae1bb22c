import { getTemplate } from "@ats/core/templates/contract";
import { type ExplainParticipant, withoutJobs } from "../roles/explained-record.ts";

export const templatesExplained = {
  templates: {
    reads: getTemplate,
    noun: "template",
    find: withoutJobs("templates"),
  },
} satisfies ExplainParticipant;
