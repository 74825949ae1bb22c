import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { apiTitle, type Examples, openapi } from "@ats/core/contract/openapi";
import { Hono } from "hono";
import { etag } from "hono/etag";
import { html } from "hono/html";

const require = createRequire(import.meta.url);

/** Files of the documentation's page, by their name there. */
const files = {
  "swagger-ui.js": [require.resolve("swagger-ui-dist/swagger-ui-bundle.js"), "text/javascript"],
  "swagger-ui.css": [require.resolve("swagger-ui-dist/swagger-ui.css"), "text/css"],
  "start.js": [new URL("docs-start.js", import.meta.url), "text/javascript"],
} as const;

async function describe(): Promise<string> {
  const file = new URL("examples/examples.json", import.meta.url);
  const examples = JSON.parse(await readFile(file, "utf8")) as Examples;
  return JSON.stringify(openapi({ examples }));
}

/** Serves the API's description for programs, and for people by Swagger UI. */
export function apiDocs() {
  /** Made for the first who asks: the server starts sooner. */
  let description: Promise<string> | undefined;
  const docs = new Hono();

  docs.get("/openapi.json", etag(), async (context) =>
    context.body(await (description ??= describe()), {
      headers: { "content-type": "application/json", "cache-control": "no-cache" },
    }),
  );
  docs.get("/docs", (context) =>
    context.html(
      html`<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>API of the ${apiTitle}</title>
    <link rel="stylesheet" href="/api/docs/swagger-ui.css" />
    <script defer src="/api/docs/swagger-ui.js"></script>
    <script defer src="/api/docs/start.js"></script>
  </head>
  <body>
    <main id="docs"></main>
  </body>
</html>`,
    ),
  );
  for (const [name, [path, type]] of Object.entries(files))
    docs.get(`/docs/${name}`, etag(), async (context) =>
      context.body(await readFile(path), {
        headers: { "content-type": `${type}; charset=utf-8`, "cache-control": "no-cache" },
      }),
    );
  return docs;
}
