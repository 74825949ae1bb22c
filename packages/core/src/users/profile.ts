import { z } from "zod";
import { accountSchema, roleInput } from "./account.ts";
import { plainText } from "../validation/text.ts";
import { telephone } from "../validation/telephone.ts";

/** Fields that users edit on themselves. */
export const profileInput = z.object({
  first_name: plainText(100, "Enter your first name."),
  last_name: plainText(100, "Enter your last name."),
  telephone: telephone.nullable(),
});
export type ProfileInput = z.output<typeof profileInput>;

/** Fields that administrators edit on others, too. */
export const userInput = profileInput.extend(roleInput);

export const profileSchema = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  profile_url: z.string().nullable(),
  ...accountSchema.shape,
  /** Incremented by each change; an edit names the version it started from in `If-Match`. */
  version: z.number().int(),
});
export type Profile = z.output<typeof profileSchema>;

export const photoTypes = ["image/png", "image/jpeg", "image/webp"] as const;
export type PhotoType = (typeof photoTypes)[number];
export const photoMaxBytes = 5_242_880;

/** Detects a picture's type from its first bytes, ignoring its name; undefined for any other. */
export function photoTypeOf(bytes: Uint8Array): PhotoType | undefined {
  const has = (text: string, at: number) =>
    [...text].every((character, i) => bytes[at + i] === character.charCodeAt(0));
  if (has("\x89PNG\r\n\x1a\n", 0)) return "image/png";
  if (has("\xff\xd8\xff", 0)) return "image/jpeg";
  if (has("RIFF", 0) && has("WEBP", 8)) return "image/webp";
  return undefined;
}
