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
import { fieldKinds } from "../lists/filters/field-kind.ts";
import { attentionField } from "./job-list/state.ts";
import { attentionTexts, jobStatusTexts } from "./label-texts.ts";
import { jobsTexts, searchFieldTexts } from "./texts.ts";

const kindOf = fieldKinds({
  list: "jobs",
  text: jobSearchFields,
  times: jobTimes,
  values: jobValueFields,
});

/** Search fields of jobs. Specification §3. */
export const jobFields = (say: Say): SearchField[] => [
  ...jobSearchFields.map((id) => ({
    id,
    label: say(searchFieldTexts[id]),
    ...kindOf(id),
    ...(id === "status" && {
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
  ...jobTimes.map((id) => ({ id, label: say(searchFieldTexts[id]), ...kindOf(id) })),
  {
    id: attentionField,
    label: say(jobsTexts.needsAttention),
    options: [
      { id: "any", label: say(jobsTexts.anyReason) },
      ...attentionNames.map((id) => ({ id, label: say(attentionTexts[id]) })),
    ],
  },
];
