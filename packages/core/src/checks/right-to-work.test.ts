import { expect, test } from "vitest";
import { type CheckInput, checkInput } from "./check-input.ts";
import {
  checkDocuments,
  checkRoutes,
  type CheckRoute,
  followUpDate,
  isBeforeStart,
  copiesKeptUntil,
  listsOf,
  candidateUploadRefusal,
  rightToWorkState,
  defaultCheckSettings as settings,
} from "./right-to-work.ts";

const check = { checked_date: "2026-11-20", permission_date: null };

test("Right to work: there are three routes, each with its own lists", () => {
  const proved = Object.keys(checkRoutes).map((route) => listsOf(route as CheckRoute).join());
  expect(proved).toEqual(["A,B1,B2", "A,B1", "A"]);
});

test("Right to work: list A needs no follow-up", () => {
  expect(followUpDate({ ...check, list: "A" }, settings)).toBeNull();
});

test("Right to work: list B1 needs a check before permission expires", () => {
  const b1 = { ...check, list: "B1", permission_date: "2027-03-31" } as const;
  expect(followUpDate(b1, settings)).toBe("2027-03-31");
});

test("Right to work: list B2, a Positive Verification Notice, needs a check six months after the notice", () => {
  const b2 = { ...check, list: "B2", notice_date: "2026-11-02" } as const;
  expect(followUpDate(b2, settings)).toBe("2027-05-02");
  expect(followUpDate({ ...check, list: "B2" }, settings)).toBe("2027-05-20");
});

test("Right to work: durations are settings", () => {
  const b2 = { ...check, list: "B2" } as const;
  expect(followUpDate(b2, { ...settings, notice_months: 3 })).toBe("2027-02-20");
  expect(copiesKeptUntil("2026-11-20", { ...settings, kept_months: 12 })).toBe("2027-11-20");
});

test("Right to work: a check must be complete before the start date, not on it", () => {
  expect(isBeforeStart("2026-11-30", "2026-12-01")).toBe(true);
  expect(isBeforeStart("2026-12-01", "2026-12-01")).toBe(false);
  expect(isBeforeStart("2026-12-01", null)).toBe(true);
});

test("Right to work: copies are kept for employment and two years after it", () => {
  expect(copiesKeptUntil(null, settings)).toBeNull();
  expect(copiesKeptUntil("2026-11-20", settings)).toBe("2028-11-20");
});

test.each([
  ["no check, and work not begun", "2026-12-01", undefined, "MISSING"],
  ["no check, and work beginning today", "2026-11-20", undefined, "LATE"],
  ["list A", "2026-12-01", null, "VALID"],
  ["a follow-up far away", "2026-12-01", "2027-03-31", "VALID"],
  ["a follow-up within the configured days", "2026-12-01", "2027-01-15", "DUE"],
  ["a follow-up on this day", "2026-12-01", "2026-11-20", "DUE"],
  ["a follow-up that was missed", "2026-01-01", "2026-11-19", "OVERDUE"],
] as const)("Right to work: the state with %s", (_, start_date, follow_up_date, state) => {
  const newest = follow_up_date === undefined ? undefined : { follow_up_date };
  const standing = { start_date, end_date: null, newest };
  expect(rightToWorkState(standing, "2026-11-20", settings)).toBe(state);
});

test("someone who has left needs no follow-up", () => {
  const newest = { follow_up_date: "2026-10-01" };
  const standing = { start_date: "2026-01-01", end_date: "2026-09-30", newest };
  expect(rightToWorkState(standing, "2026-11-20", settings)).toBe("ENDED");
});

const manual: CheckInput = {
  route: "MANUAL",
  list: "A",
  documents: ["British passport"],
  checked_date: "2026-11-20",
  permission_date: null,
  share_code: null,
  provider: "",
  restrictions: "",
  likeness_confirmed: true,
  evidence: ["6f1f3a5e-7d1c-4a53-9a38-0d7ea1b0c003"],
};
const problem = (change: object) =>
  checkInput.safeParse({ ...manual, ...change }).error?.issues[0]?.message;

test("Right to work: a candidate's upload does not count as a check", () => {
  expect(problem({})).toBeUndefined();
  expect(problem({ likeness_confirmed: false })).toBe(candidateUploadRefusal);
  expect(problem({ evidence: [] })).toBe("Add a copy of what you checked.");
});

test("adding more copies than a check may have is refused with what to do", () => {
  const copies = (count: number) => Array.from({ length: count }, () => manual.evidence[0]);
  expect(problem({ evidence: copies(6) })).toBeUndefined();
  expect(problem({ evidence: copies(7) })).toMatch(/^Keep 6 copies or fewer\. Scan/);
});

test("a check must fit its route and its list", () => {
  const online = {
    route: "ONLINE",
    list: "B1",
    documents: ["Profile of the online service: permission until a date"],
    permission_date: "2027-03-31",
    share_code: "w12 34a b5c",
  };
  expect(problem(online)).toBeUndefined();
  expect(problem({ ...online, share_code: null })).toBe("Enter the share code.");
  expect(problem({ ...online, share_code: "X1234" })).toMatch(/nine letters and digits/);
  expect(problem({ ...online, permission_date: null })).toMatch(/the permission ends/);
  expect(problem({ ...online, permission_date: "2026-11-20" })).toMatch(
    /after the day of the check/,
  );
  expect(problem({ route: "IDENTITY_PROVIDER" })).toBe("Enter the provider that checked.");
  expect(problem({ route: "IDENTITY_PROVIDER", list: "B2", provider: "Yoti" })).toMatch(
    /cannot prove this/,
  );
  const notice = { list: "B2", documents: [checkDocuments.MANUAL.B2[0]] };
  expect(problem(notice)).toMatch(/date on the notice/);
  expect(problem({ ...notice, notice_date: "2026-11-02" })).toBeUndefined();
  expect(problem({ documents: ["Driving licence"] })).toMatch(/of this route and list/);
});
