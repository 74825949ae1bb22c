import { randomBytes } from "node:crypto";
import type { createApi } from "@ats/api/app/app";
import type { createPages } from "@ats/api/app/pages";
import { outageOf } from "@ats/api/kernel/failure";
import { careersAddress } from "@ats/core/careers/address";
import { signInWindowPath } from "@ats/core/embed/address";
import { contract } from "@ats/core/app/contract";
import type { HttpBindings } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { Transport } from "@ats/api/kernel/transport";
import { headersOf, kindOf } from "./answer-headers.ts";
import { apiDocs } from "./api-docs.ts";
import { contentSecurity } from "./content-security.ts";
import { hostOf, pathOf } from "./request.ts";
import { type Reach, transportOf } from "./transport.ts";
import { type StaticFiles, staticAnswer } from "./static-files.ts";

export interface HostOptions extends Reach {
  api: ReturnType<typeof createApi>;
  /** Pages that the API writes itself. */
  pages: ReturnType<typeof createPages>;
  files: StaticFiles;
  /** Origin of Google reCAPTCHA, whose script may load; undefined when not configured. */
  recaptcha?: { origin: string } | undefined;
  /** Returns the origins, besides the host's own, whose pages may frame the answer. */
  frameAncestors(request: Request, transport: Transport): Promise<readonly string[]>;
  /** Receives the failure of a page. */
  report(error: unknown): void;
}

interface Environment {
  Bindings: HttpBindings;
  Variables: { transport: ReturnType<typeof transportOf>; nonce: string };
}

/** Calls that the specification puts outside /api; their method distinguishes them from pages. */
const outsideApi = Object.values(contract)
  .filter(({ path }) => !path.startsWith("/api/"))
  .map(({ method, path }) => ({ method, path: path.replace(/\{(\w+)\}/g, ":$1") }));

/** Serves the API, its documentation and the web app at one address. */
export function createHost(options: HostOptions) {
  const { api, pages, files, recaptcha, frameAncestors, report } = options;
  const host = new Hono<Environment>();
  const index = new TextDecoder().decode(files.get("/index.html")?.identity);

  host.use(async (context, next) => {
    context.set("transport", transportOf(context.env.incoming, options));
    context.set("nonce", randomBytes(16).toString("base64url"));
    await next();
    const kind = kindOf(context.res);
    for (const [name, value] of headersOf(kind, context.var.transport.isSecure))
      context.res.headers.set(name, value);
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
  host.use(async (context, next) => {
    await next();
    if (kindOf(context.res) !== "page") return;
    const { raw: request } = context.req;
    const { nonce, transport } = context.var;
    const isSignInWindow = pathOf(request) === signInWindowPath;
    context.header("cross-origin-opener-policy", isSignInWindow ? "unsafe-none" : "same-origin");
    const ancestors = await frameAncestors(request, transport);
    context.header(
      "content-security-policy",
      contentSecurity(hostOf(request), nonce, { recaptcha: recaptcha?.origin, ancestors }),
    );
    // Internal vacancies are reached by link, and must not appear in search engines.
    if (careersAddress(pathOf(request))?.internal) context.header("x-robots-tag", "noindex");
  });
  host.use("/api/*", compress());
  host.route("/api", apiDocs());
  const answer = (context: Context<Environment>) =>
    api.fetch(context.req.raw, context.var.transport);
  host.all("/api/*", answer);
  for (const { method, path } of outsideApi)
    host.on(method, path, compress(), (context, next) =>
      // A link in an email opens the page that makes the call.
      method === "GET" && isNavigation(context.req.raw) ? next() : answer(context),
    );
  for (const path of ["/careers/*", "/unsubscribe/*", "/sitemap.xml", "/sitemap/*"])
    host.use(path, compress());
  host.route("/", pages);
  host.get("*", async (context) => {
    const request = context.req.raw;
    const file = staticAnswer(files, request);
    if (file) return file;
    if (namesFile(request)) return context.notFound();
    return context.html(index.replaceAll("CSP_NONCE", context.var.nonce));
  });
  return host;
}

const unexpected = "Something went wrong on the server. Load the page again.";

const isNavigation = (request: Request): boolean =>
  request.headers.get("accept")?.includes("text/html") ?? false;

/**
 * True for an address of a file. Any other address, and any browser navigation, is a page of the
 * app.
 */
function namesFile(request: Request): boolean {
  const { pathname } = new URL(request.url);
  const isPage = isNavigation(request);
  return pathname.startsWith("/assets/") || (/\.\w+$/.test(pathname) && !isPage);
}
