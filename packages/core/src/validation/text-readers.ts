import { mentionedIn } from "../applications/mentions.ts";
import {
  checkRow,
  importFieldNames,
  parseYesNo,
  suggestMapping,
} from "../candidates/candidate-import.ts";
import { cvFacts } from "../candidates/cv-facts.ts";
import { jobTerms } from "../candidates/job-terms.ts";
import { nameFrom, splitName } from "../candidates/split-name.ts";
import { careersAddress } from "../careers/address.ts";
import { decimalMarkIn, readAmount, readDecimal } from "../costs/read-amount.ts";
import { checkAdvert } from "../jobs/advert-check.ts";
import { readDate, shownOrder } from "../lists/cell-date.ts";
import { csvRows, isFormula } from "../lists/csv-rows.ts";
import { readCell } from "../lists/spreadsheet-cell.ts";
import { textParts } from "../messages/text-parts.ts";
import { recoveryCode } from "../session/recovery-code.ts";
import { escapeMarkup, lintTags, merge, usesInterviewTags } from "../templates/merge-tags.ts";
import { plainTextOf } from "../templates/plain-text.ts";
import { toCsv } from "./csv.ts";
import { isEmail } from "./email.ts";
import { isBlankMarkup } from "./email-sending.ts";
import { withoutTags } from "./markup.ts";
import { newPasswordProblem } from "./password.ts";
import { cleanRichText } from "./rich-text.ts";
import { digitsTyped, toE164 } from "./telephone-number.ts";
import { telephone } from "./telephone.ts";
import { sanitiseText } from "./text.ts";

const people = ["Ann", "Bo", "Cy"].map((first_name) => ({ first_name, last_name: "Lee" }));
/** The functions of this package that read users' text. */
export const textReaders: Record<string, (text: string) => unknown> = {
  sanitiseText,
  cleanRichText,
  withoutTags,
  plainTextOf,
  isBlankMarkup,
  checkAdvert: (description) => checkAdvert({ description, salary_min: null, salary_max: null }),
  merge: (text) => merge(text, { "candidate.first_name": "Ann" }),
  lintTags,
  usesInterviewTags,
  escapeMarkup,
  isEmail,
  telephone: (text) => telephone.safeParse(text),
  toE164: (text) => toE164(text),
  digitsTyped: (text) => digitsTyped(text),
  parseYesNo,
  splitName,
  nameFrom: (text) => nameFrom({ full_name: text, first_name: text, last_name: "" }),
  readDate: (text) => readDate(text, "day"),
  shownOrder,
  readCell,
  decimalMarkIn: (text) => decimalMarkIn([text]),
  readAmount: (text) => readAmount(text, "GBP", "."),
  readDecimal,
  suggestMapping: (text) => suggestMapping([text]),
  checkRow: (text) =>
    checkRow(
      { headings: importFieldNames, mapping: importFieldNames, date_order: "day" },
      importFieldNames.map(() => text),
      new Date(0),
    ),
  cvFacts: (text) => cvFacts(text, text),
  jobTerms: (title) => jobTerms({ title, location: title, attributes: [title] }),
  mentionedIn: (text) => mentionedIn(text, people),
  careersAddress,
  csvRows: async (text) => {
    for await (const rows of csvRows([text])) isFormula(rows[0]?.cells[0] ?? "");
  },
  "csvRows of small chunks": async (text) => {
    for await (const rows of csvRows(text.match(/[^]{1,16}/g) ?? []))
      isFormula(rows[0]?.cells[0] ?? "");
  },
  toCsv: (text) => toCsv([[text]]),
  textParts,
  recoveryCode: (text) => recoveryCode.safeParse(text),
  newPasswordProblem: (text) => newPasswordProblem(text, { email: text, company_name: text }),
};
