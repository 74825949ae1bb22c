import { useEffect, useEffectEvent, useState } from "react";
import type { CountrySelect } from "./CountrySelect.tsx";
import type * as NumberingPlans from "./numbering.ts";
import type { CountryCode, Problem, Written } from "./numbering.ts";

export type PhoneState = {
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((value: string, isPossible: boolean) => void) | undefined;
  defaultCountry: CountryCode;
};

type Plans = typeof NumberingPlans & { CountrySelect: typeof CountrySelect };

/** What is typed, in which country. The numbering plans of the world and the list of its countries
 * are heavy: they come when somebody goes to the field, and until then the text is as it was given. */
export function usePhone({ value, defaultValue, onChange, defaultCountry }: PhoneState) {
  const [plans, setPlans] = useState<Plans>();
  const [isEntered, setEntered] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [written, setWritten] = useState<Written>(() => {
    const given = value ?? defaultValue ?? "";
    return { country: defaultCountry, text: given, value: given };
  });

  if (value !== undefined && value !== written.value) {
    const read = plans?.settle(value, written.country);
    setWritten({ country: written.country, text: value, ...read, value });
    setProblem(undefined);
  }

  const change = (next: Written, by = plans) => {
    setWritten(next);
    if (next.value !== written.value)
      onChange?.(next.value, !by?.problemOf(next.text, next.country));
  };

  const start = useEffectEvent((loaded: Plans) => {
    setPlans(loaded);
    if (written.text) change(loaded.settle(written.text, written.country), loaded);
  });
  useEffect(() => {
    if (!isEntered) return undefined;
    let isShown = true;
    Promise.all([import("./numbering.ts"), import("./CountrySelect.tsx")]).then(
      ([numbering, select]) => isShown && start({ ...numbering, ...select }),
      // Tried again when somebody comes back to the field.
      () => isShown && setEntered(false),
    );
    return () => {
      isShown = false;
    };
  }, [isEntered]);

  return {
    /** Absent until somebody has been at the field. */
    plans,
    written,
    problem,
    enter: () => setEntered(true),
    /** `isAtEnd`: the caret is; elsewhere spaces would push it away. */
    type(text: string, isAtEnd: boolean) {
      setProblem(undefined);
      if (!plans) return change({ ...written, text, value: text });
      const next = plans.type(text, written.country);
      const isGrowing = text.length > written.text.length;
      change(isAtEnd && isGrowing ? next : { ...next, text });
    },
    choose(country: CountryCode) {
      setProblem(undefined);
      if (plans) change(plans.settle(written.text, country));
    },
    leave() {
      if (!plans || !written.text) return;
      const next = plans.settle(written.text, written.country);
      change(next);
      setProblem(plans.problemOf(next.text, next.country));
    },
  };
}
