import { retentionDateProblem } from "@ats/core/candidates/retention";
import type { FormError } from "@ats/ui/Form";
import { useState } from "react";
import { useDraft } from "../drafts/draft.ts";
import { differences, parseTyped, type TypedCandidate, typedCandidate } from "./typed-candidate.ts";

/** A draft of a form that had no history yet leaves it as it is saved. */
const keptCandidate = typedCandidate.extend({
  history: typedCandidate.shape.history.exactOptional(),
});

/** A field's, and of the history that of the field in its entry. */
const nameOf = (path: PropertyKey[]) => (path[0] === "history" ? path.join(".") : String(path[0]));

/** A candidate's form: what was typed and not saved is there again, whatever came between. Quality R4. */
export function useCandidateForm(form: string, saved: TypedCandidate) {
  const draft = useDraft(form, keptCandidate);
  const found = draft.found && { history: saved.history, ...draft.found };
  const [typed, setTyped] = useState(found ?? saved);
  const [isRestored, setRestored] = useState(
    found !== undefined && differences(found, saved).length > 0,
  );
  const [errors, setErrors] = useState<FormError[]>([]);

  const put = (next: TypedCandidate) => {
    setTyped(next);
    if (differences(next, saved).length === 0) draft.forget();
    else draft.keep(next);
  };
  return {
    typed,
    errors,
    isRestored,
    put,
    change(change: Partial<TypedCandidate>) {
      put({ ...typed, ...change });
      setErrors((before) =>
        before.filter(({ name }) => !name || !((name.split(".")[0] as string) in change)),
      );
    },
    /** What is to be saved; undefined where something is wrong, which the form then says. */
    check(now = typed) {
      const parsed = parseTyped(now);
      const issues = parsed.error?.issues ?? [];
      const wrong = issues.map(({ path, message }) => ({ name: nameOf(path), message }));
      const passed =
        parsed.data && retentionDateProblem(parsed.data, new Date(), saved.retention_date);
      if (passed) wrong.push({ name: "retention_date", message: passed });
      setErrors(wrong);
      return passed ? undefined : parsed.data;
    },
    /** Starts again from what is saved. */
    restart(from: TypedCandidate) {
      draft.forget();
      setTyped(from);
      setErrors([]);
      setRestored(false);
    },
  };
}
