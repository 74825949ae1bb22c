import { type SubmissionInput, submissionInput } from "@ats/core/agency-portal/submission-contract";
import { fullName } from "@ats/core/validation/person-name";
import type { FormError } from "@ats/ui/Form";
import type { Say } from "@ats/ui/texts";
import { isCvGone, type SubmissionDraft, type TypedCandidate } from "./draft.ts";
import { submitTexts } from "./texts.ts";

/** A field of a candidate in the form. */
export const fieldName = (key: string, name: string) => `${key}.${name}`;

/** The name of a candidate, or their number while they have none. */
export const nameOf = (say: Say, candidate: TypedCandidate, number: number): string =>
  fullName(candidate) || say(submitTexts.candidate, { number });

const inputOf = ({ cv, contact_mobile_number, ...typed }: TypedCandidate) => ({
  ...typed,
  contact_mobile_number: contact_mobile_number || null,
  cv: cv && { upload: cv.upload, name: cv.name },
  accepts_fee: true,
});

/** The candidates as the endpoint takes them, or the errors of their fields. */
export function submissionBody(
  say: Say,
  { candidates, accepts_fee }: SubmissionDraft,
): { body: { candidates: SubmissionInput[] }; errors: FormError[] } {
  const errors: FormError[] = [];
  const inputs: SubmissionInput[] = [];
  for (const [at, candidate] of candidates.entries()) {
    const person = nameOf(say, candidate, at + 1);
    const add = (name: string, message: string) =>
      errors.push({
        name: fieldName(candidate.key, name),
        message:
          candidates.length > 1 ? say(submitTexts.errorOf, { name: person, message }) : message,
      });
    const { data, error } = submissionInput.safeParse(inputOf(candidate));
    if (data) inputs.push(data);
    for (const { path, message } of error?.issues ?? []) {
      const name = String(path[0]);
      add(name, name === "cv" ? say(submitTexts.cvMissing) : message);
    }
    if (isCvGone(candidate)) add("cv", say(submitTexts.cvGone));
  }
  if (!accepts_fee) errors.push({ name: "accepts_fee", message: say(submitTexts.feeMissing) });
  return { body: { candidates: inputs }, errors };
}
