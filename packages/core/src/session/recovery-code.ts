import { z } from "zod";

/** So many are given out together. */
export const recoveryCodeCount = 10;
/** Letters and digits that are not mistaken for each other; each is worth five bits. */
export const recoveryAlphabet = "0123456789abcdefghjkmnpqrstvwxyz";
/** Characters of a code: 80 bits, which nobody guesses from a hash. */
export const recoveryLength = 16;

/** "k7m2q9xw4thz0c5d" as people write it down: "k7m2-q9xw-4thz-0c5d". */
export const writeRecoveryCode = (code: string): string => code.match(/.{4}/g)?.join("-") ?? "";

/** What was typed as it is compared: marks and capitals do not count, look-alikes are the same. */
const plain = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^a-z0-9]/g, "")
    .replace(/o/g, "0")
    .replace(/[il]/g, "1");

const whole = new RegExp(`^[${recoveryAlphabet}]{${recoveryLength}}$`);

/** A recovery code however it was typed. */
export const recoveryCode = z
  .string()
  .max(100, "Enter one recovery code at a time.")
  .transform(plain)
  .refine((code) => whole.test(code), "Enter one of your recovery codes: 16 letters and digits.");
