import { extendSession } from "@ats/core/session/contract";
import { extensionMs } from "@ats/core/session/session";
import { useEffect } from "react";
import { useAts } from "../app/context.tsx";

const activities = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/** Extends the session at first, then each minute in which the user did more than one thing. Specification §7, §9. */
export function useSessionExtension(): void {
  const { client } = useAts();
  useEffect(() => {
    let count = 0;
    const notice = () => {
      count += 1;
    };
    const extend = () => {
      count = 0;
      // A session that has ended answers 401, and the client logs out; anything else is tried again next time.
      client.call(extendSession).catch(() => undefined);
    };
    extend();
    const timer = setInterval(() => count > 1 && extend(), extensionMs);
    for (const name of activities) window.addEventListener(name, notice, { passive: true });
    return () => {
      clearInterval(timer);
      for (const name of activities) window.removeEventListener(name, notice);
    };
  }, [client]);
}
