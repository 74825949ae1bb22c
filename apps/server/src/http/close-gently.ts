import { once } from "node:events";
import type { Server, ServerResponse } from "node:http";
import { Server as TcpServer, type Socket } from "node:net";
import { setImmediate } from "node:timers/promises";

/** Time for requests that are on their way over a kept connection. */
const idleMs = 1_000;
/** Longest time for answers that have begun. */
const patienceMs = 10_000;
/** Connections that may wait to be accepted; the system takes one in each turn of the loop. */
const backlog = 511;

/**
 * Follows a server's requests, and returns a function that closes it without resetting any of them:
 * it refuses new connections, answers what has arrived and closes each connection after its answer.
 */
export function closesGently(server: Server, { idle = idleMs, patience = patienceMs } = {}) {
  /** Every connection with its unfinished answers; websockets have none. */
  const connections = new Map<Socket, Set<ServerResponse>>();
  let accepted = 0;
  let isClosing = false;

  server.on("connection", (socket) => {
    accepted++;
    connections.set(socket, new Set());
    socket.once("close", () => connections.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    const answers = connections.get(socket);
    answers?.add(response);
    response.once("close", () => answers?.delete(response));
    // Node then sends `Connection: close`.
    if (isClosing) response.shouldKeepAlive = false;
  });

  return async (): Promise<void> => {
    // Takes the connections that wait to be accepted, which would be reset.
    for (let before = -1, turn = 0; before < accepted && turn < backlog; turn++) {
      before = accepted;
      await setImmediate();
    }
    // The HTTP server's own `close` also resets kept connections whose request is unread.
    TcpServer.prototype.close.call(server);
    isClosing = true;
    for (const answers of connections.values())
      for (const response of answers) response.shouldKeepAlive = false;
    const closed = once(server, "close");
    const idleTimer = setTimeout(async () => {
      // Reads what has arrived meanwhile.
      await setImmediate();
      for (const [socket, answers] of connections) if (answers.size === 0) socket.destroySoon();
    }, idle);
    const lastTimer = setTimeout(() => {
      for (const socket of connections.keys()) socket.destroy();
    }, patience);
    await closed;
    clearTimeout(idleTimer);
    clearTimeout(lastTimer);
  };
}
