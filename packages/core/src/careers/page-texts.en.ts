import { advertFactNames } from "../jobs/advert-facts.ts";
import { salaryWordings } from "../jobs/salary.ts";

/** Texts of the pages that list and show vacancies. */
export const english = {
  title: "Work at {company}",
  internalTitle: "Internal vacancies at {company}",
  vacancies: { zero: "No vacancies", one: "1 vacancy", other: "{count} vacancies" },
  search: "Search vacancies",
  any: "Any",
  find: "Search",
  clear: "Clear search",
  noMatch: "No vacancies match your search",
  noMatchHint: "Try another word, or a place nearby.",
  empty: "No vacancies at the moment",
  emptyHint: "New vacancies will appear here.",
  closes: "Closes {date}",
  pages: "Pages",
  previous: "Previous",
  next: "Next",
  apply: "Apply",
  language: "Language",
  closed: "This vacancy has closed",
  closedHint: "{job} no longer takes applications.",
  otherVacancies: "See all vacancies",
  notThere: "There is no vacancy at this address",
  notThereHint: "It may have closed. Look at the company’s other vacancies, or check the address.",
  ...advertFactNames,
  ...salaryWordings,
};

/** The same texts in any language. */
export type PageTexts = Record<Exclude<keyof typeof english, "vacancies">, string> &
  Pick<typeof english, "vacancies">;
