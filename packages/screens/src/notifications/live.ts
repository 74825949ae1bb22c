import {
  getApplication,
  listActivity,
  listApplications,
  listNotes,
} from "@ats/core/applications/contract";
import type { Endpoint } from "@ats/core/contract/endpoint";
import { getJob, listJobs } from "@ats/core/jobs/contract";
import { getApiToken } from "@ats/core/session/life-contract";
import type { LiveMessage } from "@ats/core/notifications/notification";
import { cookies } from "@ats/core/session/session";
import { type Query, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useAts } from "../app/context.tsx";
import type { Host } from "../app/host.ts";
import { keyOf } from "../app/query.ts";
import { useUser } from "../session/session.tsx";
import type { listen } from "./listen.ts";
import { isMuted } from "./mute.ts";
import { useNotificationCache } from "./queries.ts";
import { throttle } from "./throttle.ts";

/** What a change of an application shows in. */
const affected: readonly Endpoint[] = [
  listJobs,
  getJob,
  listApplications,
  getApplication,
  listActivity,
  listNotes,
];
const refreshMs = 1_000;

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
    const refresh = throttle(() => {
      // What the user changes just now is shown already: its own answer refreshes the lists.
      if (queries.isMutating() > 0) return refresh();
      for (const endpoint of affected)
        void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
      // What a screen of its own shows of applications.
      void queries.invalidateQueries({ predicate: ({ meta }) => Boolean(meta?.isLive) });
    }, refreshMs);
    let writtenTo = new Set<number>();
    const refreshWritten = throttle(() => {
      const ids = writtenTo;
      writtenTo = new Set();
      void queries.invalidateQueries({
        predicate: ({ meta }) =>
          meta?.messagesOf === "all" || ids.has(Number(meta?.messagesOf ?? Number.NaN)),
      });
    }, refreshMs);
    // What has changed meanwhile nobody can say: everything that is shown is read again.
    const resync = throttle(() => {
      if (queries.isMutating() > 0) return resync();
      void queries.invalidateQueries({ predicate: mayBeBehind });
    }, refreshMs);
    // A session that has ended can ask nothing; the dialog checks it.
    const whileSignedIn = (ask: () => void) => () => void (concurrentLogin.isTold() || ask());
    // What a message does comes with the first one.
    let listening: Promise<ReturnType<typeof listen>> | undefined;
    const page: Parameters<typeof listen>[1] = {
      concurrentLogin,
      notifications,
      ageMs,
      resync: whileSignedIn(resync),
      refresh,
      refreshMessages(applicationIds) {
        for (const written of applicationIds) writtenTo.add(written);
        refreshWritten();
      },
      isMuted: () => isMuted(host.cookies),
    };
    const receive = (message: LiveMessage) => {
      listening ??= import("./listen.ts").then((live) => live.listen(() => whose(), page));
      void listening.then((listener) => listener.receive(message));
    };
    const identity = () => ({ cid: id, session_id: host.cookies.read(cookies.apiToken) ?? "" });
    const disconnect = openLive(host)(identity, {
      receive,
      resume: whileSignedIn(resync),
      // One that has ended answers 401, which logs out; without a server there is a next attempt.
      refused: whileSignedIn(() => void client.call(getApiToken).catch(() => undefined)),
    });
    return () => {
      disconnect();
      void listening?.then((listener) => listener.stop());
      refresh.stop();
      refreshWritten.stop();
      resync.stop();
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
