import { z } from "zod";
import { namePart, withName } from "../validation/person-name.ts";
import { email } from "../validation/email.ts";
import { isBlank } from "../validation/invisible.ts";
import { telephone } from "../validation/telephone.ts";
import { optionalText, plainText } from "../validation/text.ts";

export const disputeStates = ["OPEN", "DECIDED", "WITHDRAWN"] as const;
export type DisputeState = (typeof disputeStates)[number];

/** The two sides of a dispute. */
export const disputeSides = ["AGENCY", "COMPANY"] as const;
export type DisputeSide = (typeof disputeSides)[number];

/** Entries that the sides add to a dispute; nobody changes or deletes one. */
export const disputeEntryKinds = [
  "OPENED",
  "STATEMENT",
  "PROOF",
  "DECIDER",
  "DECISION",
  "CLOSED",
] as const;
export type DisputeEntryKind = (typeof disputeEntryKinds)[number];

/** Disputes that a side may open within a day: an agency with one client, a company with all agencies. */
export const disputesPerDay: Record<DisputeSide, number> = { AGENCY: 10, COMPANY: 50 };
/** Statements of each side in one dispute. */
export const mostStatements = 20;
/** Proofs of each side in one dispute. */
export const mostProofs = 10;
/** Months for which a decision makes a candidate the agency's. */
export const mostDecidedMonths = 24;

export const disputeTextMaxLength = 4_000;
export const decisionMinLength = 20;

/** Name of a proof for both sides: its own name may tell what the file does not. */
export const proofName = (number: number, extension: string): string =>
  `Proof ${number}.${extension}`;

const reason = plainText(disputeTextMaxLength, "Enter the reason.");

/** A dispute of an agency about a candidate whom it submitted. */
export const submissionDisputeInput = z.object({
  submission_id: z.number().int().positive(),
  reason,
});

/** A dispute of an agency about a person whom it could not submit for a job. */
export const personDisputeInput = withName(
  z.object({
    job_id: z.number().int().positive(),
    first_name: namePart,
    last_name: namePart,
    email: email.nullable().default(null),
    contact_mobile_number: telephone.nullable().default(null),
    reason,
  }),
  "Enter the first name.",
).refine((person) => person.email !== null || person.contact_mobile_number !== null, {
  path: ["email"],
  error: "Enter an email or a mobile number.",
});

/** A dispute of a company about a candidate whom an agency submitted. */
export const companyDisputeInput = submissionDisputeInput.extend({
  decider_id: z.number("Choose who decides.").int().positive("Choose who decides."),
});

export const statementInput = z.object({
  text: plainText(disputeTextMaxLength, "Write the statement."),
});

const day = z.iso.date("Enter a day.").nullable().default(null);

export const decisionInput = z
  .object({
    /** True when the candidate is the agency's. */
    owns: z.boolean("Choose a decision."),
    /** First and last day on which the candidate is the agency's; null where they are not. */
    from: day,
    until: day,
    reason: optionalText(disputeTextMaxLength).refine(
      (text) => !isBlank(text) && text.length >= decisionMinLength,
      `Give the reason in ${decisionMinLength} characters or more.`,
    ),
  })
  .refine(({ owns, from }) => !owns || from !== null, {
    path: ["from"],
    error: "Enter the first day.",
  })
  .refine(({ owns, until }) => !owns || until !== null, {
    path: ["until"],
    error: "Enter the last day.",
  })
  .refine(({ owns, from, until }) => !owns || !from || !until || from <= until, {
    path: ["until"],
    error: "Enter a last day that is not before the first.",
  });
