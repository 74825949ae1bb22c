import type { Language } from "@ats/core/languages/language";
import { pathIn } from "@ats/core/languages/languages";
import { writeDate } from "@ats/core/languages/write-date";

/** Writes the day of an instant in the applicant's language. */
export const dayIn = (language: Language, time: Date, timeZone: string): string =>
  writeDate(language, { dateStyle: "long", timeZone }, time);

/** Link to a page in the applicant's language. English is what a page is in anyway. */
export const linkIn = (language: Language, path: string, publicUrl: string): string =>
  new URL(language === "en" ? path : pathIn(language, path), publicUrl).href;
