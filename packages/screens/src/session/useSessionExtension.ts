import { inactivityMs as specifiedMs } from "@ats/core/session/session";
import { extendSession } from "@ats/core/session/session-times-contract";
import { useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { readStored, writeStored } from "../lists/storage.ts";
import { extendWhileActive } from "./extend-while-active.ts";

/** Storage key of the last extension, shared by all tabs. Epoch milliseconds. */
export const extendedKey = "ats.session.extended";

export interface SessionExtension {
  /** Epoch milliseconds at which the session became idle; undefined while in use. */
  idleSince: number | undefined;
  /** Extends the session in every tab. */
  extend(): Promise<void>;
}

/**
 * Extends the session while the user is active, and detects inactivity in every tab. Specification
 * §4, §7, §9.
 */
export function useSessionExtension(): SessionExtension {
  const { client, host } = useAts();
  const { storage, inactivityMs = specifiedMs } = host;
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
  }, [storage, inactivityMs]);

  const extend = useCallback(async () => {
    await client.call(extendSession);
    extended.current = Date.now();
    // Without storage, each tab counts for itself.
    writeStored(storage, extendedKey, extended.current);
    check();
  }, [client, storage, check]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // Compares clock times, because timers stop in sleep and slow down in background tabs.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(watch, Math.max(check() - Date.now(), 1_000));
    };
    extended.current = Date.now();
    const stop = extendWhileActive(
      window,
      () => check() <= Date.now(),
      // An ended session answers 401, which logs out. Other failures wait for the next attempt.
      () => void extend().catch(() => undefined),
    );
    watch();
    window.addEventListener("storage", watch);
    document.addEventListener("visibilitychange", watch);
    return () => {
      clearTimeout(timer);
      stop();
      window.removeEventListener("storage", watch);
      document.removeEventListener("visibilitychange", watch);
    };
  }, [check, extend]);
  return { idleSince, extend };
}
