import { cookies } from "@ats/core/session/session";
import { useState } from "react";
import { useAts } from "../app/context.tsx";
import type { CookieJar } from "../session/cookies.ts";

/** Whether notifications make no sound and no message; kept for 30 days. Specification §4. */
export const isMuted = (jar: CookieJar): boolean => jar.read(cookies.muted) === "true";

export function useMuted(): [boolean, (muted: boolean) => void] {
  const { cookies: jar } = useAts().host;
  const [muted, setMuted] = useState(() => isMuted(jar));
  return [
    muted,
    (next) => {
      jar.write(cookies.muted, String(next));
      setMuted(next);
    },
  ];
}
