import { cookies } from "@ats/core/session/session";
import { useCallback, useSyncExternalStore } from "react";
import { useAts } from "../app/context.tsx";
import type { CookieJar } from "../session/cookies.ts";

/** True if notifications make no sound and show no message. Kept for 30 days. Specification §4. */
export const isMuted = (jar: CookieJar): boolean => jar.read(cookies.muted) === "true";

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The mute state, shared by all its users. */
export function useMuted(): [boolean, (muted: boolean) => void] {
  const { cookies: jar } = useAts().host;
  const muted = useSyncExternalStore(
    subscribe,
    () => isMuted(jar),
    () => false,
  );
  const setMuted = useCallback(
    (next: boolean) => {
      jar.write(cookies.muted, String(next));
      for (const listener of listeners) listener();
    },
    [jar],
  );
  return [muted, setMuted];
}
