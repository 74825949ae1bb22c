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

/**
 * State of a phone field. Numbering plans and countries are large: they load on first focus or when
 * the form fills the field, and until then the text stays as given.
 */
export function usePhone({ value, defaultValue, onChange, defaultCountry }: PhoneState) {
  const [plans, setPlans] = useState<Plans>();
  const [isEntered, setEntered] = useState(false);
  const [problem, setProblem] = useState<Problem>();
  const [written, setWritten] = useState<Written>(() => {
    const initialText = value ?? defaultValue ?? "";
    return { country: defaultCountry, text: initialText, value: initialText };
  });

  if (value !== undefined && value !== written.value) {
    const read = plans?.formatFinished(value, written.country);
    setWritten({ country: written.country, text: value, ...read, value });
    setProblem(undefined);
    // A form that has been filled from a CV shows the number's country at once.
    if (value) setEntered(true);
  }

  const change = (next: Written, by = plans) => {
    setWritten(next);
    if (next.value !== written.value)
      onChange?.(next.value, !by?.problemOf(next.text, next.country));
  };

  const start = useEffectEvent((loaded: Plans) => {
    setPlans(loaded);
    if (written.text) change(loaded.formatFinished(written.text, written.country), loaded);
  });
  useEffect(() => {
    if (!isEntered) return undefined;
    let isShown = true;
    Promise.all([import("./numbering.ts"), import("./CountrySelect.tsx")]).then(
      ([numbering, select]) => isShown && start({ ...numbering, ...select }),
      // The next focus tries again.
      () => isShown && setEntered(false),
    );
    return () => {
      isShown = false;
    };
  }, [isEntered]);

  return {
    /** Undefined until the field has been focused. */
    plans,
    written,
    problem,
    enter: () => setEntered(true),
    /** `isAtEnd`: the caret is at the end. Elsewhere, added spaces would move it. */
    type(text: string, isAtEnd: boolean) {
      setProblem(undefined);
      if (!plans) return change({ ...written, text, value: text });
      const next = plans.formatTyping(text, written.country);
      const isGrowing = text.length > written.text.length;
      change(isAtEnd && isGrowing ? next : { ...next, text });
    },
    choose(country: CountryCode) {
      setProblem(undefined);
      if (plans) change(plans.formatFinished(written.text, country));
    },
    leave() {
      if (!plans || !written.text) return;
      const next = plans.formatFinished(written.text, written.country);
      change(next);
      setProblem(plans.problemOf(next.text, next.country));
    },
  };
}
