import { getApiToken } from "@ats/core/session/session-times-contract";
import { cookies } from "@ats/core/session/session";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useAts } from "../app/context.tsx";
import type { Host } from "../app/host.ts";
import { useUser } from "../session/session.tsx";
import type { showChanges } from "./changes.ts";
import { isMuted } from "./mute.ts";
import { useNotificationCache } from "./queries.ts";
import { receiver } from "./receive.ts";
import { liveRefreshMs, throttle } from "./throttle.ts";

/** Whether what is shown may be behind the server: what a visit reads once is not. */
const mayBeBehind = ({ observers }: Query) =>
  observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY);

/** Keeps what is shown as it is on the server, and tells of others' changes. Specification §4. */
export function useLive(): void {
  const { client, host, concurrentLogin, ageMs } = useAts();
  const user = useUser();
  const { id } = user;
  // A choice of theirs, such as the sound, holds at once and leaves the connection as it is.
  const whose = useEffectEvent(() => user);
  const queries = useQueryClient();
  const notifications = useNotificationCache();

  useEffect(() => {
    // What has changed meanwhile nobody can say: everything that is shown is read again.
    const readAgain = throttle(() => {
      if (queries.isMutating() > 0) return readAgain();
      void queries.invalidateQueries({ predicate: mayBeBehind });
    }, liveRefreshMs);
    // A session that has ended can ask nothing; the dialog checks it.
    const whileSignedIn = (ask: () => void) => () => void (concurrentLogin.isTold() || ask());
    const resync = whileSignedIn(readAgain);
    // What shows changes comes with the first one.
    let changes: Promise<ReturnType<typeof showChanges>> | undefined;
    const receive = receiver(() => whose(), {
      concurrentLogin,
      ageMs,
      resync,
      show(change) {
        changes ??= import("./changes.ts").then((code) =>
          code.showChanges(() => whose(), {
            queries,
            notifications,
            isMuted: () => isMuted(host.cookies),
          }),
        );
        changes.then(
          (shown) => shown.show(change),
          // Where its code was lost, the next one asks for it again.
          () => (changes = undefined),
        );
      },
    });
    const identity = () => ({ cid: id, session_id: host.cookies.read(cookies.apiToken) ?? "" });
    const disconnect = openLive(host)(identity, {
      receive,
      resume: resync,
      // One that has ended answers 401, which logs out; without a server there is a next attempt.
      refused: whileSignedIn(() => void client.call(getApiToken).catch(() => undefined)),
    });
    return () => {
      disconnect();
      void changes?.then((shown) => shown.stop());
      readAgain.stop();
    };
  }, [client, host, concurrentLogin, ageMs, id, queries, notifications]);
}

/** The host's connection, or the websocket, whose code comes after the first screen. */
const openLive =
  ({ connect }: Host): NonNullable<Host["connect"]> =>
  (identity, options) => {
    if (connect) return connect(identity, options);
    let close: (() => void) | undefined;
    let isWanted = true;
    void import("./connect.ts").then(({ connectLive }) => {
      if (isWanted) close = connectLive(identity, options);
    });
    return () => {
      isWanted = false;
      close?.();
    };
  };
