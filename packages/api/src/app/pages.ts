import { Hono } from "hono";
import { careersPages } from "../careers/careers-pages.ts";
import { sitemapPages } from "../careers/sitemap.ts";
import { alertPages } from "../job-alerts/alert-pages.ts";
import { HttpError } from "../kernel/http-error.ts";
import { page, type PageEnv } from "../kernel/page.ts";
import type { Services } from "../kernel/services.ts";
import { requestContext } from "../kernel/transport.ts";
import { workBudget } from "../kernel/work-budget.ts";
import { unsubscribePages } from "../notifications/unsubscribe-pages.ts";
import { html } from "hono/html";

/**
 * Builds the pages that the API writes itself, for a host to mount. The host sets their `transport`
 * and `nonce`.
 */
export function createPages(services: Services, workClock?: () => number) {
  const measure = workBudget(workClock);
  const pages = new Hono<PageEnv>();
  for (const path of ["/careers/*", "/unsubscribe/*", "/sitemap.xml", "/sitemap/*"])
    pages.use(path, (context, next) =>
      measure(requestContext(context.req.raw, context.var.transport), async () => next()),
    );
  pages.onError((error, context) => {
    if (!(error instanceof HttpError)) throw error;
    if (error.retryAfter) context.header("retry-after", String(error.retryAfter));
    const { nonce } = context.var;
    const body = html`<main><h1>Not now</h1><p>${error.message}</p></main>`;
    return context.html(page({ title: "Not now", nonce }, body), error.status as 400);
  });
  pages.route("/careers", alertPages(services));
  pages.route("/careers", careersPages(services));
  pages.route("/", sitemapPages(services));
  pages.route("/unsubscribe", unsubscribePages(services));
  return pages;
}
