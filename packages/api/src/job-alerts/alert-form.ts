import { fillText } from "@ats/core/careers/page-texts";
import { digestFrequencies } from "@ats/core/notifications/digest";
import { html } from "hono/html";
import type { CareersView } from "../careers/careers-view.ts";
import type { Markup } from "../kernel/page.ts";
import { alertsPath } from "./alert-links.ts";
import { type AlertSearch, alertSearch } from "./alert-search.ts";
import { alertDays } from "./confirm-alert.ts";
import { alertTexts, subjectOfAlert } from "./texts.ts";

interface FormProps {
  view: CareersView;
  search: AlertSearch;
  /** Values of a form that was refused for its address. */
  refused?: { email: string; frequency: string };
}

/** Leads from the top of the careers list to the form below it. */
export const alertLink = ({ language, visit }: CareersView): Markup | "" =>
  visit.internal ? "" : html`<p><a href="#alerts">${alertTexts[language].heading}</a></p>`;

/** Asks for mail about new vacancies that match the search. Internal vacancies have none. */
export function alertForm({ view, search, refused }: FormProps): Markup | "" {
  const { key, name, language, visit } = view;
  if (visit.internal) return "";
  const say = alertTexts[language];
  const wanted = alertSearch(search);
  const invalid = html`aria-invalid="true" aria-describedby="alerts-problem" autofocus`;
  return html`<section aria-labelledby="alerts"><h2 id="alerts">${say.heading}</h2>
<p>${subjectOfAlert(language, name, wanted)}</p>
<form method="post" action="${alertsPath(key, { ...visit, ...wanted })}">
<label>${say.email}<input type="email" name="email" required maxlength="254" autocomplete="email" value="${refused?.email ?? ""}" ${refused ? invalid : ""}></label>
${refused ? html`<p id="alerts-problem" role="alert">${say.wrongEmail}</p>` : ""}
<label>${say.frequency}<select name="frequency">${digestFrequencies.map(
    (each) =>
      html`<option value="${each}"${each === refused?.frequency ? html` selected` : ""}>${say[each]}</option>`,
  )}</select></label>
<button>${say.ask}</button></form>
<p><small>${fillText(say.privacy, { days: alertDays })}</small></p></section>`;
}
