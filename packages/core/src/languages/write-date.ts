import { dateWelsh } from "./dates.cy.ts";
import type { Language } from "./language.ts";
import { languages } from "./languages.ts";

const words: Record<Language, Readonly<Record<string, string>>> = { en: {}, cy: dateWelsh };

/** Writes a date in a language, also where `Intl` does not know it. */
export const writeDate = (
  language: Language,
  options: Intl.DateTimeFormatOptions,
  time: Date,
): string =>
  new Intl.DateTimeFormat(languages.en.locale, options)
    .formatToParts(time)
    .map(({ value }) => words[language][value] ?? value)
    .join("");
