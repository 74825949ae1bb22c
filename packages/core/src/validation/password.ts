import { z } from "zod";

/** Length of a new password. There are no composition rules: length makes it hard to guess. */
export const passwordLength = { min: 15, max: 128 } as const;

/** Messages about a new password, in the form and the API. */
export const passwordMessages = {
  missing: "Enter your password.",
  short: `Use ${passwordLength.min} characters or more.`,
  long: `Use ${passwordLength.max} characters or fewer.`,
  personal:
    "Use more than your name, email address or company name, because others know them. Add words that have nothing to do with you.",
  guessable:
    "This password is too easy to guess: it is made of common passwords, rows of keys or repetitions. Use four words that have nothing to do with each other.",
  same: "Choose a password different from the old one.",
} as const;

/** A password typed to sign in; older ones may be short. */
export const typedPassword = z
  .string()
  .min(1, passwordMessages.missing)
  .max(2 * passwordLength.max, passwordMessages.long);

/** Checks a new password's length; {@link newPasswordProblem} also compares it with its owner. */
export const newPassword = z
  .string()
  // A character takes two units at most.
  .max(2 * passwordLength.max, { error: passwordMessages.long, abort: true })
  .refine((password) => lengthOf(password) >= passwordLength.min, passwordMessages.short)
  .refine((password) => lengthOf(password) <= passwordLength.max, passwordMessages.long);

export interface PasswordOwner {
  email: string;
  name?: string | undefined;
  company_name?: string | undefined;
}

/** Words that others know of a person, the longest first. */
export function personalWords({ email, name = "", company_name = "" }: PasswordOwner): string[] {
  const [local = "", domain = ""] = email.split("@");
  const wholes = [email, local, domain, name, company_name];
  const parts = wholes.flatMap((words) => words.split(/[^\p{L}\p{N}]+/u));
  return [...new Set([...wholes, ...parts])]
    .filter((word) => word.length >= 3)
    .toSorted((a, b) => b.length - a.length);
}

/**
 * Explains why a new password is refused; undefined for a good one. The server also refuses what is
 * easy to guess.
 */
export function newPasswordProblem(password: string, owner: PasswordOwner): string | undefined {
  const { error } = newPassword.safeParse(password);
  if (error) return error.issues[0]?.message;
  return isPersonalAlone(password, owner) ? passwordMessages.personal : undefined;
}

/** Letters beside the personal words that make a password more than personal. */
const ownLetters = 6;

/** True when few letters are left after removing the words that others know of the owner. */
function isPersonalAlone(password: string, owner: PasswordOwner): boolean {
  const whole = plain(password);
  let rest = whole;
  for (const word of personalWords(owner).map(plain))
    if (word.length >= 3) rest = rest.replaceAll(word, " ");
  return rest !== whole && rest.replace(/\P{L}/gu, "").length < ownLetters;
}

/** Keeps letters and digits only, in lower case. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Counts characters as people do, nearly: an emoji of one code point counts once. */
const lengthOf = (text: string): number => [...text].length;
