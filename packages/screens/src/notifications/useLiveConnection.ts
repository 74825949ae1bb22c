import { to } from "@ats/core/navigation/routes";
import { cookies } from "@ats/core/session/session";
import { getApiToken } from "@ats/core/session/session-times-contract";
import { useTexts } from "@ats/ui/texts";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useAts } from "../app/context.tsx";
import { useUser } from "../session/session.tsx";
import type { showChanges } from "./live-changes.ts";
import { connectLater } from "./connect-later.ts";
import { isMuted } from "./mute.ts";
import { useNotificationCache } from "./queries.ts";
import { receiver } from "./receive.ts";
import { liveRefreshMs, throttle } from "./throttle.ts";

/** True unless the query is read only once per visit. */
const mayBeStale = ({ observers }: Query) =>
  observers.every(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY);

/** Keeps the screen in step with the server and announces others' changes. Specification §4. */
export function useLiveConnection(): void {
  const { client, host, navigate, concurrentLogin, ageMs } = useAts();
  const say = useTexts();
  const user = useUser();
  const { id } = user;
  // Reads the user's current settings without reconnecting.
  const currentUser = useEffectEvent(() => user);
  const showApprovals = useEffectEvent(() => navigate(to.approvalRequestTable()));
  const queries = useQueryClient();
  const notifications = useNotificationCache();

  useEffect(() => {
    // Missed messages are unknown, so refetches everything on screen.
    const readAgain = throttle(() => {
      if (queries.isMutating() > 0) return readAgain();
      void queries.invalidateQueries({ predicate: mayBeStale });
    }, liveRefreshMs);
    // Skips calls after a concurrent login. Its dialog checks the session.
    const whileSignedIn = (ask: () => void) => () => void (concurrentLogin.isTold() || ask());
    const resync = whileSignedIn(readAgain);
    // Loads its code with the first change.
    let changes: Promise<ReturnType<typeof showChanges>> | undefined;
    const receive = receiver(() => currentUser(), {
      concurrentLogin,
      ageMs,
      resync,
      show(change) {
        changes ??= import("./live-changes.ts").then((code) =>
          code.showChanges(() => currentUser(), {
            queries,
            say,
            notifications,
            showApprovals: () => showApprovals(),
            isMuted: () => isMuted(host.cookies),
          }),
        );
        changes.then(
          (shown) => shown.show(change),
          // If its code cannot be loaded, the next change tries again.
          () => (changes = undefined),
        );
      },
    });
    const identity = () => ({ cid: id, session_id: host.cookies.read(cookies.apiToken) ?? "" });
    const { connect = connectLater } = host;
    const disconnect = connect(identity, {
      receive,
      resume: resync,
      // An ended session answers 401, which logs out. Other failures wait for the next attempt.
      refused: whileSignedIn(() => void client.call(getApiToken).catch(() => undefined)),
    });
    return () => {
      disconnect();
      void changes?.then((shown) => shown.stop());
      readAgain.stop();
    };
  }, [client, host, concurrentLogin, ageMs, id, queries, say, notifications]);
}
