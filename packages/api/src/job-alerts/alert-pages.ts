import { careersAddress, careersPath } from "@ats/core/careers/address";
import { careersPageTexts, fillText } from "@ats/core/careers/page-texts";
import { digestSchema } from "@ats/core/notifications/digest";
import { email } from "@ats/core/validation/email";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { html } from "hono/html";
import { sql } from "kysely";
import { z } from "zod";
import { careersCompany, presentCompany } from "../careers/adverts.ts";
import { type CareersView, frame } from "../careers/careers-view.ts";
import { pageLanguage } from "../careers/page-language.ts";
import { inCompany } from "../database/database.ts";
import { diskFull } from "../kernel/failure.ts";
import { HttpError, notFound } from "../kernel/http-error.ts";
import { foreignOrigin, isOwnOrigin } from "../kernel/own-origin.ts";
import { type Markup, page, type PageEnv } from "../kernel/page.ts";
import { limitPublicWrites } from "../kernel/public-write-limits.ts";
import type { Services } from "../kernel/services.ts";
import { requestContext } from "../kernel/transport.ts";
import { alertForm } from "./alert-form.ts";
import { type AlertLink, alertLinks } from "./alert-links.ts";
import { alertSearch } from "./alert-search.ts";
import { alertDays, confirmAlert, findAlert } from "./confirm-alert.ts";
import { deleteAlerts } from "./delete-alerts.ts";
import { requestAlert } from "./request-alert.ts";
import { alertTexts, subjectOfAlert } from "./texts.ts";

type Needed = Pick<Services, "system" | "clock" | "publicUrl" | "hasRoom">;

/**
 * Pages that take requests for job alerts, and those behind the links in their mails. A GET of a link
 * only asks, because mail scanners open links; the POST acts, from the page's form or, to unsubscribe,
 * from a mail program in one click (RFC 8058).
 */
export function alertPages(services: Needed) {
  const pages = new Hono<PageEnv>();
  pages.use("/:company/alerts/*", bodyLimit({ maxSize: 10_240, onError: refuseLarge }));

  pages.post("/:company/alerts", async (context) => {
    const { raw: request } = context.req;
    if (!isOwnOrigin(request)) throw foreignOrigin();
    if (services.hasRoom && !(await services.hasRoom())) throw diskFull("database");
    await limitPublicWrites(services, requestContext(request, context.var.transport), "form");
    const { company, view, search } = await careersOf(services, context);
    if (!view.has_list) throw notFound("careers page");
    const { key, name, language } = view;
    const say = alertTexts[language];
    const body = await context.req.parseBody();
    const form = formSchema.safeParse(body);
    if (!form.success) {
      const { email: address = "", frequency = "" } = body;
      const title = fillText(careersPageTexts[language].title, { company: name });
      const again = alertForm({
        view,
        search,
        refused: { email: String(address), frequency: String(frequency) },
      });
      return context.html(frame(view, title, html`<h1>${title}</h1>${again}`), 400);
    }
    await requestAlert(services, { ...form.data, company, key, search, language });
    return context.html(
      frame(
        view,
        say.sent,
        html`${textOf(say.sent, fillText(say.sentHint, days))}${backLink(view)}`,
      ),
    );
  });

  pages.on(methods, linkPath("confirm"), async (context) => {
    const link = await linkOf(services, context, "confirm");
    const now = services.clock();
    if (link && context.req.method === "POST")
      await inCompany(services.system, link.company_id, (db) => confirmAlert(db, link, now));
    const alert = link && (await findAlert(services.system, link, now).executeTakeFirst());
    return answer(services, context, (language) => {
      const say = alertTexts[language];
      if (!alert)
        return { title: say.notValid, hint: fillText(say.notValidHint, days), isMissing: true };
      const about = subjectOfAlert(language, alert.company, alert.search);
      const hint = `${about}. ${say[alert.frequency]}.`;
      return alert.confirmed_date_time
        ? { title: say.confirmed, hint: say.confirmedHint }
        : { title: say.confirm, hint, button: say.confirmButton };
    });
  });

  pages.on(methods, linkPath("unsubscribe"), async (context) => {
    const link = await linkOf(services, context, "unsubscribe");
    if (link && context.req.method === "POST")
      await inCompany(services.system, link.company_id, (db) =>
        deleteAlerts(db, sql`id = ${link.id}`),
      );
    const alert =
      link && (await findAlert(services.system, link, services.clock()).executeTakeFirst());
    return answer(services, context, (language) => {
      const say = alertTexts[language];
      if (!link)
        return { title: say.notValid, hint: fillText(say.notValidHint, days), isMissing: true };
      if (!alert) return { title: say.stopped, hint: say.stoppedHint };
      const hint = subjectOfAlert(language, alert.company, alert.search);
      return { title: say.stop, hint, button: say.stopButton };
    });
  });
  return pages;
}

const days = { days: alertDays };
const formSchema = z.object({ email, frequency: digestSchema.shape.frequency.catch("DAILY") });

const refuseLarge = () => {
  throw new HttpError(413, "The request is larger than 10 kB. Shorten it and try again.");
};

const methods = ["GET", "POST"];
const linkPath = (kind: AlertLink) => `/:company/alerts/${kind}/:text/:signature`;

async function linkOf(services: Needed, context: Context<PageEnv>, kind: AlertLink) {
  const { text = "", signature = "" } = context.req.param();
  return (await alertLinks(services, kind)).read(text, signature);
}

/** The company whose careers page the address is below, and the search that it names. */
async function careersOf(services: Needed, context: Context<PageEnv>) {
  const { search: query } = new URL(context.req.url);
  const address = careersAddress(`/careers/${context.req.param("company")}${query}`);
  if (!address) throw notFound("careers page");
  const { company: key, source, lang } = address;
  const company = await careersCompany(services.system, { company: key });
  const search = alertSearch(address);
  const visit = { ...(source && { source }), ...(lang && { lang }) };
  const view: CareersView = {
    ...presentCompany(company),
    key,
    visit,
    language: pageLanguage(context, query),
    path: careersPath(key, undefined, { ...visit, ...search }),
    publicUrl: services.publicUrl,
    nonce: context.var.nonce,
  };
  return { company, view, search };
}

interface Answer {
  title: string;
  hint: string;
  /** Text of the button that acts. */
  button?: string;
  isMissing?: boolean;
}

/** Answers with a page of the company, or with a plain one when it has no careers page any more. */
async function answer(
  services: Needed,
  context: Context<PageEnv>,
  say: (language: CareersView["language"]) => Answer,
): Promise<Response> {
  const { pathname, search } = new URL(context.req.url);
  const view = await careersOf(services, context).then(
    (found) => ({ ...found.view, path: pathname + search }),
    (error: unknown) => {
      if (!(error instanceof HttpError) || error.status !== 404) throw error;
      return undefined;
    },
  );
  context.header("vary", "accept-language", { append: true });
  const language = view?.language ?? pageLanguage(context, search);
  const { title, hint, button, isMissing } = say(language);
  const content = html`${textOf(title, hint)}
${button ? html`<form method="post"><button>${button}</button></form>` : ""}${view ? backLink(view) : ""}`;
  const { nonce } = context.var;
  const body = view
    ? frame(view, title, content)
    : page({ title, nonce, language }, html`<main>${content}</main>`);
  return context.html(body, isMissing ? 404 : 200);
}

const textOf = (title: string, hint: string): Markup => html`<h1>${title}</h1><p>${hint}</p>`;

const backLink = ({ key, visit, language }: CareersView): Markup =>
  html`<p><a href="${careersPath(key, undefined, visit)}">${alertTexts[language].back}</a></p>`;
