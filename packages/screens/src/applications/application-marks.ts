import type { Application } from "@ats/core/applications/application";
import type { Say } from "@ats/ui/texts";
import type { RowMark } from "../lists/RowMarks.tsx";
import { applicationsTexts } from "./texts.ts";

/** The marks of an application: knock-out answers, and the company's highlights. */
export const applicationMarks = (
  say: Say,
  { knocked_out, highlights }: Pick<Application, "knocked_out" | "highlights">,
): RowMark[] => [
  ...(knocked_out > 0
    ? [{ label: say(applicationsTexts.knockOutAnswers, { count: knocked_out }), isIssue: true }]
    : []),
  ...highlights.map(({ highlight_name }) => ({ label: highlight_name, isIssue: false })),
];
