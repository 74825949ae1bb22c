import { extendSession } from "@ats/core/session/session-times-contract";
import { inactivityMs as specifiedMs } from "@ats/core/session/session";
import { useCallback, useEffect, useRef, useState } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { readStored, writeStored } from "../lists/stored.ts";
import { extendWhileActive } from "./activity.ts";

/** Where the tabs of one visitor tell each other when the session was extended: epoch milliseconds. */
export const extendedKey = "ats.session.extended";

export interface SessionExtension {
  /** When the session became idle, epoch milliseconds; undefined while it is in use. */
  idleSince: number | undefined;
  /** Extends the session, in every tab. */
  extend(): Promise<void>;
}

/**
 * Extends the session while the user is active, and tells when nobody has been in any tab for too
 * long. Specification §4, §7, §9.
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
    // Where storage is refused, each tab counts for itself.
    writeStored(storage, extendedKey, extended.current);
    check();
  }, [client, storage, check]);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    // By the clock, not by counting: a laptop's sleep and a tab in the background count too.
    const watch = () => {
      clearTimeout(timer);
      timer = setTimeout(watch, Math.max(check() - Date.now(), 1_000));
    };
    extended.current = Date.now();
    const stop = extendWhileActive(
      window,
      () => check() <= Date.now(),
      // A session that has ended answers 401, and the client logs out; anything else is tried again next time.
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
