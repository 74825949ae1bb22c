import { retentionDateProblem } from "@ats/core/candidates/retention";
import type { FormError } from "@ats/ui/Form";
import { useState } from "react";
import { useDraftState } from "../drafts/draft.ts";
import { type Refusal, useForm } from "../forms/useForm.ts";
import { parseTyped, type TypedCandidate, typedCandidate } from "./typed-candidate.ts";

/** The body that the endpoints take. */
type CandidateBody = NonNullable<ReturnType<typeof parseTyped>["data"]>;

interface Options {
  /** Name of the draft. */
  draft: string;
  saved: TypedCandidate;
  save(body: CandidateBody, version: number): Promise<unknown>;
  onRefused?(refusal: Refusal): unknown;
}

/** The form of a new or known candidate. Quality R4. */
export function useCandidateForm({ draft, saved, save, onRefused }: Options) {
  // A draft from before there was a history leaves it as it is saved.
  const [schema] = useState(() =>
    typedCandidate.extend({ history: typedCandidate.shape.history.default(saved.history) }),
  );
  return useForm<TypedCandidate>({
    draft: useDraftState(draft, schema),
    saved,
    check: (typed) => errorsOf(typed, saved),
    save: (typed) => save(parseTyped(typed).data as CandidateBody, typed.version),
    ...(onRefused && { onRefused }),
  });
}

function errorsOf(typed: TypedCandidate, saved: TypedCandidate): FormError[] {
  const { data, error } = parseTyped(typed);
  const errors = (error?.issues ?? []).map(({ path, message }) => ({
    // An error in the history names the entry's field.
    name: path[0] === "history" ? path.join(".") : String(path[0]),
    message,
  }));
  const problem = data && retentionDateProblem(data, new Date(), saved.retention_date);
  return problem ? [...errors, { name: "retention_date", message: problem }] : errors;
}
