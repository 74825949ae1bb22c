import { careersPath, type Visit } from "@ats/core/careers/address";
import { careersPageTexts, fillText } from "@ats/core/careers/page-texts";
import { type Salary, salaryRange } from "@ats/core/jobs/salary";
import type { Language } from "@ats/core/languages/language";
import { languages, pathIn } from "@ats/core/languages/languages";
import { html } from "hono/html";
import { type Markup, page } from "../kernel/page.ts";
import { dayIn } from "../mail/applicant-language.ts";
import type { AdvertRow } from "./adverts.ts";

/** The company whose careers page is shown, to whom, and in which language. */
export interface CareersView {
  /** The company in careers addresses. */
  key: string;
  name: string;
  /** False when the visitor may not see the company's list of adverts. */
  has_list: boolean;
  visit: Visit;
  language: Language;
  /** Path of the page shown, with its query. */
  path: string;
  nonce: string;
}

export const closingDay = (
  language: Language,
  { closing_date_time, time_zone }: Pick<AdvertRow, "closing_date_time" | "time_zone">,
): string => (closing_date_time ? dayIn(language, closing_date_time, time_zone) : "");

export function salaryIn(language: Language, salary: Salary): string | undefined {
  const range = salaryRange(salary);
  return range && fillText(careersPageTexts[language][range.wording], { ...range });
}

/** What a list says about an advert besides its title. */
export const factsIn = (
  { language, name }: Pick<CareersView, "language" | "name">,
  job: AdvertRow,
): string =>
  [job.brand_name !== name && job.brand_name, job.location, job.job_type, salaryIn(language, job)]
    .filter(Boolean)
    .join(" · ");

/** Writes a whole careers page around its content. */
export function frame(view: CareersView, title: string, content: Markup, head?: Markup): Markup {
  const { key, name, has_list, visit, language, path, nonce } = view;
  const say = careersPageTexts[language];
  const link = has_list
    ? html`<a href="${careersPath(key, undefined, visit)}">${name}</a>`
    : html`<span>${name}</span>`;
  const choices = Object.entries(languages).map(
    ([id, { name }]) =>
      html`<li><a lang="${id}" hreflang="${id}" href="${pathIn(id as Language, path)}"${
        id === language ? html` aria-current="true"` : ""
      }>${name}</a></li>`,
  );
  return page(
    { title, nonce, language: languages[language].locale, style, ...(head && { head }) },
    html`<header>${link}<nav aria-label="${say.language}"><ul>${choices}</ul></nav></header>
<main>${content}</main>`,
  );
}

const style = `header{display:flex;flex-wrap:wrap;gap:.5rem 2rem;justify-content:space-between;align-items:center;
padding:1rem;border-bottom:1px solid var(--line);background:var(--surface)}
header>a,header>span{font-weight:600}
header ul{display:flex;gap:1rem;list-style:none;margin:0;padding:0}
header [aria-current]{color:var(--text);text-decoration:none;font-weight:600}
form{display:flex;flex-wrap:wrap;gap:1rem;align-items:end;margin:1.5rem 0}
label{flex:1 1 11rem}
label:first-child{flex-basis:100%}
input,select{display:block;width:100%;font:inherit;padding:.55rem .6rem;color:inherit;background:var(--surface);
border:1px solid var(--field);border-radius:.5rem}
.list{list-style:none;margin:0;padding:0}
.list li,article,dl{background:var(--surface);border:1px solid var(--line);border-radius:.75rem;padding:1rem 1.25rem;margin:0 0 1rem}
.list a{font-weight:600;font-size:1.1rem;overflow-wrap:anywhere}
p{margin:.25rem 0 1rem}
.list p{margin:.25rem 0 0}
small,dt,[role=status]{color:var(--muted)}
dl{display:grid;grid-template-columns:repeat(auto-fill,minmax(13rem,1fr));gap:1rem}
dd{margin:0;overflow-wrap:anywhere}
article{overflow-wrap:anywhere}
article img{max-width:100%;height:auto}
main nav{display:flex;gap:2rem}
`;
