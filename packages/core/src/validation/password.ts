import { z } from "zod";

/** Length of a new password. There are no composition rules: length makes it hard to guess. */
export const passwordLength = { min: 15, max: 128 } as const;

/** Messages about a new password, in the form and the API. */
export const passwordMessages = {
  missing: "Enter your password.",
  short: `Use ${passwordLength.min} characters or more.`,
  long: `Use ${passwordLength.max} characters or fewer.`,
  personal: "Use more than your email address or company name, because others know both.",
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
  company_name?: string | undefined;
}

/** Explains why a new password is refused; undefined for a good one. */
export function newPasswordProblem(password: string, owner: PasswordOwner): string | undefined {
  const { error } = newPassword.safeParse(password);
  if (error) return error.issues[0]?.message;
  return isPersonalAlone(password, owner) ? passwordMessages.personal : undefined;
}

/** True when only punctuation is left after removing the owner's email address and company. */
function isPersonalAlone(password: string, { email, company_name = "" }: PasswordOwner): boolean {
  const [name = "", domain = ""] = email.split("@");
  const words = [
    email,
    company_name,
    domain,
    name,
    ...domain.split("."),
    ...company_name.split(" "),
  ]
    .map(plain)
    .filter((word) => word.length >= 3);
  let rest = plain(password);
  if (rest === "") return false;
  for (const word of words) rest = rest.replaceAll(word, "");
  return rest === "";
}

/** Keeps letters and digits only, in lower case. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Counts characters as people do, nearly: an emoji of one code point counts once. */
const lengthOf = (text: string): number => [...text].length;
