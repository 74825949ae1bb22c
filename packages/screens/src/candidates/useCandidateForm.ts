import type { FormError } from "@ats/ui/Form";
import { useState } from "react";
import { useDraft } from "../drafts/draft.ts";
import { differences, parseTyped, type TypedCandidate, typedCandidate } from "./typed-candidate.ts";

/** A candidate's form: what was typed and not saved is there again, whatever came between. Quality R4. */
export function useCandidateForm(form: string, saved: TypedCandidate) {
  const draft = useDraft(form, typedCandidate);
  const [typed, setTyped] = useState(draft.found ?? saved);
  const [isRestored, setRestored] = useState(
    draft.found !== undefined && differences(draft.found, saved).length > 0,
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
      setErrors((before) => before.filter(({ name }) => !name || !(name in change)));
    },
    /** What is to be saved; undefined where something is wrong, which the form then says. */
    check(now = typed) {
      const parsed = parseTyped(now);
      const issues = parsed.error?.issues ?? [];
      setErrors(issues.map(({ path, message }) => ({ name: String(path[0]), message })));
      return parsed.data;
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
