import { addDays, addMonths } from "../days/days.ts";
import { type DirectApplicantRule, directApplicantRules } from "./terms.ts";
import { describe, expect, test } from "vitest";
import { claimsOf, type OwnershipEvent, ownerOn } from "./ownership.ts";

const event = (
  [submission_id, agency_id]: [number, number],
  kind: OwnershipEvent["kind"],
  day: string,
  until: string | null = null,
): OwnershipEvent => ({ submission_id, agency_id, kind, day, until });

const brightstaff: [number, number] = [1, 10];
const carewise: [number, number] = [2, 20];
const applied = (
  day: string,
  direct_applicants: DirectApplicantRule,
  of = brightstaff,
): OwnershipEvent => ({ ...event(of, "APPLIED", day), direct_applicants });
const submitted = event(brightstaff, "SUBMITTED", "2026-01-10", "2026-07-10");

describe("whose a candidate is", () => {
  test.each<[string, OwnershipEvent[], [string, number | undefined][]]>([
    ["nobody's without a submission", [], [["2026-01-10", undefined]]],
    [
      "the agency's from the day of its submission to the last day, both included",
      [submitted],
      [
        ["2026-01-09", undefined],
        ["2026-01-10", 10],
        ["2026-07-10", 10],
        ["2026-07-11", undefined],
      ],
    ],
    [
      "the first agency's, though another submits later on the same day",
      [submitted, event(carewise, "SUBMITTED", "2026-01-10", "2027-01-10")],
      [
        ["2026-01-10", 10],
        ["2026-07-11", undefined],
      ],
    ],
    [
      "the next agency's once the first ownership has expired",
      [submitted, event(carewise, "SUBMITTED", "2026-07-11", "2027-01-11")],
      [
        ["2026-07-10", 10],
        ["2026-07-11", 20],
      ],
    ],
    [
      "the agency's for longer by a renewal",
      [submitted, event(brightstaff, "RENEWED", "2026-06-01", "2026-10-10")],
      [
        ["2026-10-10", 10],
        ["2026-10-11", undefined],
      ],
    ],
    [
      "nobody's from the day on which it was ended",
      [submitted, event(brightstaff, "ENDED", "2026-03-01")],
      [
        ["2026-02-28", 10],
        ["2026-03-01", undefined],
      ],
    ],
    [
      "another agency's on the day on which the first one ended",
      [
        submitted,
        event(brightstaff, "ENDED", "2026-03-01"),
        event(carewise, "SUBMITTED", "2026-03-01", "2026-09-01"),
      ],
      [
        ["2026-02-28", 10],
        ["2026-03-01", 20],
      ],
    ],
    [
      "still the agency's by another submission when one is withdrawn",
      [
        submitted,
        event([3, 10], "SUBMITTED", "2026-02-01", "2026-08-01"),
        event(brightstaff, "ENDED", "2026-03-01"),
      ],
      [["2026-08-01", 10]],
    ],
    [
      "not the agency's again by a renewal while it is another's",
      [
        submitted,
        event(brightstaff, "ENDED", "2026-03-01"),
        event(carewise, "SUBMITTED", "2026-03-02", "2026-09-02"),
        event(brightstaff, "RENEWED", "2026-03-03", "2027-03-03"),
      ],
      [
        ["2026-09-02", 20],
        ["2026-09-03", undefined],
      ],
    ],
    [
      "no longer the agency's because it asked for a renewal, or was declined one",
      [
        submitted,
        event(brightstaff, "ASKED", "2026-06-01"),
        event(brightstaff, "DECLINED", "2026-06-02"),
      ],
      [
        ["2026-07-10", 10],
        ["2026-07-11", undefined],
      ],
    ],
    [
      "the agency's still after a direct application where whoever came first has them",
      [submitted, applied("2026-03-01", "FIRST")],
      [["2026-07-10", 10]],
    ],
    [
      "the agency's still after a direct application where such candidates are the agency's",
      [submitted, applied("2026-03-01", "AGENCY")],
      [["2026-07-10", 10]],
    ],
    [
      "nobody's from a direct application on where such candidates are the company's",
      [submitted, applied("2026-03-01", "DIRECT")],
      [
        ["2026-02-28", 10],
        ["2026-03-01", undefined],
      ],
    ],
    [
      "the agency's though they applied directly before the submission that its terms allow",
      [applied("2026-01-02", "AGENCY"), submitted],
      [
        ["2026-01-09", undefined],
        ["2026-07-10", 10],
      ],
    ],
  ])("%s", (_, events, days) => {
    for (const [day, owner] of days) expect(ownerOn(events, day)?.agency_id, day).toBe(owner);
  });
});

test.each([
  ["2026-08-31", 6, "2027-02-28"],
  ["2027-08-31", 6, "2028-02-29"],
  ["2026-01-31", 1, "2026-02-28"],
  ["2026-02-28", 6, "2026-08-28"],
])("a submission on %s for %i months expires at the end of %s", (day, months, last) => {
  const events = [event(brightstaff, "SUBMITTED", day, addMonths(day, months))];
  expect(ownerOn(events, last)).toBeDefined();
  expect(ownerOn(events, addDays(last, 1))).toBeUndefined();
});

/** Numbers that look random, and are the same in every run. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

function randomHistory(seed: number): OwnershipEvent[] {
  const next = numbersFrom(seed);
  let day = "2026-01-01";
  return Array.from({ length: 2 + next(14) }, () => {
    day = addDays(day, next(60));
    const submission_id = 1 + next(6);
    const kind = (["SUBMITTED", "SUBMITTED", "RENEWED", "ENDED", "ASKED", "APPLIED"] as const)[
      next(6)
    ];
    const until = kind === "SUBMITTED" || kind === "RENEWED" ? addMonths(day, 1 + next(8)) : null;
    const of: [number, number] = [submission_id, 10 * (1 + (submission_id % 3))];
    if (kind === "APPLIED")
      return applied(day, directApplicantRules[next(directApplicantRules.length)] ?? "FIRST", of);
    return event(of, kind ?? "SUBMITTED", day, until);
  });
}

test("in random histories no day has two owners, and nobody takes a candidate from an owner", () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const events = randomHistory(seed);
    const claims = claimsOf(events);
    const shared = claims.filter((one) =>
      claims.some(
        (other) =>
          other.agency_id !== one.agency_id && other.from <= one.until && one.from <= other.until,
      ),
    );
    expect(shared, `seed ${seed}`).toEqual([]);
    const taken = events.filter(({ kind, agency_id, day }, at) => {
      const before = ownerOn(events.slice(0, at), day);
      const after = ownerOn(events.slice(0, at + 1), day);
      const isOthers = kind !== "ENDED" && before && before.agency_id !== agency_id;
      return isOthers && after?.agency_id !== before.agency_id;
    });
    expect(taken, `seed ${seed}`).toEqual([]);
  }
});

test("in random histories the first submission owns for its months unless it is ended", () => {
  const whole = Array.from({ length: 1_000 }, (_, seed) => randomHistory(seed + 1)).filter(
    ([first, ...others]) =>
      first?.kind === "SUBMITTED" &&
      others.every(
        ({ kind, direct_applicants }) => kind !== "ENDED" && direct_applicants !== "DIRECT",
      ),
  );
  expect(whole.length).toBeGreaterThan(50);
  for (const [first, ...others] of whole)
    expect(ownerOn([first, ...others] as OwnershipEvent[], first?.until ?? "")?.agency_id).toBe(
      first?.agency_id,
    );
});

test("in random histories a direct application ends an ownership under its own rule alone", () => {
  for (let seed = 1; seed <= 1_000; seed++) {
    const events = randomHistory(seed);
    for (const [at, { kind, agency_id, day, direct_applicants }] of events.entries()) {
      if (kind !== "APPLIED") continue;
      const before = claimsOf(events.slice(0, at));
      const after = claimsOf(events.slice(0, at + 1));
      const stays = ({ agency_id: of }: { agency_id: number }) =>
        direct_applicants !== "DIRECT" || of !== agency_id;
      expect(after.filter(stays), `seed ${seed}`).toEqual(before.filter(stays));
      expect(
        after.every(({ from, until }) => from <= until),
        `seed ${seed}, ${day}`,
      ).toBe(true);
    }
  }
});
