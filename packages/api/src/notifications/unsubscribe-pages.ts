import { eventDefinitions } from "@ats/core/notifications/events";
import { to } from "@ats/core/navigation/routes";
import { Hono } from "hono";
import { html } from "hono/html";
import { brandOf } from "../careers/brands.ts";
import { companySign } from "../careers/company-sign.ts";
import { inCompany } from "../database/database.ts";
import { type Markup, page, type PageEnv } from "../kernel/page.ts";
import type { Services } from "../kernel/services.ts";
import { chooseChannels } from "./choose-channels.ts";
import { unsubscribePaths } from "./unsubscribe-paths.ts";

/**
 * Pages that stop notification mail without signing in. A GET only asks, because mail scanners open
 * links; the POST acts, from the page's form or from a mail program in one click (RFC 8058).
 */
export function unsubscribePages(services: Pick<Services, "system">) {
  const pages = new Hono<PageEnv>();
  pages.all("/:text/:signature", async (context) => {
    const { method } = context.req;
    const { nonce } = context.var;
    if (method !== "GET" && method !== "POST") return context.notFound();
    const { text, signature } = context.req.param();
    const mail = (await unsubscribePaths(services)).read(text, signature);
    if (!mail) return context.html(page({ title: notValid, nonce }, notValidBody), 404);
    const brand = await brandOf(services.system, mail.company_id);
    const { name } = await services.system
      .selectFrom("companies")
      .where("id", "=", mail.company_id)
      .select("name")
      .executeTakeFirstOrThrow();
    const header = html`<header><span>${companySign({ name, brand })}</span></header>`;
    const answer = (title: string, content: Markup) =>
      context.html(page({ title, nonce, brand }, html`${header}${content}`));
    if (method === "GET") return answer(question, ask(mail.events));
    const { event = mail.events } = await context.req.parseBody({ all: true });
    const chosen = new Set<unknown>([event].flat());
    const stopped = mail.events.filter((each) => chosen.has(each));
    await inCompany(services.system, mail.company_id, async (db) => {
      for (const event of stopped)
        await chooseChannels(db, mail, event, { MAIL: false, DIGEST: false });
    });
    return answer(done, confirm(stopped));
  });
  return pages;
}

type Events = readonly (keyof typeof eventDefinitions)[];

const question = "Stop these emails?";
const done = "You will no longer get these emails";
const notValid = "This link is not valid";

const settings = html`<p><a href="${to.Settings()}?section=notifications">Choose all notifications in Settings</a></p>`;

const ask = (events: Events): Markup => html`<main><h1>${question}</h1>
<form method="post">
<fieldset><legend>You get emails, at once or in a digest, about</legend>${events.map(
  (event) =>
    html`<label><input type="checkbox" name="event" value="${event}" checked> ${eventDefinitions[event].text}</label>`,
)}</fieldset>
<p><button>Stop these emails</button></p></form>
<p>You still see these in the product.</p>${settings}</main>`;

const confirm = (stopped: Events): Markup => html`<main><h1>${done}</h1>
<ul>${stopped.map((event) => html`<li>${eventDefinitions[event].text}</li>`)}</ul>${settings}</main>`;

const notValidBody = html`<main><h1>${notValid}</h1>
<p>It may have been cut off. Open it again from the email.</p>${settings}</main>`;
