import { signInWindowPath } from "@ats/core/embed/address";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { createApi } from "@ats/api/app/app";
import { createPages } from "@ats/api/app/pages";
import { handlers } from "@ats/api/app/handlers";
import { signIn, type TestApi, testServices } from "@ats/api/internal/testing/app";
import { testCompanies } from "@ats/api/internal/testing/companies";
import { testDatabase } from "@ats/api/internal/testing/database";
import { createCalendarFeed } from "@ats/core/interviews/feed-contract";
import proxyaddr from "proxy-addr";
import { afterAll, beforeAll, expect, test } from "vitest";
import { emptyFolder } from "../testing/northgate.ts";
import { type AnswerKind, answerHeaders } from "./answer-headers.ts";
import { contentSecurity } from "./content-security.ts";
import { createHost } from "./host.ts";
import { loadStaticFiles } from "./static-files.ts";

const page =
  '<!doctype html><html><head><script nonce="CSP_NONCE"></script></head><body>The app</body></html>';
const script = "console.log('hello');";

let folder: string;
let host: ReturnType<typeof createHost>;
/** Path of a user's calendar feed. */
let calendar: string;
beforeAll(async () => {
  folder = await emptyFolder();
  await mkdir(join(folder, "assets"));
  await mkdir(join(folder, ".hidden"));
  await writeFile(join(folder, "index.html"), page);
  await writeFile(join(folder, "assets/app-a1b2.js"), script);
  await writeFile(join(folder, "icon.svg"), "<svg/>");
  await writeFile(join(folder, ".hidden/secret.txt"), "secret");
  const services = testServices(await testDatabase());
  await testCompanies(services.system);
  host = createHost({
    api: createApi(handlers, services),
    pages: createPages(services, () => 0),
    files: await loadStaticFiles(folder),
    trustedProxies: proxyaddr.compile("loopback"),
    publicUrl: "https://jobs.example",
    frameAncestors: async ({ headers, url }) => {
      if (url.endsWith("?outage")) throw Object.assign(new Error("Stopping."), { code: "57P01" });
      if (url.endsWith("?failure")) throw new Error("A secret.");
      return headers.get("cookie") ? ["https://portal.example"] : [];
    },
    report: () => {},
  });
  const app = { fetch: (request: Request) => send(request) } as TestApi;
  const { call } = await signIn(app, "admin@northgate.example");
  calendar = new URL((await call(createCalendarFeed)).url).pathname;
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const send = async (request: Request, remoteAddress = "203.0.113.7") =>
  host.fetch(request, {
    incoming: {
      headers: { host: new URL(request.url).host, ...Object.fromEntries(request.headers) },
      socket: { remoteAddress },
    },
  } as never);

const ask = (path: string, init: RequestInit = {}, remoteAddress?: string) =>
  send(new Request(new URL(path, "http://ats.example"), init), remoteAddress);

/** Headers that protect the reader of an answer. */
const protective =
  /^(cache-control|content-(security-policy|disposition)|cross-origin-.*|permissions-policy|referrer-policy|x-content-type-options|x-frame-options|strict-transport-security)$/;

const answers: [string, AnswerKind, (calendar: string) => string, string?][] = [
  ["a page", "page", () => "/job"],
  ["the API's documentation", "page", () => "/api/docs"],
  ["a page that needs no script", "page", () => "/unsubscribe/none/none"],
  ["a built file", "asset", () => "/assets/app-a1b2.js"],
  ["an icon", "asset", () => "/icon.svg"],
  ["the API's description", "asset", () => "/api/openapi.json"],
  ["a file of the API's documentation", "asset", () => "/api/docs/swagger-ui.js"],
  ["an answer of the API", "api", () => "/api/auth/captcha"],
  ["a refusal of the API", "api", () => "/api/companies/users"],
  ["an unknown address of the API", "api", () => "/api/nothing"],
  ["a downloaded file", "file", (calendar) => calendar],
  ["a job feed", "feed", () => "/careers/northgate-group/feed.xml"],
  ["the rules for robots", "asset", () => "/robots.txt"],
  ["the list of adverts for search engines", "asset", () => "/sitemap.xml"],
  ["a missing file", "refusal", () => "/assets/gone.js"],
  ["a malformed host", "refusal", () => "/job", "a,b"],
];

test.each(answers)(
  "the headers of %s are those of the table, no more and no fewer",
  async (_, kind, path, malformed) => {
    const answer = await ask(path(calendar), malformed ? { headers: { host: malformed } } : {});
    const table: Record<string, string | RegExp> = answerHeaders[kind];
    const found = [...answer.headers]
      .filter(([name]) => protective.test(name))
      .map(([name, value]) => {
        const expected = table[name];
        return [name, expected instanceof RegExp && expected.test(value) ? expected : value];
      });
    expect(Object.fromEntries(found)).toEqual(table);
  },
);

test.each([
  ["a proxy that is trusted says https", "http://ats.example", "https", "127.0.0.1", true],
  ["the outermost proxy reads https", "http://ats.example", "https, http", "127.0.0.1", true],
  ["a proxy that is trusted says http", "http://ats.example", "http", "127.0.0.1", false],
  ["a stranger says https", "http://ats.example", "https", "203.0.113.7", false],
  ["the public address is https", "http://jobs.example", "", "203.0.113.7", true],
])(
  "when %s, browsers are told accordingly to use https alone",
  async (_, origin, proto, peer, isSecure) => {
    const headers = { "x-forwarded-proto": proto };
    for (const path of ["/job", "/api/nothing", "/assets/app-a1b2.js", "/assets/gone.js"]) {
      const answer = await send(new Request(new URL(path, origin), { headers }), peer);
      expect(answer.headers.get("strict-transport-security")).toBe(
        isSecure ? "max-age=31536000; includeSubDomains" : null,
      );
    }
  },
);

test("Quality S5: a page may be framed by its own host and by its company's partner", async () => {
  const page = await ask("/job", { headers: { cookie: "ats_session=1" } });
  expect(page.headers.get("content-security-policy")).toContain(
    "frame-ancestors 'self' https://portal.example;",
  );
});

test("only the window that signs in a frame keeps its tie to who opened it", async () => {
  const openerOf = async (path: string) =>
    (await ask(path)).headers.get("cross-origin-opener-policy");
  expect(await openerOf(signInWindowPath)).toBe("unsafe-none");
  for (const path of ["/job", "/login", `${signInWindowPath}/job`, "/embed/own"])
    expect(await openerOf(path), path).toBe("same-origin");
});

test("a page says in words that the database cannot be reached", async () => {
  const page = await ask("/job?outage");
  expect(page.status).toBe(503);
  expect(page.headers.get("retry-after")).toBe("2");
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  expect(await page.text()).toMatch(/^The database cannot be reached/);
});

test("a page that fails tells nothing of the failure", async () => {
  const page = await ask("/job?failure");
  expect(page.status).toBe(500);
  expect(await page.text()).toBe("Something went wrong on the server. Load the page again.");
});

test.each(["/", "/job", "/job/7/application", "/nothing/here", "/%", "/%00"])(
  "%s is a page of the app, under a policy with its own nonce",
  async (path) => {
    const [first, second] = [await ask(path), await ask(path)];
    expect(first.status).toBe(200);
    const text = await first.text();
    expect(text).toContain("The app");
    const nonce = /<script nonce="([\w-]{22})">/.exec(text)?.[1];
    const policy = first.headers.get("content-security-policy");
    expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
    expect(policy).toMatch(/frame-ancestors 'self';.*object-src 'none'/);
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toBe(second.headers.get("content-security-policy"));
    expect(first.headers.get("cache-control")).toBe("no-cache");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
  },
);

test.each([
  "/favicon.ico",
  "/assets/gone-c3d4.js",
  "/.hidden/secret.txt",
  "/assets/app-a1b2.js.br",
  "/..%2f..%2fpackage.json",
])("%s is neither a file nor a page", async (path) => {
  const response = await ask(path, { headers: { accept: "*/*" } });
  expect(response.status).toBe(404);
  expect(await response.text()).not.toContain("The app");
});

test("an address with dots is a page of the app when a browser navigates to it", async () => {
  const accept = "text/html,application/xhtml+xml,*/*;q=0.8";
  const response = await ask("/techuser/login/one.two.three", { headers: { accept } });
  expect(await response.text()).toContain("The app");
});

test("Specification §2, adverts: the careers pages come whole, and the form is a page of the app", async () => {
  for (const path of ["/careers/northgate-group", "/careers/northgate-group/1001"]) {
    const answer = await ask(path);
    const [, nonce] = /<style nonce="([\w-]{22})">/.exec(await answer.text()) ?? [];
    expect(answer.headers.get("content-security-policy")).toContain(`'nonce-${nonce}'`);
  }
  expect(await (await ask("/careers/northgate-group/1001/apply")).text()).toContain("The app");
});
test("Specification §2, adverts: internal vacancies are reached by their link, and hidden from search engines", async () => {
  const robots = async (path: string) => (await ask(path)).headers.get("x-robots-tag");
  expect(await robots("/careers/northgate-group?internal=3f2c")).toBe("noindex");
  expect(await robots("/careers/northgate-group?source=Indeed")).toBeNull();
});

test("a job feed is XML beside the careers page, compressed for clients that accept it", async () => {
  const headers = { "accept-encoding": "gzip" };
  const answer = await ask("/careers/northgate-group/feed.xml", { headers });
  expect(answer.headers.get("content-type")).toBe("application/xml; charset=utf-8");
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  const etag = answer.headers.get("etag") ?? "";
  const again = { headers: { ...headers, "if-none-match": etag } };
  expect((await ask("/careers/northgate-group/feed.xml", again)).status).toBe(304);
});

test("a page can be read but not written", async () => {
  expect((await ask("/job", { method: "POST" })).status).toBe(404);
  const head = await ask("/job", { method: "HEAD" });
  expect([head.status, await head.text()]).toEqual([200, ""]);
});

test("a built file is cached for a year, and compressed for clients that accept it", async () => {
  const plain = await ask("/assets/app-a1b2.js");
  expect(await plain.text()).toBe(script);
  expect(plain.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  const compressed = await ask("/assets/app-a1b2.js", {
    headers: { "accept-encoding": "gzip, br" },
  });
  expect(compressed.headers.get("content-encoding")).toBe("br");
  expect(compressed.headers.get("vary")).toBe("accept-encoding");
  const bytes = new Uint8Array(await compressed.arrayBuffer());
  expect(brotliDecompressSync(bytes).toString()).toBe(script);
  expect((await ask("/icon.svg")).headers.get("cache-control")).toBe("no-cache");
});

test("the API serves its documentation, and answers in JSON for unknown paths", async () => {
  expect(await (await ask("/api/docs")).text()).toContain("/api/docs/swagger-ui.js");
  const nothing = await ask("/api/nothing");
  expect(nothing.status).toBe(404);
  expect(await nothing.json()).toEqual({ message: nothing.headers.get("x-message") });
  expect(nothing.headers.get("cache-control")).toBe("no-store");
});

test("the API's description is sent again only when it has changed", async () => {
  const first = await ask("/api/openapi.json");
  expect(await first.json()).toMatchObject({ openapi: "3.1.0" });
  const tag = first.headers.get("etag") ?? "";
  const again = await ask("/api/openapi.json", { headers: { "if-none-match": tag } });
  expect([again.status, await again.text()]).toEqual([304, ""]);
  const other = await ask("/api/openapi.json", { headers: { "if-none-match": '"other"' } });
  expect(other.status).toBe(200);
});

test("Quality S5: Google reCAPTCHA may load only where it is configured", () => {
  expect(contentSecurity("ats.example", "nonce")).not.toContain("google");
  const policy = contentSecurity("ats.example", "nonce", { recaptcha: "https://www.google.com" });
  expect(policy).toContain("script-src 'self' 'nonce-nonce' https://www.google.com/recaptcha/");
  expect(policy).toContain("frame-src 'self' blob: https://www.google.com/recaptcha/");
});
