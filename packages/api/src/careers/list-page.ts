import { type AdvertSearch, careersPath, type Visit } from "@ats/core/careers/address";
import { careersPageTexts, fillText } from "@ats/core/careers/page-texts";
import type { SeoSettings } from "@ats/core/settings/seo";
import { html } from "hono/html";
import { alertForm, alertLink } from "../job-alerts/alert-form.ts";
import type { Markup } from "../kernel/page.ts";
import { type AdvertFilter, advertFilters, advertPageSize, type AdvertRow } from "./adverts.ts";
import type { CareersView } from "./careers-view.ts";
import { closingDay, factsIn, frame } from "./careers-view.ts";
import { pageHead } from "./page-head.ts";

interface ListProps {
  view: CareersView;
  search: AdvertSearch;
  /** How search engines and shared links show the list. */
  seo: SeoSettings;
  records: readonly AdvertRow[];
  total: number;
  /** The values to choose from in each filter. */
  choices: Record<AdvertFilter, readonly string[]>;
}

/** Lists a company's vacancies, with a search that works without a script. */
export function listPage({ view, search, seo, records, total, choices }: ListProps): Markup {
  const say = careersPageTexts[view.language];
  const { key, name, visit } = view;
  const title = fillText(visit.internal ? say.internalTitle : say.title, { company: name });
  const isNarrowed = Boolean(search.q) || advertFilters.some((filter) => search[filter]);
  const count = new Intl.PluralRules(view.language).select(total) === "one" ? "one" : "other";
  const pathOf = (page_no: number) => careersPath(key, undefined, { ...visit, ...search, page_no });
  const { page_no = 0 } = search;
  const isLast = (page_no + 1) * advertPageSize >= total;
  return frame(
    view,
    seo.title || title,
    html`<h1>${title}</h1>
<form method="get" role="search" action="${careersPath(key)}">
<label>${say.search}<input type="search" name="q" value="${search.q ?? ""}" maxlength="200"></label>
${advertFilters
  .filter((filter) => choices[filter].length > 1 || search[filter])
  .map(
    (filter) =>
      html`<label>${say[filter]}<select name="${filter}"><option value="">${say.any}</option>${choices[
        filter
      ].map(
        (choice) =>
          html`<option${choice === search[filter] ? html` selected` : ""}>${choice}</option>`,
      )}</select></label>`,
  )}
${hiddenFields(visit)}<button>${say.find}</button>
${isNarrowed ? html`<a href="${careersPath(key, undefined, visit)}">${say.clear}</a>` : ""}</form>
<p role="status">${total === 0 ? say.vacancies.zero : fillText(say.vacancies[count], { count: total })}</p>
${
  records.length === 0
    ? html`<h2>${isNarrowed ? say.noMatch : say.empty}</h2><p>${isNarrowed ? say.noMatchHint : say.emptyHint}</p>`
    : html`${alertLink(view)}<ul class="list">${records.map((job) => line(view, job))}</ul>`
}
${
  total > advertPageSize
    ? html`<nav aria-label="${say.pages}">${
        page_no > 0 ? html`<a rel="prev" href="${pathOf(page_no - 1)}">${say.previous}</a>` : ""
      } ${isLast ? "" : html`<a rel="next" href="${pathOf(page_no + 1)}">${say.next}</a>`}</nav>`
    : ""
}
${alertForm({ view, search })}`,
    pageHead(view, {
      title: seo.title || title,
      description: seo.description || title,
      picture: seo.share_picture,
    }),
  );
}

const hiddenFields = (visit: Visit) =>
  Object.entries(visit).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`,
  );

function line(view: CareersView, job: AdvertRow): Markup {
  const say = careersPageTexts[view.language];
  return html`<li><a href="${careersPath(view.key, job.job_number, view.visit)}">${job.title}</a>
<p>${factsIn(view, job)}</p>${
    job.closing_date_time
      ? html`<p><small>${fillText(say.closes, { date: closingDay(view.language, job) })}</small></p>`
      : ""
  }</li>`;
}
