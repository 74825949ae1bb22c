import { withoutTags } from "../validation/markup.ts";
import { type JobInput, longestAdvert } from "./job-input.ts";

/**
 * Word beginnings that read as masculine or feminine in job adverts (Gaucher, Friesen and Kay,
 * 2011), in British and American spelling.
 */
const masculine =
  "active adventurous aggress ambitio analy assert athlet autonom battle boast challeng champion compet confident courag decid decisi defend determin domina driven fearless fight force greedy headstrong hierarch hostil impulsive independen individual intellect lead logic ninja objective opinion outspoken persist principle reckless rockstar self-confiden self-relian self-sufficien stubborn superior".split(
    " ",
  );
const feminine =
  "agree affectionate child cheer collab commit communal compassion connect considerate cooperat co-operat depend emotiona empath enthusias feel gentle honest interpersonal interdependen kind kinship loyal modesty nag nurtur pleasant polite quiet respon sensitiv shar submissive support sympath tender togeth trust understand warm whin yield".split(
    " ",
  );

export interface AdvertFinding {
  id:
    | "salary"
    | "masculine"
    | "feminine"
    | "reading_age"
    | "length"
    | `posting_${"location" | "postcode" | "type" | "closing" | "title"}`;
  /** The finding and what to do about it. */
  message: string;
  words: string[];
}

/** Suggests improvements to an advert; suggestions never prevent publishing. Works offline. */
export function checkAdvert(
  job: Pick<JobInput, "description" | "salary_min" | "salary_max">,
): AdvertFinding[] {
  const text = plain(job.description);
  const words = wordsOf(text);
  const findings: AdvertFinding[] = [];
  const find = (id: AdvertFinding["id"], message: string, found: string[] = []) =>
    findings.push({ id, message, words: found });
  if (job.salary_min === null && job.salary_max === null)
    find("salary", "No salary is shown. Adverts with a salary get more and fairer applications.");
  if (words.length === 0) return findings;
  const [male, female] = [coded(words, masculine), coded(words, feminine)];
  if (male.length > female.length)
    find("masculine", "More words read as masculine than feminine. Replace some.", male);
  if (female.length > male.length * 2 && female.length > 3)
    find("feminine", "Many words read as feminine. Replace some, or balance them.", female);
  const age = ageOf(text, words);
  if (age > 14)
    find("reading_age", `The reading age is ${age}. Shorten sentences to bring it down to 14.`);
  if (words.length < 80)
    find(
      "length",
      "The advert is short. Describe a typical day, what you need and what you offer.",
    );
  if (words.length > 700)
    find("length", "The advert is long. Most people stop reading after 700 words.");
  return findings;
}

/** Age at which the text is easy to read: the Flesch-Kincaid grade plus five. */
export function readingAge(html: string): number {
  const text = plain(html);
  return ageOf(text, wordsOf(text));
}

function ageOf(text: string, words: readonly string[]): number {
  if (words.length === 0) return 0;
  const sentences = text.split(/[.!?:](?=\s)|\n/).filter((each) => /\p{L}/u.test(each)).length || 1;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  const grade = 0.39 * (words.length / sentences) + 11.8 * (syllables / words.length) - 15.59;
  return Math.max(5, Math.round(grade + 5));
}

/** Counts groups of vowels, without a silent e. */
function syllablesOf(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouy]{1,2}/g);
  return Math.max(1, groups?.length ?? 0);
}

const coded = (words: readonly string[], beginnings: readonly string[]): string[] =>
  [...new Set(words)].filter((word) => beginnings.some((beginning) => word.startsWith(beginning)));

/** Ends a sentence after each block; reads no more than an advert may have. */
const plain = (html: string): string =>
  withoutTags(
    html.slice(0, longestAdvert).replace(/<\/(p|li|h\d|div|td|blockquote)>|<br[^<>]*>/gi, "\n"),
  )
    .replace(/&nbsp;/g, " ")
    .replace(/&amp;/g, "&")
    .trim();

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}'’-]*/gu) ?? [];
