import { showToast } from "@ats/ui/Toast";
import { useEffect, useEffectEvent } from "react";

interface Refused {
  id: number;
  applicant_name: string;
  message: string | null;
}

type Listener = (ids: readonly number[]) => void;
const listeners = new Set<Listener>();

/** So many are named at once; the others are listed on request. */
const named = 3;

/** Says which applications a bulk action left as they were and why, and has them selected again. */
export function sayRefused(title: string, refused: readonly Refused[]): void {
  const said = refused.map(({ id, applicant_name, message }) => ({
    id,
    name: applicant_name,
    text: message ?? "",
  }));
  const others = said.length - named;
  showToast({
    tone: "critical",
    title,
    description: [
      ...said.slice(0, named).map(({ name, text }) => `${name}: ${text}`),
      ...(others > 0 ? [`And ${others} more.`] : []),
    ].join(" "),
    ...(others > 0 && { details: said }),
    timeout: null,
  });
  for (const listen of listeners) listen(refused.map(({ id }) => id));
}

/** Hears which applications an action has left as they were. */
export function useRefused(onRefused: Listener): void {
  const listen = useEffectEvent(onRefused);
  useEffect(() => {
    const listener: Listener = (ids) => listen(ids);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}
