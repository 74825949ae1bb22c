import { describe, expect, it } from "vitest";
import { statusesFrom } from "./interview.ts";
import { interviewInput } from "./interview-input.ts";
import { conflictText } from "./conflicts.ts";
import { timeSpanText } from "./time-span.ts";

const given = {
  title: "First interview",
  type: "VIDEO",
  room: "",
  video_link: "https://meet.example/abc",
  panel: [3, 3, 4],
  questions: "",
  start_date_time: "2026-11-24T10:00:00Z",
  end_date_time: "2026-11-24T11:00:00Z",
  time_zone: "Europe/London",
};
const problemOf = (change: object) =>
  interviewInput.safeParse({ ...given, ...change }).error?.issues[0]?.message;

describe("an interview", () => {
  it("lists each interviewer once", () => {
    expect(interviewInput.parse(given).panel).toEqual([3, 4]);
  });

  it.each([
    [{ end_date_time: given.start_date_time }, /at least 5 minutes/],
    [{ end_date_time: "2026-11-24T20:00:00Z" }, /at most 8 hours/],
    [
      { start_date_time: "2027-03-28T01:30:00+00:00" },
      /does not exist in Europe.London, because the clocks go forward/,
    ],
    [
      {
        start_date_time: "2027-03-28T00:30:00+00:00",
        end_date_time: "2027-03-28T01:30:00+00:00",
      },
      /^01:30 on 28 March 2027 does not exist/,
    ],
    [{ time_zone: "Mars/Olympus" }, /Enter a time zone/],
    [{ panel: [] }, /at least one interviewer/],
    [{ video_link: "javascript:alert(1)" }, /begins with https/],
    [{ title: " <b></b> " }, /Give the interview a name/],
  ])("with %j is refused", (change, message) => expect(problemOf(change)).toMatch(message));

  it("can be cancelled before it begins, and missed only after", () => {
    const before = new Date("2026-11-24T09:00:00Z");
    const after = new Date("2026-11-24T12:00:00Z");
    const { start_date_time } = given;
    expect(statusesFrom({ status: "SCHEDULED", start_date_time }, before)).toEqual(["CANCELLED"]);
    expect(statusesFrom({ status: "SCHEDULED", start_date_time }, after)).toContain("NO_SHOW");
    expect(statusesFrom({ status: "NO_SHOW", start_date_time }, after)).toEqual(["SCHEDULED"]);
    expect(statusesFrom({ status: "CANCELLED", start_date_time }, before)).toEqual([]);
  });
});

it("a conflict names the person, and the time in the interview's time zone", () => {
  const conflict = { ...given, what: "panel", name: "Priya Raman", interview_id: 7 } as const;
  expect(conflictText(conflict, "Europe/Paris")).toBe(
    "Priya Raman is in another interview on Tue, 24 Nov 2026, 11:00 to 12:00 (Europe/Paris).",
  );
});

it.each([
  ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z", "01:30 BST to 01:30 GMT"],
  ["2026-10-25T01:30:00Z", "2026-10-25T02:30:00Z", "01:30 GMT to 02:30 GMT"],
  ["2027-03-28T00:30:00Z", "2027-03-28T01:30:00Z", "00:30 GMT to 02:30 BST"],
  ["2026-10-25T10:00:00Z", "2026-10-25T11:00:00Z", "10:00 to 11:00"],
])(
  "a time span across a clock change names the zone of each end: %s to %s is %s",
  (start, end, told) => {
    const span = { start_date_time: start, end_date_time: end };
    expect(timeSpanText(span, "Europe/London")).toContain(`, ${told} (Europe/London)`);
  },
);
