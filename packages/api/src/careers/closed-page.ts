import { careersPath } from "@ats/core/careers/address";
import { careersPageTexts, fillText } from "@ats/core/careers/page-texts";
import { html } from "hono/html";
import { type Markup, page } from "../kernel/page.ts";
import { type CareersView, frame } from "./careers-view.ts";
import { noIndex } from "./page-head.ts";

/** Says that a vacancy has closed, and leads to the company's others. */
export function closedPage(view: CareersView, job: string): Markup {
  const say = careersPageTexts[view.language];
  const link = html`<p><a href="${careersPath(view.key, undefined, view.visit)}">${say.otherVacancies}</a></p>`;
  return frame(
    view,
    say.closed,
    html`<h1>${say.closed}</h1><p>${fillText(say.closedHint, { job })}</p>${view.has_list ? link : ""}`,
    noIndex,
  );
}

/** Says that an address has no vacancy, and never had one. */
export function notTherePage({ language, nonce }: Pick<CareersView, "language" | "nonce">): Markup {
  const say = careersPageTexts[language];
  return page(
    { title: say.notThere, nonce, language, head: noIndex },
    html`<main><h1>${say.notThere}</h1><p>${say.notThereHint}</p></main>`,
  );
}
