import { useEffect, useRef, useState } from "react";
import type { Option } from "./Option.tsx";

/** Finds options by text, for example on the server. The signal aborts when the text changes. */
export type LoadOptions<Id extends string = string> = (
  text: string,
  signal: AbortSignal,
) => Promise<Option<Id>[]>;

const pause = 250;
const nothing: { options: Option[]; isLoading: boolean; isFailed: boolean } = {
  options: [],
  isLoading: false,
  isFailed: false,
};

/** Loads options for the text when typing pauses, while `isActive`. */
export function useLoadedOptions(load: LoadOptions | undefined, text: string, isActive: boolean) {
  const [loaded, setLoaded] = useState(nothing);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    if (!isActive || !latest.current) return;
    const request = new AbortController();
    setLoaded((before) => ({ ...before, isLoading: true, isFailed: false }));
    const timer = setTimeout(
      async () => {
        try {
          const options = (await latest.current?.(text, request.signal)) ?? [];
          if (!request.signal.aborted) setLoaded({ ...nothing, options });
        } catch {
          if (!request.signal.aborted) setLoaded({ ...nothing, isFailed: true });
        }
      },
      text ? pause : 0,
    );
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [text, isActive]);
  return loaded;
}
