import { applyPath } from "@ats/core/careers/address";
import { careersPageTexts } from "@ats/core/careers/page-texts";
import { advertFacts } from "@ats/core/jobs/advert-facts";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { html, raw } from "hono/html";
import type { Markup } from "../kernel/page.ts";
import type { FormRow } from "./adverts.ts";
import { type CareersView, closingDay, frame, salaryIn } from "./careers-view.ts";
import { excerpt, pageHead } from "./page-head.ts";

/** Shows a vacancy, with a way to its application form before and after the text. */
export function advertPage(view: CareersView, job: FormRow, posting?: object): Markup {
  const say = careersPageTexts[view.language];
  const facts = advertFacts(job, {
    salary: salaryIn(view.language, job),
    closingDate: closingDay(view.language, job),
  });
  const apply = html`<p><a class="button" href="${applyPath(view.key, job.job_number, view.visit)}">${say.apply}</a></p>`;
  return frame(
    view,
    `${job.title} – ${job.brand_name}`,
    html`<h1>${job.title}</h1>${apply}
<dl>${facts.map(({ name, fact }) => html`<div><dt>${say[name]}</dt><dd>${fact}</dd></div>`)}</dl>
<article>${raw(cleanRichText(job.description))}</article>${apply}`,
    html`${pageHead(view, {
      title: job.title,
      description: excerpt(job.description),
      job_number: job.job_number,
    })}${posting ? structuredData(posting, view.nonce) : ""}`,
  );
}

/** Embeds data in a page so that no text of it can end its element. */
const structuredData = (data: object, nonce: string): Markup =>
  html`<script type="application/ld+json" nonce="${nonce}">${raw(JSON.stringify(data).replaceAll("<", "\\u003c"))}</script>`;
