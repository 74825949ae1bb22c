import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";
import { outageOf } from "@ats/api/kernel/failure";
import { requestContext, type Transport } from "@ats/api/kernel/transport";
import type { SessionActor } from "@ats/api/kernel/implement";
import type { Services } from "@ats/api/kernel/services";
import type { LiveHub } from "@ats/api/notifications/live-hub";
import { authenticate } from "@ats/api/session/authenticate";
import { liveCredentials } from "@ats/api/session/live-credentials";
import {
  heartbeatMs,
  liveCloseCodes,
  type LiveMessage,
  livePath,
} from "@ats/core/notifications/notification";
import { type WebSocket, WebSocketServer } from "ws";
import { headersOf } from "../http/answer-headers.ts";
import { isOwnOrigin, requestOf } from "../http/request.ts";
import { type Reach, transportOf } from "../http/transport.ts";
import { newestOf } from "./newest.ts";

const unavailable = "503 Service Unavailable";
const heartbeatMessage = JSON.stringify({ type: "HEARTBEAT" } satisfies LiveMessage);
/** Longest message accepted from a client, in bytes. */
const maxPayload = 4_096;
/** Bytes queued for a slow client before it is disconnected; it then reconnects and reads again. */
const maxWaiting = 1_048_576;
/** Live connections at this instance. */
const maxOfSession = 20;
const maxOfUser = 100;
/** Time for a client to confirm that its connection is closed. */
const confirmMs = 2_000;

/**
 * Serves the live websocket: `/notifications?cid&session_id` with the session's cookie and a known
 * Origin. Specification §7.
 */
export function serveLive(
  server: Server,
  services: Services,
  reach: Reach,
  hub: LiveHub,
  report: (error: unknown) => void,
) {
  const sockets = new WebSocketServer({ noServer: true, maxPayload, perMessageDeflate: false });
  const answering = new WeakSet<WebSocket>();
  const ofSessions = newestOf<string, WebSocket>(maxOfSession, makeRoom);
  const ofUsers = newestOf<number, WebSocket>(maxOfUser, makeRoom);
  let isStopping = false;

  server.on("upgrade", async (incoming: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on("error", () => {});
    try {
      const transport = transportOf(incoming, reach);
      const admitted = await admit(incoming, services, transport);
      if (isStopping) return refuse(socket, unavailable, transport);
      if (typeof admitted === "string") return refuse(socket, admitted, transport);
      sockets.handleUpgrade(incoming, socket, head, (live) => open(live, admitted));
    } catch (error) {
      report(error);
      const status = outageOf(error) ? unavailable : "500 Internal Server Error";
      refuse(socket, status, { isSecure: false });
    }
  });

  function open(socket: WebSocket, actor: SessionActor): void {
    const leaveHub = hub.join({
      actor,
      send(message) {
        if (socket.bufferedAmount > maxWaiting) socket.terminate();
        else socket.send(message);
      },
      close: () => socket.close(liveCloseCodes.sessionEnded, "The session has ended."),
    });
    const leave = () => {
      leaveHub();
      ofSessions.remove(actor.session_id, socket);
      ofUsers.remove(actor.user_id, socket);
    };
    ofSessions.add(actor.session_id, socket);
    ofUsers.add(actor.user_id, socket);
    answering.add(socket);
    socket.on("pong", () => answering.add(socket));
    socket.on("close", leave);
    socket.on("error", leave);
    socket.on("message", (data) => socket.close(1003, reasonFor(String(data))));
  }

  const heartbeat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answering.delete(socket)) socket.terminate();
      else {
        socket.ping();
        socket.send(heartbeatMessage);
      }
    }
    hub.closeEnded().catch(report);
  }, heartbeatMs).unref();

  const closeAll = (code: number, reason: string) => {
    for (const socket of sockets.clients) socket.close(code, reason);
  };
  return {
    /** Makes every page reconnect and read again, because messages may have been missed. */
    restart: () => closeAll(1012, "Messages may have been missed."),
    stop() {
      clearInterval(heartbeat);
      isStopping = true;
      sockets.close();
      closeAll(1001, "The server stops.");
      setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate();
      }, 1_000).unref();
    },
  };
}

function makeRoom(oldest: WebSocket): void {
  oldest.close(liveCloseCodes.tooManyPages, "Too many pages are open.");
  setTimeout(() => oldest.terminate(), confirmMs).unref();
}

/** Returns the connecting user, or the status line of a refusal. */
async function admit(
  incoming: IncomingMessage,
  services: Services,
  transport: Transport,
): Promise<SessionActor | string> {
  const request = requestOf(incoming);
  if (!request) return "400 Bad Request";
  const url = new URL(request.url);
  if (url.pathname !== livePath) return "404 Not Found";
  if (!isOwnOrigin(request)) return "403 Forbidden";
  const { host, readSession } = requestContext(request, transport);
  const credentials = liveCredentials(Object.fromEntries(url.searchParams), {
    host,
    secret: readSession(),
  });
  const session = await authenticate(services, credentials).catch((error: unknown) => {
    if ((error as { status?: number }).status === 401) return undefined;
    throw error;
  });
  if (!session) return "401 Unauthorized";
  const isOwnChannel = url.searchParams.get("cid") === String(session.actor.user_id);
  return isOwnChannel && !session.company.disabled ? session.actor : "403 Forbidden";
}

function refuse(socket: Duplex, status: string, { isSecure }: { isSecure: boolean }): void {
  const headers = [
    ...headersOf("refusal", isSecure),
    ["connection", "close"],
    ["content-length", 0],
  ];
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join("")}\r\n`);
}

function reasonFor(message: string): string {
  try {
    JSON.parse(message);
    return "This message is not known.";
  } catch {
    return "This message is not JSON.";
  }
}
