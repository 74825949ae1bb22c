import { applyPath } from "@ats/core/careers/address";
import { careersPageTexts } from "@ats/core/careers/page-texts";
import { cleanRichText } from "@ats/core/validation/rich-text";
import { html, raw } from "hono/html";
import type { Markup } from "../kernel/page.ts";
import type { FormRow } from "./adverts.ts";
import { type CareersView, closingDay, frame, salaryIn } from "./careers-view.ts";

/** Shows a vacancy, with a way to its application form before and after the text. */
export function advertPage(view: CareersView, job: FormRow, posting?: object): Markup {
  const say = careersPageTexts[view.language];
  const facts = [
    [say.company, job.brand_name],
    [say.location, [job.location, job.postal_code].filter(Boolean).join(", ")],
    [say.job_type, job.job_type],
    [say.dept, job.dept],
    [say.salary, salaryIn(view.language, job)],
    [say.benefits, job.choose_benefits.join(", ")],
    [say.closingDate, job.closing_date_time && closingDay(view.language, job)],
  ] as const;
  const apply = html`<p><a class="button" href="${applyPath(view.key, job.job_number, view.visit)}">${say.apply}</a></p>`;
  return frame(
    view,
    job.title,
    html`<h1>${job.title}</h1>${apply}
<dl>${facts.map(([term, fact]) => (fact ? html`<div><dt>${term}</dt><dd>${fact}</dd></div>` : ""))}</dl>
<article>${raw(cleanRichText(job.description))}</article>${apply}`,
    posting && structuredData(posting, view.nonce),
  );
}

/** Embeds data in a page so that no text of it can end its element. */
const structuredData = (data: object, nonce: string): Markup =>
  html`<script type="application/ld+json" nonce="${nonce}">${raw(JSON.stringify(data).replaceAll("<", "\\u003c"))}</script>`;
