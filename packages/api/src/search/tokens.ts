import { emailKey } from "@ats/core/validation/email";
import type { CandidateTable } from "../candidates/tables.ts";
import type { JobTable } from "../jobs/tables.ts";
import { joinedNames } from "./joined-names.ts";
import { nationalNumber } from "./national-number.ts";
import { tokenOf, words } from "./normalise.ts";

export type CandidateFields = Pick<
  CandidateTable,
  | "candidate_number"
  | "first_name"
  | "last_name"
  | "email"
  | "contact_mobile_number"
  | "city"
  | "postcode"
  | "current_jobtitle"
  | "current_employer"
>;

type JobFields = Pick<
  JobTable,
  "title" | "job_number" | "location" | "postal_code" | "brand_name"
> & { recruiter_first_name: string; recruiter_last_name: string };

/**
 * Tokens of a candidate and of the texts of the company's own fields; true for one from a field that
 * anonymisation hides.
 */
export function candidateTokens(
  candidate: CandidateFields,
  ownTexts: readonly string[] = [],
): Map<string, boolean> {
  const tokens = new Map(identifyingTokens(candidate, ownTexts).map((token) => [token, true]));
  return tokens.set(String(candidate.candidate_number), false);
}

function identifyingTokens(candidate: CandidateFields, ownTexts: readonly string[]): string[] {
  const first = words(candidate.first_name);
  const last = words(candidate.last_name);
  const local = localPart(candidate.email);
  const postcode = words(candidate.postcode ?? "");
  const title = words(candidate.current_jobtitle ?? "");
  const city = words(candidate.city ?? "");
  return [
    ...first,
    ...last,
    ...joinedNames(candidate.first_name, candidate.last_name),
    tokenOf([...first, ...last]),
    tokenOf([...last, ...first]),
    ...words(candidate.email),
    ...words(emailKey(candidate.email)),
    ...local,
    tokenOf(local),
    ...phoneForms(candidate.contact_mobile_number),
    ...postcodeForms(postcode),
    ...title,
    ...city,
    ...[
      [...title, ...city],
      ...title.map((word) => [word, ...city]),
      [...last, ...city],
      [...last, ...postcode],
    ].map(tokenOf),
    ...words(candidate.current_employer ?? ""),
    ...ownTexts.flatMap(words),
  ].filter(Boolean);
}

/** Words of the display name of every anonymised candidate. */
export const openWords = ["anonymised", "candidate"] as const;

/**
 * The columns by which a candidate is found: normalised words of every field, each after a space, for
 * searches of several words; and the key of the email.
 */
export function candidateSearchText(
  candidate: CandidateFields,
  ownTexts: readonly string[] = [],
): {
  search_text: string;
  anonymous_search_text: string;
  email_key: string;
} {
  const number = String(candidate.candidate_number);
  const all = new Set([...identifyingTokens(candidate, ownTexts), number]);
  return {
    search_text: ` ${[...all].filter((token) => !token.includes(" ")).join(" ")}`,
    anonymous_search_text: ` ${openWords.join(" ")} ${number}`,
    email_key: emailKey(candidate.email),
  };
}

export function jobTokens(job: JobFields, ownTexts: readonly string[] = []): Set<string> {
  const phrases = [
    job.title,
    job.location,
    job.brand_name,
    `${job.recruiter_first_name} ${job.recruiter_last_name}`,
    `${job.recruiter_last_name} ${job.recruiter_first_name}`,
  ].map(words);
  return new Set([
    ...phrases.flat(),
    ...phrases.map(tokenOf),
    ...postcodeForms(words(job.postal_code ?? "")),
    String(job.job_number),
    ...ownTexts.flatMap(words),
  ]);
}

/** People remember a telephone number by its last six digits. */
export const lastDigits = 6;

const localPart = (email: string) => words(email.split("@")[0] ?? "");

/** `+447700900123` also as `07700900123` and `900123`, `+34612345678` also as `612345678`. */
function phoneForms(phone: string | null): string[] {
  const digits = (phone ?? "").replace(/\D/g, "");
  if (!digits) return [];
  const national = nationalNumber(digits);
  // Without its zero, a number of this country is read as one.
  const withoutZero = digits.startsWith("44") ? [] : [national];
  return [digits, `0${national}`, ...withoutZero, digits.slice(-lastDigits)];
}

/** `SW1A 1AA` as `sw1a1aa`, `sw1a` and `1aa`. */
const postcodeForms = (parts: string[]) => [parts.join(""), ...parts];
