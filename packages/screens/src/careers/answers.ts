import { answerProblem, choicesOf } from "@ats/core/jobs/answer";
import type { FormError } from "@ats/ui/Form";
import type { AdvertisedJob } from "./advertised-job.ts";
import type { Typed } from "./typed-application.ts";

export type Asked = AdvertisedJob["questions"][number];

/** The answer to a question, without choices that are no longer offered. */
export const answerOf = (question: Asked, { answers }: Typed): string[] => {
  const choices = choicesOf(question);
  return (answers[question.id] ?? []).filter(
    (each) => choices.length === 0 || choices.includes(each),
  );
};

/** Questions whose answers are missing or wrong. */
export const answerErrors = (
  questions: readonly Asked[],
  typed: Typed,
  files: Record<string, File[]>,
): FormError[] =>
  questions.flatMap((question) => {
    const given =
      question.type === "file"
        ? (files[question.id] ?? []).map(({ name }) => name)
        : answerOf(question, typed);
    const message = answerProblem({ ...question, knock_out: [] }, given);
    return message ? [{ name: question.id, message }] : [];
  });
