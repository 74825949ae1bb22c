import { showToast } from "@ats/ui/Toast";
import type { Say } from "@ats/ui/texts";
import { useEffect, useEffectEvent } from "react";
import { applicationsTexts } from "./texts.ts";

interface Refused {
  id: number;
  applicant_name: string;
  message: string | null;
}

type RefusedListener = (ids: readonly number[]) => void;
const refusedListeners = new Set<RefusedListener>();

/** The toast names this many applications; its details list them all. */
const namedInToast = 3;

/** Shows why a bulk action left applications unchanged, and tells the listeners of `useOnRefused`. */
export function showRefusedToast(say: Say, title: string, refused: readonly Refused[]): void {
  const details = refused.map(({ id, applicant_name, message }) => ({
    id,
    name: applicant_name,
    text: message ?? "",
  }));
  const others = details.length - namedInToast;
  showToast({
    tone: "critical",
    title,
    description: [
      ...details.slice(0, namedInToast).map(({ name, text }) => `${name}: ${text}`),
      ...(others > 0 ? [say(applicationsTexts.otherRefused, { count: others })] : []),
    ].join(" "),
    ...(others > 0 && { details }),
    timeout: null,
  });
  for (const listener of refusedListeners) listener(refused.map(({ id }) => id));
}

/** Calls back with the applications that an action left unchanged. */
export function useOnRefused(onRefused: RefusedListener): void {
  const listen = useEffectEvent(onRefused);
  useEffect(() => {
    const listener: RefusedListener = (ids) => listen(ids);
    refusedListeners.add(listener);
    return () => void refusedListeners.delete(listener);
  }, []);
}
