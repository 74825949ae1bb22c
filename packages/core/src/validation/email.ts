import { z } from "zod";

const emailMaxLength = 254;

/** Specification §5. */
export const emailMessage = "E-mail must be valid.";

const local = String.raw`[\p{L}\p{M}\p{N}!#$%&'*+/=?^_\x60{|}~-]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`;
const top = String.raw`\p{L}[\p{L}\p{M}]{1,62}`;
const pattern = new RegExp(
  String.raw`^(?=.{1,64}@)${local}(?:\.${local})*@(?:${label}\.)+${top}$`,
  "u",
);

/**
 * No leading dot, no consecutive dots, international letters, top-level domain of 2 to 63 letters.
 * Specification §5.
 */
export const isEmail = (text: string): boolean =>
  text.length <= emailMaxLength && pattern.test(text);

export const email = z
  .string()
  .trim()
  .max(emailMaxLength, { error: emailMessage, abort: true })
  .refine(isEmail, emailMessage);
