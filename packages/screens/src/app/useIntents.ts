import { useRef } from "react";

/**
 * Gives repeated calls with the same input the same intent, so that a retry after a lost answer
 * does nothing twice. Quality R3.
 */
export function useIntents() {
  const intents = useRef(new Map<string, string>());
  return (input: unknown): string => {
    const what = JSON.stringify(input);
    const intent = intents.current.get(what) ?? crypto.randomUUID();
    intents.current.set(what, intent);
    return intent;
  };
}
