import type { Language } from "../languages/language.ts";
import { welsh } from "./page-texts.cy.ts";
import { english, type PageTexts } from "./page-texts.en.ts";

/** Texts of the pages that list and show vacancies, which need no script. */
export const careersPageTexts: Record<Language, PageTexts> = { en: english, cy: welsh };

/** Fills the `{names}` of a text. */
export const fillText = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
