import { useEffect, useEffectEvent, useState } from "react";
import type * as NumberingPlans from "./numbering.ts";
import type { CountryCode, Problem, Written } from "./numbering.ts";

export type PhoneState = {
  value: string | undefined;
  defaultValue: string | undefined;
  onChange: ((value: string, isPossible: boolean) => void) | undefined;
  defaultCountry: CountryCode;
};

/** What is typed, in which country. The numbering plans of the world are heavy: they come when
 * a field is shown, and until then the text is kept as it is typed. */
export function usePhone({ value, defaultValue, onChange, defaultCountry }: PhoneState) {
  const [plans, setPlans] = useState<typeof NumberingPlans>();
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

  const start = useEffectEvent((loaded: typeof NumberingPlans) => {
    setPlans(loaded);
    if (written.text) change(loaded.settle(written.text, written.country), loaded);
  });
  useEffect(() => {
    let isShown = true;
    import("./numbering.ts").then((loaded) => isShown && start(loaded));
    return () => {
      isShown = false;
    };
  }, []);

  return {
    plans,
    written,
    problem,
    /** `isAtEnd`: the caret is; elsewhere spaces would push it away. */
    type(text: string, isAtEnd: boolean) {
      setProblem(undefined);
      if (!plans) return setWritten({ ...written, text });
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
