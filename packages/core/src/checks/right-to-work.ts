import { z } from "zod";
import { addDays, addMonths } from "../days/days.ts";

/** Ways to check a right to work. Rules of the field, Right to work (UK). */
export const checkRoutes = {
  MANUAL: "Manual check of original documents",
  ONLINE: "Online check with a share code",
  IDENTITY_PROVIDER: "Identity service provider",
} as const;
export type CheckRoute = keyof typeof checkRoutes;

/** Lists of documents; the list decides whether the check must be repeated. */
export const documentLists = {
  A: "List A: permanent right to work",
  B1: "List B, group 1: right to work until a date",
  B2: "List B, group 2: Positive Verification Notice",
} as const;
export type DocumentList = keyof typeof documentLists;

/** Documents of each list by route; a result of the online service counts as a document. */
export const checkDocuments = {
  MANUAL: {
    A: [
      "British passport",
      "Irish passport or passport card",
      "Certificate of registration or naturalisation as a British citizen, with a National Insurance document",
      "UK birth or adoption certificate, with a National Insurance document",
      "Passport endorsed with indefinite leave to remain",
      "Immigration Status Document with indefinite leave, with a National Insurance document",
      "Document of the Crown Dependencies with unlimited leave, confirmed by the Employer Checking Service",
    ],
    B1: [
      "Passport endorsed with permission to stay and work",
      "Immigration Status Document with permission to work, with a National Insurance document",
      "Document of the Crown Dependencies, confirmed by the Employer Checking Service",
    ],
    B2: [
      "Certificate of Application, with a Positive Verification Notice",
      "Application Registration Card, with a Positive Verification Notice",
      "Positive Verification Notice of the Employer Checking Service",
    ],
  },
  ONLINE: {
    A: ["Profile of the online service: no time limit"],
    B1: ["Profile of the online service: permission until a date"],
    B2: [],
  },
  IDENTITY_PROVIDER: {
    A: ["British passport", "Irish passport or passport card"],
    B1: [],
    B2: [],
  },
} as const satisfies Record<CheckRoute, Record<DocumentList, readonly string[]>>;

/** Returns the lists that a route can prove. */
export const listsOf = (route: CheckRoute): DocumentList[] =>
  (Object.keys(documentLists) as DocumentList[]).filter(
    (list) => checkDocuments[route][list].length > 0,
  );

/** Statement that the checker confirms for each route. A candidate's upload is never a check. */
export const checkStatements: Record<CheckRoute, string> = {
  MANUAL:
    "I held the original documents myself, with the person beside me or on live video. The documents are genuine and unaltered, and the photo shows this person.",
  ONLINE:
    "I checked the share code myself in the employer part of the Home Office service, with the person beside me or on live video. The photo shows this person.",
  IDENTITY_PROVIDER:
    "I have the report of a certified provider, and its photo shows the person who will do the work.",
};
export const candidateUploadRefusal =
  "A candidate's upload doesn't count as a check. Confirm what you have seen yourself, then record it.";

/** Durations, as settings because the law changes. */
export const checkSettingsSchema = z.object({
  /** Months for which a Positive Verification Notice is valid. */
  notice_months: months("how many months a Positive Verification Notice is valid"),
  /** Days before a follow-up at which it becomes due. */
  due_days: z
    .number("Enter how many days ahead a follow-up is shown.")
    .int()
    .min(1, "Show a follow-up at least 1 day ahead.")
    .max(365, "Show a follow-up at most 365 days ahead."),
  /** Months for which copies are kept after employment ends. */
  kept_months: months("how many months copies are kept after employment"),
  /** Days for which copies are kept for someone who was not hired. */
  unhired_days: z
    .number("Enter how many days copies are kept for people not hired.")
    .int()
    .min(0, "Enter 0 days or more.")
    .max(365, "Keep copies for people not hired for at most 365 days."),
});
export type CheckSettings = z.output<typeof checkSettingsSchema>;

export const defaultCheckSettings: CheckSettings = {
  notice_months: 6,
  due_days: 56,
  kept_months: 24,
  unhired_days: 30,
};

function months(what: string) {
  return z
    .number(`Enter ${what}.`)
    .int()
    .min(1, `Enter ${what}: 1 or more.`)
    .max(120, `Enter ${what}: 120 or fewer.`);
}

/** Returns the day in the United Kingdom, `YYYY-MM-DD`. */
export const dayOf = (time: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/London" }).format(time);

interface Proved {
  list: DocumentList;
  checked_date: string;
  /** Last day of the permission to work; list B1 only. */
  permission_date: string | null;
  /** Date on the Positive Verification Notice; list B2 only. */
  notice_date?: string | null;
}

/** Returns the day before which the check must be repeated; null for list A. */
export function followUpDate(
  { list, checked_date, permission_date, notice_date }: Proved,
  { notice_months }: Pick<CheckSettings, "notice_months">,
): string | null {
  if (list === "A") return null;
  return list === "B1" ? permission_date : addMonths(notice_date ?? checked_date, notice_months);
}

/** Reason in the second reminder to the recruiter. */
export const overdueReason = "It is overdue.";

export const rightToWorkStates = {
  MISSING: "Not checked",
  LATE: "Not checked before the start",
  VALID: "Checked",
  DUE: "Follow-up due",
  OVERDUE: "Follow-up overdue",
  ENDED: "Employment ended",
} as const;
export type RightToWorkState = keyof typeof rightToWorkStates;

interface Standing {
  start_date: string | null;
  end_date: string | null;
  /** The newest check; undefined without one. */
  newest: { follow_up_date: string | null } | undefined;
}

/** Compares a hire's checks with the start date and the follow-up dates. */
export function rightToWorkState(
  { start_date, end_date, newest }: Standing,
  today: string,
  { due_days }: Pick<CheckSettings, "due_days">,
): RightToWorkState {
  if (end_date !== null && end_date < today) return "ENDED";
  if (!newest) return start_date !== null && start_date <= today ? "LATE" : "MISSING";
  const { follow_up_date } = newest;
  if (follow_up_date === null || addDays(follow_up_date, -due_days) > today) return "VALID";
  return follow_up_date < today ? "OVERDUE" : "DUE";
}

/** True when the check was made before the first day of work; on that day is too late. */
export const isBeforeStart = (checked_date: string, start_date: string | null): boolean =>
  start_date === null || checked_date < start_date;

/** Returns the last day before copies are destroyed; null during employment. */
export const copiesKeptUntil = (
  end_date: string | null,
  { kept_months }: Pick<CheckSettings, "kept_months">,
): string | null => (end_date === null ? null : addMonths(end_date, kept_months));
