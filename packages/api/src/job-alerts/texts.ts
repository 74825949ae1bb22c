import { fillText } from "@ats/core/careers/page-texts";
import type { Language } from "@ats/core/languages/language";
import type { AlertSearch } from "./alert-search.ts";
import { welsh } from "./texts.cy.ts";
import { type AlertTexts, english } from "./texts.en.ts";

export const alertTexts: Record<Language, AlertTexts> = { en: english, cy: welsh };

/** Says which vacancies of a company an alert is about. */
export function subjectOfAlert(language: Language, company: string, search: AlertSearch): string {
  const { q, ...chosen } = search;
  const parts = [...(q ? [`“${q}”`] : []), ...Object.values(chosen)];
  const say = alertTexts[language];
  return fillText(parts.length > 0 ? say.some : say.all, { company, search: parts.join(", ") });
}
