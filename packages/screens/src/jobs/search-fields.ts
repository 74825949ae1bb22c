import { attentionNames } from "@ats/core/jobs/attention";
import { jobStatuses, jobStatusLabels } from "@ats/core/jobs/job";
import {
  jobFigures,
  jobSearchFields,
  jobTimes,
  jobValueFields,
} from "@ats/core/jobs/list-contract";
import type { Say } from "@ats/ui/texts";
import type { SearchField } from "../lists/FieldSearch.tsx";
import { attentionField } from "./job-list/state.ts";
import { attentionTexts, jobStatusTexts } from "./label-texts.ts";
import { jobsTexts, searchFieldTexts } from "./texts.ts";

/** Search fields of jobs. Specification §3. */
export const jobFields = (say: Say): SearchField[] => [
  ...jobSearchFields.map((id) => ({
    id,
    label: say(searchFieldTexts[id]),
    kind: "text" as const,
    ...((jobValueFields as readonly string[]).includes(id) && { values: "jobs" as const }),
    ...(id === "status" && {
      kind: "choice" as const,
      options: jobStatuses.map((status) => ({
        // The call takes the English name.
        id: jobStatusLabels[status],
        label: say(jobStatusTexts[status]),
      })),
    }),
  })),
  ...jobFigures.map((id) => ({
    id,
    label: say(searchFieldTexts[id]),
    kind: id === "salary" ? ("money" as const) : ("number" as const),
  })),
  ...jobTimes.map((id) => ({ id, label: say(searchFieldTexts[id]), kind: "time" as const })),
  {
    id: attentionField,
    label: say(jobsTexts.needsAttention),
    options: [
      { id: "any", label: say(jobsTexts.anyReason) },
      ...attentionNames.map((id) => ({ id, label: say(attentionTexts[id]) })),
    ],
  },
];
