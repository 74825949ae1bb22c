import { z } from "zod";

/** Number of codes issued together. */
export const recoveryCodeCount = 10;
/** Letters and digits that are not mistaken for each other; each carries five bits. */
export const recoveryAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
/** Characters of a code: 80 bits, too many to guess from a hash. */
export const recoveryLength = 16;

/** Formats "k7m2q9xw4thz0c5d" as "k7m2-q9xw-4thz-0c5d". */
export const formatRecoveryCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? "";

/** Ignores punctuation and case, and maps look-alikes to one character. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");

const whole = new RegExp(`^[${recoveryAlphabet}]{${recoveryLength}}$`);

/** A recovery code in any spelling. */
export const recoveryCode = z
  .string()
  .max(100, "Enter one recovery code at a time.")
  .transform(plain)
  .refine((code) => whole.test(code), "Enter one of your recovery codes: 16 letters and digits.");
