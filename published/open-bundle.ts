import { build } from "esbuild";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, inject } from "vitest";
import { chromium as installed } from "../.ci/chromium.ts";

let browser: Browser;

/** Opens pages of a team in Chromium: code that uses the installed packages, bundled for production. */
export function teamPages() {
  beforeAll(async () => {
    browser = await chromium.launch(await installed());
  });
  afterAll(() => browser?.close());
  return { open };
}

interface TeamPage {
  /** Source of the page's module, in TSX. It renders into `root`. */
  code: string;
  head?: string;
  headers?: Record<string, string>;
  /** Host of the page, which answers its calls. None by default. */
  api?: string;
  /** What the browser has of the host already. */
  session?: { cookies: string[]; storage: Record<string, string> };
  /** Files that the page links, by name, beside its own script and stylesheet. */
  files?: Record<string, string>;
}

async function open({
  code,
  head = "",
  headers = {},
  files = {},
  ...host
}: TeamPage): Promise<Page> {
  const { outputFiles } = await build({
    stdin: { contents: code, loader: "tsx", resolveDir: inject("consumer") },
    outfile: "/page.js",
    bundle: true,
    minify: true,
    format: "esm",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"production"' },
    loader: { ".woff2": "empty" },
    logLevel: "error",
    write: false,
  });
  const served: Record<string, string> = {
    ...files,
    "": `<!doctype html><html lang="en"><head><title>Hiring</title>${head}</head><body><div id="root"></div><script type="module" src="/page.js"></script></body></html>`,
    ...Object.fromEntries(outputFiles.map(({ path, text }) => [path.slice(1), text])),
  };
  const { api, session = { cookies: [], storage: {} } } = host;
  const origin = api ?? "http://localhost";
  const page = await browser.newPage();
  await page.context().addCookies(
    session.cookies.map((cookie) => {
      const [name = "", value = ""] = cookie.split("=");
      return { name, value, url: origin };
    }),
  );
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) sessionStorage.setItem(key, value);
  }, session.storage);
  await page.route("**", (route) => {
    const name = route
      .request()
      .url()
      .slice(origin.length + 1);
    const body = served[name];
    const [, type = "html"] = name.split(".");
    const kind = { html: "text/html", js: "text/javascript", css: "text/css" }[type] ?? "";
    if (body === undefined && api) return route.continue();
    return body === undefined
      ? route.fulfill({ status: 404 })
      : route.fulfill({ body, contentType: `${kind}; charset=utf-8`, headers });
  });
  await page.goto(origin);
  return page;
}
