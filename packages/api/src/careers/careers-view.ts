import { careersPath, type Visit } from "@ats/core/careers/address";
import type { BrandLook } from "@ats/core/careers/brand";
import { careersStyle } from "@ats/core/careers/page-style";
import { careersPageTexts, fillText } from "@ats/core/careers/page-texts";
import { type Salary, salaryRange } from "@ats/core/jobs/salary";
import type { Language } from "@ats/core/languages/language";
import { languages, pathIn } from "@ats/core/languages/languages";
import { html } from "hono/html";
import { type Markup, page } from "../kernel/page.ts";
import { dayIn } from "../mail/applicant-language.ts";
import type { AdvertRow } from "./adverts.ts";
import { companySign } from "./company-sign.ts";

/** The company whose careers page is shown, to whom, and in which language. */
export interface CareersView {
  /** The company in careers addresses. */
  key: string;
  name: string;
  /** False when the visitor may not see the company's list of adverts. */
  has_list: boolean;
  brand: BrandLook | null;
  visit: Visit;
  language: Language;
  /** Path of the page shown, with its query. */
  path: string;
  /** Address of the product, for links from elsewhere. */
  publicUrl: string;
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

/** Facts about an advert that a list shows beside its title. */
export const factsIn = (
  { language, name }: Pick<CareersView, "language" | "name">,
  job: AdvertRow,
): string =>
  [job.brand_name !== name && job.brand_name, job.location, job.job_type, salaryIn(language, job)]
    .filter(Boolean)
    .join(" · ");

/** Writes a whole careers page around its content. */
export function frame(view: CareersView, title: string, content: Markup, head?: Markup): Markup {
  const { key, has_list, brand, visit, language, path, nonce } = view;
  const say = careersPageTexts[language];
  const link = has_list
    ? html`<a href="${careersPath(key, undefined, visit)}">${companySign(view)}</a>`
    : html`<span>${companySign(view)}</span>`;
  const choices = Object.entries(languages).map(
    ([id, { name }]) =>
      html`<li><a lang="${id}" hreflang="${id}" href="${pathIn(id as Language, path)}"${
        id === language ? html` aria-current="true"` : ""
      }>${name}</a></li>`,
  );
  return page(
    {
      title,
      nonce,
      language: languages[language].locale,
      style: careersStyle,
      brand,
      ...(head && { head }),
    },
    html`<header>${link}<nav aria-label="${say.language}"><ul>${choices}</ul></nav></header>
<main>${content}</main>`,
  );
}
