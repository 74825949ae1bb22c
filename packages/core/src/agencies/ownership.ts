import { addDays } from "../days/days.ts";
import type { DirectApplicantRule } from "./terms.ts";

/**
 * Events of an ownership; others ask for a renewal or decline it, or tell that the candidate applied
 * directly too.
 */
export const ownershipEventKinds = [
  "SUBMITTED",
  "RENEWED",
  "ENDED",
  "ASKED",
  "DECLINED",
  "APPLIED",
] as const;
export type OwnershipEventKind = (typeof ownershipEventKinds)[number];

/** Reasons for which a company ends an ownership. */
export const ownershipEndings = ["CANDIDATE_ASKED", "NO_RIGHT", "AGREED"] as const;
export type OwnershipEnding = (typeof ownershipEndings)[number];

/** Reasons for which an ownership ends before its last day. */
export const ownershipEnds = [
  ...ownershipEndings,
  "WITHDRAWN",
  "LINK_ENDED",
  "DECIDED",
  "APPLIED",
] as const;
export type OwnershipEnd = (typeof ownershipEnds)[number];

/** Months of a renewal. */
export const mostRenewalMonths = 24;

/** An event of a submission that makes a candidate an agency's, or ends that. */
export interface OwnershipEvent {
  submission_id: number;
  agency_id: number;
  kind: OwnershipEventKind;
  /** The first day on which it holds, where the company is. */
  day: string;
  /** The last day of ownership that it gives; null for others. */
  until: string | null;
  /** The terms for candidates who apply directly, on the day on which this one did; null for others. */
  direct_applicants?: DirectApplicantRule | null;
}

/** Days on which a candidate is an agency's by a submission, both included. */
export interface Claim {
  submission_id: number;
  agency_id: number;
  from: string;
  until: string;
}

/**
 * The claims on one candidate, from all events in their order. The first valid submission owns: another
 * agency's submission or renewal counts only on a day on which nobody owns the candidate, so that no
 * day has two owners. An ownership that ends, ends before the day of that event. A direct application
 * after the submission ends it where such candidates are the company's; where they are the agency's, or
 * whoever's came first, it changes nothing.
 */
export function claimsOf(events: readonly OwnershipEvent[]): Claim[] {
  let claims: Claim[] = [];
  const inOrder = events.toSorted((a, b) => (a.day < b.day ? -1 : Number(a.day > b.day)));
  for (const { submission_id, agency_id, kind, day, until, direct_applicants } of inOrder) {
    const current = claims.filter((claim) => claim.until >= day);
    const own = current.find((claim) => claim.submission_id === submission_id);
    if (kind === "ENDED" || direct_applicants === "DIRECT")
      claims = claims
        .map((claim) => (claim === own ? { ...claim, until: addDays(day, -1) } : claim))
        .filter((claim) => claim.from <= claim.until);
    else if (
      until !== null &&
      until >= day &&
      current.every((each) => each.agency_id === agency_id)
    )
      claims = own
        ? claims.map((claim) =>
            claim === own && until > claim.until ? { ...claim, until } : claim,
          )
        : [...claims, { submission_id, agency_id, from: day, until }];
  }
  return claims;
}

/** The claim by which a candidate is an agency's on a day, with its last day; undefined for nobody's. */
export const ownerOn = (events: readonly OwnershipEvent[], day: string): Claim | undefined =>
  claimsOf(events)
    .filter(({ from, until }) => from <= day && day <= until)
    .toSorted((a, b) => (a.until < b.until ? 1 : -1))[0];
