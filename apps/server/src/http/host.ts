import { randomBytes } from "node:crypto";
import type { createApi } from "@ats/api/app/app";
import { outageOf } from "@ats/api/kernel/failure";
import { careersAddress } from "@ats/core/careers/address";
import { contract } from "@ats/core/app/contract";
import { openapi } from "@ats/core/contract/openapi";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import { contentSecurity } from "./content-security.ts";
import { docsPage } from "./docs-page.ts";
import { hostOf, pathOf } from "./request.ts";
import { type StaticFiles, staticAnswer } from "./static-files.ts";

export interface HostOptions {
  api: ReturnType<typeof createApi>;
  files: StaticFiles;
  /** Number of proxies in front of this server that report the client's address. */
  trustedProxies: number;
  /** Origin of Google reCAPTCHA, whose script may load; undefined when not configured. */
  recaptcha?: { origin: string } | undefined;
  /** Returns the origin, besides the host's own, whose pages may frame the answer. */
  frameAncestor(request: Request): Promise<string | undefined>;
  /** Returns a page's structured data for search engines (schema.org). */
  structuredData(request: Request): Promise<object | undefined>;
  /** Receives the failure of a page. */
  report(error: unknown): void;
}

/** Calls that the specification puts outside /api; their method distinguishes them from pages. */
const outsideApi = Object.values(contract)
  .filter(({ path }) => !path.startsWith("/api/"))
  .map(({ method, path }) => ({ method, path: path.replace(/\{(\w+)\}/g, ":$1") }));

/** Serves the API, its documentation and the web app at one address. */
export function createHost(options: HostOptions) {
  const { api, files, trustedProxies, recaptcha, frameAncestor, structuredData, report } = options;
  const host = new Hono<{ Bindings: HttpBindings }>();
  const index = new TextDecoder().decode(files.get("/index.html")?.identity);
  const description = openapi();

  host.use(async (context, next) => {
    await next();
    context.res.headers.set("x-content-type-options", "nosniff");
    context.res.headers.set("referrer-policy", "no-referrer");
  });
  host.use(async (context, next) => {
    if (hostOf(context.req.raw)) return next();
    return context.text(
      "The Host header is not an address. Check the link and open it again.",
      400,
    );
  });
  host.onError((error, context) => {
    report(error);
    const { status = 500, message = unexpected, retryAfter } = outageOf(error) ?? {};
    if (retryAfter) context.header("retry-after", String(retryAfter));
    return context.text(message, status);
  });
  host.use("/api/*", compress());
  host.get("/api/openapi.json", (context) => context.json(description));
  host.get("/api/docs", (context) =>
    page(context.req.raw, (nonce) => docsPage(description, nonce)),
  );
  const answer = (context: Context<{ Bindings: HttpBindings }>) =>
    api.fetch(context.req.raw, { address: addressOf(context.env, context.req.raw) });
  host.all("/api/*", answer);
  for (const { method, path } of outsideApi) host.on(method, path, compress(), answer);
  host.get("*", async (context) => {
    const request = context.req.raw;
    const file = staticAnswer(files, request);
    if (file) return file;
    if (namesFile(request)) return context.notFound();
    const data = await structuredData(request);
    const render = (nonce: string) => {
      const html = index.replaceAll("CSP_NONCE", nonce);
      return data ? html.replace("</head>", () => `${scriptOf(data, nonce)}</head>`) : html;
    };
    const answer = page(request, render, {
      recaptcha: recaptcha?.origin,
      ancestor: await frameAncestor(request),
    });
    // Internal vacancies are reached by link, and must not appear in search engines.
    if (careersAddress(pathOf(request))?.internal) answer.headers.set("x-robots-tag", "noindex");
    return answer;
  });

  function addressOf({ incoming }: HttpBindings, request: Request): string | undefined {
    const forwarded = request.headers.get("x-forwarded-for")?.split(",") ?? [];
    return (
      forwarded.at(-trustedProxies || forwarded.length)?.trim() ?? incoming.socket.remoteAddress
    );
  }
  return host;
}

const unexpected = "Something went wrong on the server. Load the page again.";

/** Embeds data in a page so that no text of it can end its element. */
const scriptOf = (data: object, nonce: string): string =>
  `<script type="application/ld+json" nonce="${nonce}">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`;

/**
 * True for an address of a file. Any other address, and any browser navigation, is a page of the
 * app.
 */
function namesFile(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const isPage = request.headers.get("accept")?.includes("text/html");
  return pathname.startsWith("/assets/") || (/\.\w+$/.test(pathname) && !isPage);
}

function page(
  request: Request,
  render: (nonce: string) => string,
  permissions?: Parameters<typeof contentSecurity>[2],
): Response {
  const nonce = randomBytes(16).toString("base64url");
  return new Response(render(nonce), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-cache",
      "content-security-policy": contentSecurity(hostOf(request), nonce, permissions),
    },
  });
}
