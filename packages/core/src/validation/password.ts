import { z } from "zod";

/** Characters that a new password has. No rule of composition: length is what makes it hard to guess. */
export const passwordLength = { min: 15, max: 128 } as const;

/** What the form and the API say of a new password. */
export const passwordMessages = {
  missing: "Enter your password.",
  short: `Use ${passwordLength.min} characters or more.`,
  long: `Use ${passwordLength.max} characters or fewer.`,
  personal: "Use more than your email address or the name of your company: others know both.",
  same: "Choose a password that is not the old one.",
} as const;

/** A password as it is typed to sign in: older ones may be short. */
export const typedPassword = z
  .string()
  .min(1, passwordMessages.missing)
  .max(2 * passwordLength.max, passwordMessages.long);

/** A new password by its length alone; {@link newPasswordProblem} knows whose it is, too. */
export const newPassword = z
  .string()
  .refine((password) => lengthOf(password) >= passwordLength.min, passwordMessages.short)
  .refine((password) => lengthOf(password) <= passwordLength.max, passwordMessages.long);

/** Whose password it will be. */
export interface PasswordOwner {
  email: string;
  company_name?: string | undefined;
}

/** Why a new password is refused, in a sentence; undefined for a good one. */
export function newPasswordProblem(password: string, owner: PasswordOwner): string | undefined {
  const { error } = newPassword.safeParse(password);
  if (error) return error.issues[0]?.message;
  return isPersonalAlone(password, owner) ? passwordMessages.personal : undefined;
}

/** Whether nothing but signs is left without the owner's email address and company. */
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

/** Letters and digits alone, in lower case. */
const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Characters as people count them, or nearly: an emoji of one code point is one. */
const lengthOf = (text: string): number => [...text].length;
