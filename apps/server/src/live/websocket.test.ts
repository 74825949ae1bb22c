import { once } from "node:events";
import { createServer } from "node:http";
import { connect as openTcp } from "node:net";
import { text } from "node:stream/consumers";
import { createPages } from "@ats/api/app/pages";
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { createLiveHub } from "@ats/api/notifications/live-hub";
import { testServices } from "@ats/api/internal/testing/app";
import { type TestCompanies, testCompanies } from "@ats/api/internal/testing/companies";
import { testDatabase } from "@ats/api/internal/testing/database";
import { moveAsSeen } from "@ats/api/internal/testing/move-applications";
import { listNotifications } from "@ats/core/notifications/contract";
import { liveCloseCodes, type LiveMessage } from "@ats/core/notifications/notification";
import { logout } from "@ats/core/session/session-times-contract";
import { getRequestListener } from "@hono/node-server";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { answerHeaders } from "../http/answer-headers.ts";
import { createHost } from "../http/host.ts";
import { isOwnOrigin } from "../http/request.ts";
import { visit } from "../testing/process.ts";
import { serveLive } from "./websocket.ts";

const server = createServer();
const problems: unknown[] = [];
const reach = { trustedProxies: () => false, publicUrl: undefined };
let url: string;
let services: ReturnType<typeof testServices>;
let companies: TestCompanies;
let stop: () => void;

beforeAll(async () => {
  services = testServices(await testDatabase(), {
    clock: Object.assign(() => new Date(), { advance: () => {} }),
  });
  companies = await testCompanies(services.system);
  const report = (problem: unknown) => void problems.push(problem);
  const hub = createLiveHub(services, report);
  stop = serveLive(server, services, reach, hub, report).stop;
  const api = createApi(handlers, services, { allowOrigin: isOwnOrigin, report });
  server.on(
    "request",
    getRequestListener(
      createHost({
        api,
        pages: createPages(services),
        files: new Map(),
        ...reach,
        frameAncestors: async () => [],
        report,
      }).fetch,
    ),
  );
  await once(server.listen(0, "127.0.0.1"), "listening");
  url = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
});
afterAll(() => {
  stop();
  server.close();
  expect(problems).toEqual([]);
});

type Browser = Awaited<ReturnType<typeof visit>>;

function connect(
  browser: Browser,
  change: { cid?: unknown; token?: string; cookie?: string; origin?: string } = {},
) {
  const {
    cid = browser.id,
    token = browser.token(),
    cookie = browser.cookie(),
    origin = url,
  } = change;
  const socket = new WebSocket(
    `${url.replace("http", "ws")}/notifications?cid=${cid}&session_id=${token}`,
    {
      headers: { cookie, origin },
    },
  );
  const heard: { type: string }[] = [];
  socket.on("message", (data) => {
    const message = JSON.parse(String(data)) as { type: string };
    // The quiet time matters only to a page that had loaded earlier.
    if (message.type !== "HEARTBEAT") heard.push(message);
  });
  const closed = new Promise<{ code: number; reason: string }>((resolve) =>
    socket.on("close", (code, reason) => resolve({ code, reason: String(reason) })),
  );
  const opened = new Promise<string>((resolve) => {
    socket.on("open", () => resolve("open"));
    socket.on("error", (error) => resolve(error.message));
  });
  return { socket, heard, closed, opened };
}

test("Specification §7, live websocket: only a signed-in user's page can connect", async () => {
  const [recruiter, manager] = [
    await visit(url, "recruiter@northgate.example"),
    await visit(url, "manager@northgate.example"),
  ];
  await expect(connect(recruiter).opened).resolves.toBe("open");
  const refused = (change: Parameters<typeof connect>[1]) => connect(recruiter, change).opened;
  await expect(refused({ cookie: "" })).resolves.toContain("401");
  await expect(refused({ cookie: manager.cookie() })).resolves.toContain("401");
  await expect(refused({ cookie: "ats_session=%00%ff" })).resolves.toContain("401");
  await expect(refused({ token: "" })).resolves.toContain("401");
  await expect(refused({ token: manager.token() })).resolves.toContain("401");
  await expect(refused({ origin: "https://elsewhere.example" })).resolves.toContain("403");
  await expect(refused({ origin: "" })).resolves.toContain("403");
  await expect(refused({ cid: manager.id })).resolves.toContain("403");
  await expect(refused({ cid: "abc" })).resolves.toContain("403");
});

const malformedHosts = [
  "Host:",
  "Host: a b",
  "Host: [::1",
  "Host: [::g]",
  "Host: x:99999",
  "Host: x:y",
  "Host: %00",
  "Host: user:password@x",
  "Host: x/y",
  "Host: x?y",
  "Host: x#y",
  "Host: x\\y",
  "Host: x,y",
  "Host: x;y",
  "Host: 'x'",
  "Host: <b>",
  "Host: é",
  "Host: 1.2.3.4.5",
  "Host: one.example\r\nHost: two.example",
  "X-Other: no host",
];

/** Sends a request byte by byte; returns the status of the answer. */
async function rawAnswer(host: string, upgrade: "websocket" | "none", at = url): Promise<string> {
  const { port, hostname } = new URL(at);
  const socket = openTcp(Number(port), hostname);
  const kind =
    upgrade === "none"
      ? "Connection: close"
      : "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
  socket.write(`GET /notifications?cid=1 HTTP/1.1\r\n${host}\r\n${kind}\r\n\r\n`);
  return text(socket);
}

const statusOf = async (...request: Parameters<typeof rawAnswer>) =>
  Number((await rawAnswer(...request)).split(" ", 2)[1]);

test("a refused connection has the headers of a refusal", async () => {
  const lines = (await rawAnswer("Host: localhost", "websocket")).split("\r\n");
  expect(lines).toEqual([
    "HTTP/1.1 403 Forbidden",
    ...Object.entries(answerHeaders.refusal).map(([name, value]) => `${name}: ${value}`),
    "connection: close",
    "content-length: 0",
    "",
    "",
  ]);
});

test("a connection while the server stops is refused with 503 and the headers of a refusal", async () => {
  const stopping = createServer();
  const hub = createLiveHub(services, () => {});
  const live = serveLive(stopping, services, reach, hub, (problem) => problems.push(problem));
  await once(stopping.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    hub.stop();
    stopping.close();
  });
  live.stop();
  const { port } = stopping.address() as { port: number };
  const answer = await rawAnswer("Host: localhost", "websocket", `http://127.0.0.1:${port}`);
  const [status, ...headers] = answer.split("\r\n");
  expect(status).toBe("HTTP/1.1 503 Service Unavailable");
  for (const [name, value] of Object.entries(answerHeaders.refusal))
    expect(headers).toContain(`${name}: ${value}`);
});

test.each(malformedHosts)(
  "a request whose host is malformed (%s) is refused with 400",
  async (host) => {
    expect(await statusOf(host, "none")).toBe(400);
    expect(await statusOf(host, "websocket")).toBe(400);
  },
);

test.each(["localhost", "ats.example", "ATS.example:443", "127.0.0.1:4000", "[::1]:4000", "a_b"])(
  "a request for the host %s is answered",
  async (host) => {
    expect(await statusOf(`Host: ${host}`, "none")).toBe(200);
    expect(await statusOf(`Host: ${host}`, "websocket")).toBe(403);
  },
);

test.each([
  ["not JSON", "hello", "This message is not JSON."],
  ["bytes", Buffer.from([0, 255, 1]), "This message is not JSON."],
  ["unknown", `{"type":"SUBSCRIBE"}`, "This message is not known."],
])("a message that is %s closes the connection with the reason", async (_, message, reason) => {
  const { socket, opened, closed } = connect(await visit(url, "recruiter@northgate.example"));
  await opened;
  socket.send(message);
  await expect(closed).resolves.toEqual({ code: 1003, reason });
});

test("Specification §7, live websocket: a message that is too long closes the connection", async () => {
  const { socket, opened, closed } = connect(await visit(url, "recruiter@northgate.example"));
  await opened;
  socket.send("a".repeat(5_000));
  await expect(closed).resolves.toMatchObject({ code: 1009 });
});

test("Specification §4, REFRESH_APPLICATION: a change reaches only the company's own pages", async () => {
  const manager = connect(await visit(url, "manager@northgate.example"));
  const planner = await visit(url, "admin@riverside.example");
  const riverside = connect(planner);
  await Promise.all([manager.opened, riverside.opened]);
  const recruiter = await visit(url, "recruiter@northgate.example");
  const ids = [companies.applications.annAsCarer.id];
  await moveAsSeen(recruiter, { ids, status: "INTERVIEW" });
  await vi.waitFor(() => expect(manager.heard).toHaveLength(2));
  expect(manager.heard.map(({ type }) => type)).toEqual(["REFRESH_APPLICATION", "NOTIFICATION"]);
  expect(JSON.stringify(manager.heard)).not.toMatch(/\bAnn\b|\bBell\b/);

  const own = [companies.applications.rhysAsPlanner.id];
  await moveAsSeen(planner, { ids: own, status: "SHORTLIST" });
  await vi.waitFor(() => expect(riverside.heard).not.toEqual([]));
  expect(riverside.heard).toMatchObject([{ application_ids: own }]);
});

test("Specification §7, live websocket: signing out closes the connection at once", async () => {
  const browser = await visit(url, "recruiter@northgate.example");
  const { opened, closed } = connect(browser);
  await opened;
  await browser.call(logout);
  await expect(closed).resolves.toMatchObject({ code: 4401 });
});

test("a session has at most 20 live connections: one more closes its oldest", async () => {
  const [recruiter, manager] = [
    await visit(url, "recruiter@northgate.example"),
    await visit(url, "manager@northgate.example"),
  ];
  const others = connect(manager);
  await others.opened;
  const pages = [];
  for (let i = 0; i < 21; i++) {
    const page = connect(recruiter);
    await page.opened;
    pages.push(page);
  }
  await expect(pages[0]?.closed).resolves.toEqual({
    code: liveCloseCodes.tooManyPages,
    reason: "Too many pages are open.",
  });
  const states = [...pages.slice(1), others].map(({ socket }) => socket.readyState);
  expect(new Set(states)).toEqual(new Set([WebSocket.OPEN]));
  for (const { socket } of [...pages, others]) socket.terminate();
});

test("Specification §4, concurrent session: a sign-in elsewhere is reported before the connection closes", async () => {
  const earlier = await visit(url, "recruiter@northgate.example");
  const pages = [connect(earlier), connect(earlier)];
  const colleague = connect(await visit(url, "manager@northgate.example"));
  await Promise.all([...pages, colleague].map(({ opened }) => opened));
  await visit(url, "recruiter@northgate.example");
  for (const page of pages) {
    await expect(page.closed).resolves.toMatchObject({ code: 4401 });
    expect(page.heard).toMatchObject([
      { type: "USER_CONCURRENT_SESSION", company: companies.ids.northgate },
    ]);
  }
  expect(colleague.heard).toEqual([]);
});

test("Quality R5: after a broken connection the next read has what was missed, and the new connection does not repeat it", async () => {
  const recruiter = await visit(url, "recruiter@northgate.example");
  const channel = { params: { channelId: recruiter.id } };
  const before = await recruiter.call(listNotifications, channel);
  const cut = connect(recruiter);
  await cut.opened;
  cut.socket.terminate();
  await cut.closed;
  const colleague = await visit(url, "admin@northgate.example");
  const ids = [companies.applications.annAsNurse.id];
  await moveAsSeen(colleague, { ids, status: "SHORTLIST" });

  const back = connect(recruiter);
  await back.opened;
  const after = await recruiter.call(listNotifications, channel);
  expect(after.total_unread_count).toBe(before.total_unread_count + 1);
  await moveAsSeen(colleague, { ids, status: "INTERVIEW" });
  await vi.waitFor(() => expect(back.heard).toHaveLength(2));
  const news = back.heard.find(({ type }) => type === "NOTIFICATION") as Extract<
    LiveMessage,
    { type: "NOTIFICATION" }
  >;
  const known = new Set(after.records.map(({ id }) => id));
  expect(news.records.filter(({ id }) => known.has(id))).toEqual([]);
  expect(news.total_unread_count).toBe(after.total_unread_count + 1);
});
