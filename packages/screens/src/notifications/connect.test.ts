import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { liveCloseCodes, type LiveMessage } from "@ats/core/notifications/notification";
import { expect, onTestFinished, test, vi } from "vitest";
import { connectLive } from "./connect.ts";

/** A minimal websocket server that can send, disconnect everyone and refuse connections. */
async function startServer() {
  const server = createServer();
  const sockets = new Set<Duplex>();
  const addresses: string[] = [];
  let refuses = false;
  server.on("upgrade", (request, socket) => {
    addresses.push(request.url ?? "");
    socket.on("error", () => {});
    socket.on("close", () => sockets.delete(socket));
    // Answers a close frame.
    socket.on("data", (bytes: Buffer) => {
      if ((bytes.readUInt8(0) & 0x0f) === 0x8) socket.end(Buffer.from([0x88, 0]));
    });
    if (refuses) return void socket.end("HTTP/1.1 401 Unauthorized\r\nConnection: close\r\n\r\n");
    const accept = createHash("sha1")
      .update(`${request.headers["sec-websocket-key"]}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest("base64");
    socket.write(
      `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accept}\r\n\r\n`,
    );
    sockets.add(socket);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => void server.close());
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sockets,
    addresses,
    say(message: LiveMessage | string) {
      const text = Buffer.from(typeof message === "string" ? message : JSON.stringify(message));
      for (const socket of sockets) socket.write(Buffer.from([0x81, text.length, ...text]));
    },
    close(code: number) {
      for (const socket of sockets) socket.write(Buffer.from([0x88, 2, code >> 8, code & 0xff]));
    },
    cut() {
      for (const socket of sockets) socket.destroy();
    },
    refuse: (does: boolean) => void (refuses = does),
  };
}

async function connected() {
  const server = await startServer();
  let token = "first";
  const heard: LiveMessage[] = [];
  const resume = vi.fn<() => void>();
  const refused = vi.fn<() => void>();
  const close = connectLive(
    () => ({ cid: 7, session_id: token }),
    { receive: (message) => heard.push(message), resume, refused },
    server.origin,
  );
  onTestFinished(close);
  await vi.waitFor(() => expect(server.sockets.size).toBe(1), { timeout: 5_000 });
  return { server, heard, resume, refused, close, renew: (next: string) => void (token = next) };
}

const refresh = (job_id: number): LiveMessage => ({
  type: "REFRESH_APPLICATION",
  job_id,
  application_ids: [1],
});
const soon = { timeout: 8_000 };

test("Quality R5: a lost connection returns within seconds and refetches once", async () => {
  const { server, heard, resume, renew } = await connected();
  server.say(refresh(1));
  await vi.waitFor(() => expect(heard).toEqual([refresh(1)]));
  expect(resume).not.toHaveBeenCalled();

  renew("second");
  server.cut();
  await vi.waitFor(() => expect(resume).toHaveBeenCalledTimes(1), soon);
  server.say(refresh(2));
  await vi.waitFor(() => expect(heard).toEqual([refresh(1), refresh(2)]));
  expect(resume).toHaveBeenCalledTimes(1);
  expect(server.addresses).toEqual([
    "/notifications?cid=7&session_id=first",
    "/notifications?cid=7&session_id=second",
  ]);
}, 15_000);

test("Quality R5: nothing is refetched until the server is back, and then once", async () => {
  const { server, resume, refused } = await connected();
  server.refuse(true);
  server.cut();
  await vi.waitFor(() => expect(refused).toHaveBeenCalledTimes(2), { timeout: 15_000 });
  expect(resume).not.toHaveBeenCalled();
  server.refuse(false);
  await vi.waitFor(() => expect(resume).toHaveBeenCalledTimes(1), { timeout: 15_000 });
}, 35_000);

/** A page in a browser's tab, which is in the background until somebody turns to it. */
function tab({ isSeen }: { isSeen: boolean }) {
  const page = Object.assign(new EventTarget(), {
    visibilityState: isSeen ? "visible" : "hidden",
    hasFocus: () => page.visibilityState === "visible",
  });
  vi.stubGlobal("document", page);
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  onTestFinished(() => void vi.unstubAllGlobals());
  return {
    turnTo() {
      page.visibilityState = "visible";
      page.dispatchEvent(new Event("visibilitychange"));
      page.dispatchEvent(new Event("focus"));
    },
    comeOnline: () => page.dispatchEvent(new Event("online")),
  };
}

test("a page closed because too many are open stays closed until somebody turns to it, and then reads again", async () => {
  const { turnTo, comeOnline } = tab({ isSeen: false });
  const { server, resume, refused } = await connected();
  server.close(liveCloseCodes.tooManyPages);
  await vi.waitFor(() => expect(server.sockets.size).toBe(0), soon);
  comeOnline();
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(server.addresses).toHaveLength(1);
  turnTo();
  await vi.waitFor(() => expect(resume).toHaveBeenCalledTimes(1), soon);
  expect(server.addresses).toHaveLength(2);
  expect(refused).not.toHaveBeenCalled();
}, 15_000);

test("a page in use that is closed because too many are open connects again by itself", async () => {
  tab({ isSeen: true });
  const { server, resume } = await connected();
  server.close(liveCloseCodes.tooManyPages);
  await vi.waitFor(() => expect(resume).toHaveBeenCalledTimes(1), soon);
}, 15_000);

test("Specification §7, live websocket: an unknown message is ignored", async () => {
  const { server, heard } = await connected();
  for (const text of ["hello", "{}", `{"type":"REFRESH_APPLICATION"}`]) server.say(text);
  server.say(refresh(3));
  await vi.waitFor(() => expect(heard).toEqual([refresh(3)]));
});

test("Specification §7, live websocket: a closed page does not reconnect", async () => {
  const { server, close } = await connected();
  close();
  await vi.waitFor(() => expect(server.sockets.size).toBe(0), soon);
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(server.addresses).toHaveLength(1);
});
