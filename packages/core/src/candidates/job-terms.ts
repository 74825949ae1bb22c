import { longestTitle } from "../jobs/job-input.ts";

/** A word of a job's title, or an attribute of its scorecard. */
export interface JobTerm {
  /** As the job has it. */
  term: string;
  /** The term in every spelling that means the same. */
  spellings: string[];
  /** A detail is a word of the title that does not name the work: a grade, a shift, the place. */
  kind: "title" | "detail" | "attribute";
}

/** A term whose weight is above nought. */
export interface WeighedTerm extends JobTerm {
  weight: number;
}

const setOf = (words: string) => new Set(words.split(" "));

/** Words that say nothing about who does the job. */
const empty = setOf(
  "a an and at for from in of on or the to with level band grade job role full part time temporary permanent",
);

const details = setOf(
  "senior junior principal trainee experienced day days night nights evenings weekends remote hybrid",
);

/** Spellings and abbreviations that always mean the same. */
const sameWords = [
  ["adviser", "advisor"],
  ["coordinator", "co-ordinator"],
  ["hr", "human resources"],
  ["it", "information technology"],
  ["hgv", "lgv"],
];

const most = 12;

const wordsOf = (text: string) =>
  text.match(/\.?[\p{L}\p{M}\p{N}]+(?:[.&'’-][\p{L}\p{M}\p{N}]+)*[+#]*/gu) ?? [];

/**
 * Returns the search terms of a job, each once: the words that name the work, the attributes of its
 * scorecard, and the details of its title.
 */
export function jobTerms(job: {
  title: string;
  location: string;
  attributes: readonly string[];
}): JobTerm[] {
  const title = job.title.slice(0, longestTitle).replace(/ \(copy\)/g, "");
  const place = setOf(wordsOf(job.location).join(" ").toLowerCase());
  // "Lead" is a grade in "Lead Nurse", and the work itself in "Clinical Lead".
  const isGrade = (word: string) => word === "lead" && /\blead \p{L}/iu.test(title);
  const isDetail = (word: string) => details.has(word) || place.has(word) || isGrade(word);
  const words = wordsOf(title).filter(
    (word) => word.length > 1 && !/^\d+$/.test(word) && !isEmpty(word.toLowerCase()),
  );
  const names = words.filter((word) => !isDetail(word.toLowerCase()));
  const terms = new Map<string, JobTerm>();
  const add = (kind: JobTerm["kind"], each: readonly string[]) => {
    for (const term of each) {
      const key = term.toLowerCase();
      if (!terms.has(key)) terms.set(key, { term, spellings: spellingsOf(key), kind });
    }
  };
  add("title", names.length > 0 ? names : words);
  add("attribute", job.attributes);
  add("detail", words);
  return [...terms.values()];
}

const isEmpty = (word: string) => word.split("-").every((part) => empty.has(part));

const spellingsOf = (word: string) => sameWords.find((same) => same.includes(word)) ?? [word];

/**
 * Weighs terms by how few of the company's jobs have them. An attribute that many jobs have is a
 * phrase of the company's standard scorecard, and is left out. A word that names the work keeps a
 * little weight even where every job has it.
 */
export function weighTerms(
  terms: readonly (JobTerm & { jobs: number })[],
  allJobs: number,
): WeighedTerm[] {
  return terms
    .filter(({ kind, jobs }) => kind !== "attribute" || jobs <= Math.max(1, allJobs * mostOfOwn))
    .map(({ jobs, ...term }) => ({
      ...term,
      weight: Math.log((allJobs + (term.kind === "title" ? 1 : 0)) / jobs),
    }))
    .filter(({ weight }) => weight > 0)
    .slice(0, most);
}

/** Share of the jobs up to which an attribute is about a job, not about the company. */
const mostOfOwn = 0.25;
