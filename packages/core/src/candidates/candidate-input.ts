import { z } from "zod";
import { changedTags, tagMaxLength, tagsMax } from "../tags/tag.ts";
import { email } from "../validation/email.ts";
import { telephone } from "../validation/telephone.ts";
import { namePart, withName } from "../validation/person-name.ts";
import { plainText, sanitiseText } from "../validation/text.ts";
import { historyInput } from "./history-input.ts";

const optional = (max: number) =>
  z
    .string()
    .max(max, `Shorten this to ${max} characters or fewer.`)
    .transform((text) => sanitiseText(text) || null)
    .nullable();

const fields = z.object({
  first_name: namePart,
  last_name: namePart,
  email,
  contact_mobile_number: telephone.nullable(),
  city: optional(100),
  postcode: optional(12),
  current_jobtitle: optional(200),
  current_employer: optional(200),
  tags: z
    .array(plainText(tagMaxLength, "Enter a tag."))
    .max(tagsMax, `Keep ${tagsMax} tags or fewer.`)
    .transform((tags) => changedTags(tags, { add: [], remove: [] }))
    .default([]),
  /** Consent to be kept for future opportunities. */
  consent: z.boolean().default(false),
  /** Agreed deletion date, which overrides the company's retention period: `2027-11-21`. */
  retention_date: z.iso.date("Enter a date with day, month and year.").nullable().default(null),
  /** Leaves the saved history unchanged when absent. */
  history: historyInput.optional(),
});
/** Fields that a recruiter writes on a candidate. */
export const candidateInput = withName(fields, "Enter the first name.");
export type CandidateInput = z.output<typeof candidateInput>;

/** The part of a form that is compared with known candidates while it is being typed. */
export const duplicateInput = z.object({
  first_name: z.string().max(100),
  last_name: z.string().max(100),
  email: z.string().max(254),
  contact_mobile_number: z.string().max(40),
  postcode: z.string().max(12),
  /** The candidate being edited, who is never their own duplicate. */
  id: z.number().int().positive().optional(),
});
export type DuplicateInput = z.output<typeof duplicateInput>;

/** Reasons to suspect a duplicate: email and phone identify a person, a name only suggests one. */
export const duplicateReasons = ["email", "phone", "name"] as const;
export type DuplicateReason = (typeof duplicateReasons)[number];

export const duplicatesFound = z.object({
  records: z.array(
    z.object({
      id: z.number().int(),
      candidate_number: z.number().int(),
      name: z.string(),
      current_jobtitle: z.string().nullable(),
      city: z.string().nullable(),
      reason: z.enum(duplicateReasons),
    }),
  ),
});

/**
 * Returns keys such that any two close names share one: an unchanged half, the sorted words, or all
 * letters.
 */
export function closeNameKeys(name: string): string[] {
  const halves = (length: number) => {
    const half = Math.floor(length / 2);
    return [`${length} ${name.slice(0, half)}-`, `${length} -${name.slice(half - length)}`];
  };
  return [...halves(name.length), ...halves(name.length - 1), sorted(name), solid(name)];
}

const solid = (name: string) => name.replaceAll(" ", "");
const sorted = (name: string) => name.split(/\s+/).toSorted().join(" ");

/**
 * True for two normalised names ("bell ann") with the same words in any order or written as one, or
 * one letter added, left out or changed.
 */
export function isCloseName(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (solid(a) === solid(b)) return true;
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same++;
  const rest = long.slice(same + 1);
  if (short.slice(same) === rest || short.slice(same + 1) === rest) return true;
  return a.length === b.length && sorted(a) === sorted(b);
}
