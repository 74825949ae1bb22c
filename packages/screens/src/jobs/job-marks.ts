import type { AttentionReason } from "@ats/core/jobs/attention";
import type { Say } from "@ats/ui/texts";
import type { RowMark } from "../lists/RowMarks.tsx";
import { attentionMeaningTexts, attentionTexts } from "./label-texts.ts";

/** Most jobs have an application that waits: alone it is no mark, only a filter. */
const isUsual = (reason: AttentionReason) => reason === "stalled";

/** The reasons why a job needs attention, where they mark it among others. */
export const jobMarks = (say: Say, reasons: readonly AttentionReason[]): RowMark[] =>
  reasons.every(isUsual)
    ? []
    : reasons.map((name) => ({
        label: say(attentionTexts[name]),
        meaning: say(attentionMeaningTexts[name]),
        isIssue: true,
      }));
