import { extendSession } from "@ats/core/session/life-contract";
import { extensionMs, inactivityMs } from "@ats/core/session/session";
import { useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { readStored, writeStored } from "../lists/stored.ts";

const activities = ["pointerdown", "keydown", "wheel", "touchmove"] as const;
/** Where the tabs of one visitor tell each other when the session was extended: epoch milliseconds. */
export const extendedKey = "ats.session.extended";

export interface SessionExtension {
  /** When the session became idle, epoch milliseconds; undefined while it is in use. */
  idleSince: number | undefined;
  /** Extends the session, in every tab. */
  extend(): Promise<void>;
}

/**
 * Extends the session at first, then each minute in which the user did more than one thing, and
 * tells when nobody has in any tab for too long. Specification §4, §7, §9.
 */
export function useSessionExtension(): SessionExtension {
  const { client, host } = useAts();
  const { storage } = host;
  const extended = useRef(0);
  const [idleSince, setIdleSince] = useState<number>();

  const check = useCallback(() => {
    extended.current = Math.max(
      extended.current,
      readStored(storage, extendedKey, z.number()) ?? 0,
    );
    const idle = extended.current + inactivityMs;
    setIdleSince(Date.now() >= idle ? idle : undefined);
    return idle;
  }, [storage]);

  const extend = useCallback(async () => {
    await client.call(extendSession);
    extended.current = Date.now();
    // Where storage is refused, each tab counts for itself.
    writeStored(storage, extendedKey, extended.current);
    check();
  }, [client, storage, check]);

  useEffect(() => {
    let count = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const notice = () => {
      count += 1;
    };
    // A session that has ended answers 401, and the client logs out; anything else is tried again next time.
    const keep = () => {
      count = 0;
      extend().catch(() => undefined);
    };
    // By the clock, not by counting: a laptop's sleep and a tab in the background count too.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(watch, Math.max(check() - Date.now(), 1_000));
    };
    extended.current = Date.now();
    keep();
    watch();
    // Once the question is asked, only its answer extends.
    const extension = setInterval(() => count > 1 && check() > Date.now() && keep(), extensionMs);
    for (const name of activities) window.addEventListener(name, notice, { passive: true });
    window.addEventListener("storage", watch);
    document.addEventListener("visibilitychange", watch);
    return () => {
      clearTimeout(timer);
      clearInterval(extension);
      for (const name of activities) window.removeEventListener(name, notice);
      window.removeEventListener("storage", watch);
      document.removeEventListener("visibilitychange", watch);
    };
  }, [check, extend]);
  return { idleSince, extend };
}
