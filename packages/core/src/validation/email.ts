import { z } from "zod";
import { withoutInvisible } from "./invisible.ts";

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

/** An email address; characters that show nothing, as pasted with it, are left out. */
export const email = z
  .string()
  .max(2 * emailMaxLength, { error: emailMessage, abort: true })
  .transform(withoutInvisible)
  .refine(isEmail, emailMessage);

/**
 * The form in which email addresses are compared: without case and invisible characters, the domain
 * in ASCII. `Ann@Bücher.example` is `ann@xn--bcher-kva.example`.
 */
export function emailKey(address: string): string {
  const key = withoutInvisible(address).normalize("NFKC").toLowerCase();
  if (/^[ -~]*$/.test(key)) return key;
  const at = key.lastIndexOf("@") + 1;
  const url = `http://${key.slice(at)}`;
  return URL.canParse(url) ? key.slice(0, at) + new URL(url).hostname : key;
}
