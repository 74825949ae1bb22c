import { liveMessageSchema } from "@ats/core/notifications/notification";
import { onTestFinished } from "vitest";
import { WebSocket } from "ws";
import type { visit } from "./process.ts";

type Visitor = Awaited<ReturnType<typeof visit>>;

/** Collects what a page hears from a server, ignoring how long it was quiet. */
export function listenLive(url: string, visitor: Visitor) {
  const address = `${url.replace("http", "ws")}/notifications?cid=${visitor.id}&session_id=${visitor.token()}`;
  const socket = new WebSocket(address, { headers: { cookie: visitor.cookie(), origin: url } });
  const heard: unknown[] = [];
  socket.on("message", (data) => {
    const message = liveMessageSchema.parse(JSON.parse(String(data)));
    if (message.type !== "HEARTBEAT") heard.push(message);
  });
  const opened = new Promise((resolve, reject) => socket.on("open", resolve).on("error", reject));
  const closed = new Promise((resolve) => socket.on("close", resolve));
  onTestFinished(() => socket.terminate());
  return { heard, opened, closed };
}
