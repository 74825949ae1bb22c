import { useRef } from "react";

/**
 * The same input is one intent, however often it is sent: what was done, and whose answer was lost, is
 * not done again. Another input is another. Quality R3.
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
