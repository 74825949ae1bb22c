import {
  heartbeatMs,
  liveCloseCodes,
  liveMessageSchema,
  livePath,
} from "@ats/core/notifications/notification";
import ReconnectingWebSocket from "partysocket/ws";
import type { LiveIdentity, LiveOptions } from "../app/host.ts";
import { isLookedAt, whenLookedAt } from "./looked-at.ts";

/** A connection that is silent for longer counts as lost, whatever the browser says. */
const silenceMs = 2.5 * heartbeatMs;

/** The live websocket on the page's own host. Reconnects after 1 to 30 s. Specification §7. */
export function connectLive(
  identity: () => LiveIdentity | Promise<LiveIdentity>,
  { receive, resume, refused }: LiveOptions,
  origin = window.location.origin,
): () => void {
  // Read for each attempt, because the API token changes.
  const address = async () => {
    const { cid, ...proofs } = await identity();
    const url = new URL(livePath, origin.replace(/^http/, "ws"));
    url.search = new URLSearchParams({ cid: String(cid), ...proofs }).toString();
    return url.href;
  };
  const socket = new ReconnectingWebSocket(address, [], {
    // Random, so that not every client reconnects at once.
    minReconnectionDelay: 1_000 + Math.random() * 1_000,
    maxReconnectionDelay: 30_000,
    reconnectionDelayGrowFactor: 1.5 + Math.random() * 0.5,
    maxEnqueuedMessages: 0,
    shouldReconnectOnClose: (event) => !isSetAside(event),
  });
  /** True if messages may have been missed. */
  let mayMiss = false;
  let hasLeft = false;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let stopWaiting: (() => void) | undefined;
  const heard = () => {
    clearTimeout(silence);
    silence = setTimeout(() => socket.reconnect(), silenceMs);
  };
  socket.addEventListener("open", () => {
    heard();
    if (mayMiss) resume();
    mayMiss = false;
  });
  socket.addEventListener("close", (event) => {
    clearTimeout(silence);
    if (mayMiss && !hasLeft) refused();
    mayMiss = true;
    if (hasLeft || !isSetAside(event)) return;
    stopWaiting?.();
    stopWaiting = whenLookedAt(() => socket.reconnect());
  });
  socket.addEventListener("message", ({ data }) => {
    heard();
    const message = parse(data);
    if (message) receive(message);
  });
  // Reconnects at once when the browser is online again.
  const isBack = () =>
    socket.shouldReconnect && socket.readyState !== socket.OPEN && socket.reconnect();
  globalThis.addEventListener?.("online", isBack);
  return () => {
    hasLeft = true;
    globalThis.removeEventListener?.("online", isBack);
    clearTimeout(silence);
    stopWaiting?.();
    socket.close();
  };
}

/**
 * True if newer pages of the same session took this one's place. It waits to be looked at:
 * otherwise pages that nobody sees would push each other out for ever.
 */
const isSetAside = ({ code }: { code: number }): boolean =>
  code === liveCloseCodes.tooManyPages && !isLookedAt();

/** Parses a message of the contract. Ignores anything else. */
function parse(data: unknown) {
  try {
    return liveMessageSchema.safeParse(JSON.parse(String(data))).data;
  } catch {
    return undefined;
  }
}
