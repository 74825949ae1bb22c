import type { Money } from "../costs/money.ts";
import { partOf, writtenMoney } from "../costs/money.ts";
import { addDays, addMonths, daysBetween } from "../days/days.ts";
import type { Rebate } from "./terms.ts";

/**
 * States of a placement, from the hire to the credit note. LEFT waits for a claim if money comes back.
 */
export const placementStates = [
  "NO_START",
  "NOT_STARTED",
  "IN_WINDOW",
  "OVER",
  "NO_REBATE",
  "LEFT",
  "CLAIMED",
  "CREDITED",
  "UNDONE",
] as const;
export type PlacementState = (typeof placementStates)[number];

/** Days before the end of a rebate window from which it is about to end. */
export const windowWarnDays = 14;

/** The last day of the first `count` months from a day on: of a month from 31 January, 28 February. */
export function lastDayOfMonths(start: string, count: number): string {
  const same = addMonths(start, count);
  return same.slice(8) === start.slice(8) ? addDays(same, -1) : same;
}

/** The last day on which a hire who leaves brings back a part of the fee; null for no rebate. */
export function windowEnd(start: string, rebates: readonly Rebate[]): string | null {
  const last = rebates.at(-1);
  return last ? lastDayOfMonths(start, last.month) : null;
}

/** The rebate for a hire who leaves on a day, and the last day of its months; undefined for none. */
export function rebateOn(start: string, day: string, rebates: readonly Rebate[]) {
  if (day < start) return undefined;
  const rebate = rebates.find(({ month }) => day <= lastDayOfMonths(start, month));
  return rebate && { ...rebate, ends_on: lastDayOfMonths(start, rebate.month) };
}

/** The part of a fee that comes back, to the nearest penny, halves up. */
export const rebateOf = (fee: Money, { percentage }: Pick<Rebate, "percentage">): Money => ({
  amount: partOf(fee.amount, percentage),
  currency: fee.currency,
});

interface PlacementFacts {
  start_date: string | null;
  left_date: string | null;
  is_claimed: boolean;
  is_credited: boolean;
  is_undone: boolean;
  rebates: readonly Rebate[];
}

interface Standing {
  state: PlacementState;
  /** The part of the fee that came back, comes back today or, before the start, will; in its months. */
  rebate: (Rebate & { ends_on: string }) | null;
  /** Last day of the rebate window. */
  window_ends_on: string | null;
  /** Days until the window ends, 0 on its last day; null while it is not open. */
  days_left: number | null;
}

/** Derives where a placement stands on a day. */
export function placementOn(facts: PlacementFacts, today: string): Standing {
  const { start_date: start, left_date: left, rebates } = facts;
  const end = start && windowEnd(start, rebates);
  const rebate =
    (start && rebateOn(start, left ?? (today < start ? start : today), rebates)) || null;
  const state = stateOf(facts, end, today);
  return {
    state,
    rebate,
    window_ends_on: end,
    days_left: state === "IN_WINDOW" && end ? daysBetween(today, end) : null,
  };
}

function stateOf(facts: PlacementFacts, end: string | null, today: string): PlacementState {
  const { start_date: start, left_date: left } = facts;
  if (facts.is_undone) return "UNDONE";
  if (facts.is_credited) return "CREDITED";
  if (facts.is_claimed) return "CLAIMED";
  if (left) return "LEFT";
  if (!start) return "NO_START";
  if (today < start) return "NOT_STARTED";
  if (!end) return "NO_REBATE";
  return today <= end ? "IN_WINDOW" : "OVER";
}

/** States of an agency's invoice: no number yet, its number known, recorded as the fee, and so on. */
export const invoiceStates = [
  "NONE",
  "NUMBER_GIVEN",
  "EQUAL",
  "DIFFERENT",
  "ACCEPTED",
  "DISPUTED",
] as const;
export type InvoiceState = (typeof invoiceStates)[number];

export const invoiceAnswers = ["ACCEPTED", "DISPUTED"] as const;
export type InvoiceAnswer = (typeof invoiceAnswers)[number];

/** Derives the state of an invoice; `difference` is what it is above the fee. */
export function invoiceStateOf({
  number,
  given_number,
  difference,
  answer,
}: {
  number: string;
  given_number: string;
  difference: number | null;
  answer: InvoiceAnswer | null;
}): InvoiceState {
  if (!number) return given_number ? "NUMBER_GIVEN" : "NONE";
  return difference ? (answer ?? "DIFFERENT") : "EQUAL";
}

/** "£500.00 more than the fee of the terms": a difference in words, for amounts above zero and below. */
export const differenceInWords = (difference: Money, than: string, locale?: string): string =>
  `${writtenMoney({ ...difference, amount: Math.abs(difference.amount) }, locale)} ${
    difference.amount > 0 ? "more" : "less"
  } than ${than}`;
