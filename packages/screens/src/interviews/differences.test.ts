import type { Briefing } from "@ats/core/interviews/interview";
import { sayIn } from "@ats/ui/texts";
import { describe, expect, test } from "vitest";
import { differences } from "./differences.ts";
import { typedOf } from "./typed-interview.ts";

const say = sayIn("en-GB");
const ann = { id: 1, first_name: "Ann", last_name: "Bell" };
const tom = { id: 2, first_name: "Tom", last_name: "Ash" };
const interview: Briefing = {
  id: 7,
  version: 3,
  application_id: 5,
  job_id: 4,
  job_number: 12,
  job_title: "Nurse",
  candidate_number: 9,
  first_name: "Amelia",
  last_name: "Reed",
  anonymised_row: false,
  anonymise_data_fields: [],
  title: "First interview",
  type: "IN_PERSON",
  room: "Room 1",
  video_link: "",
  start_date_time: "2026-12-01T10:00:00.000Z",
  end_date_time: "2026-12-01T11:00:00.000Z",
  time_zone: "Europe/London",
  status: "SCHEDULED",
  reason: "",
  candidate_answer: null,
  organiser: ann,
  panel: [ann, tom],
  questions: "",
  adjustments: null,
  candidate_invited: true,
  has_cv: true,
  attributes: [],
  scored: false,
};
const typed = typedOf(say, "Europe/London", undefined, interview);

describe("Quality R2: differences from a changed interview", () => {
  test("lists each differing field in the order of the form", () => {
    const mine = { ...typed, time: "14:30", panel: ["2"], room: "" };
    expect(differences(say, mine, interview, [tom])).toEqual([
      {
        term: "When",
        mine: "Tue, 1 Dec 2026, 14:30 to 15:30 (Europe/London)",
        theirs: "Tue, 1 Dec 2026, 10:00 to 11:00 (Europe/London)",
      },
      { term: "Interviewers", mine: "Tom Ash", theirs: "Ann Bell, Tom Ash" },
      { term: "Room", mine: "", theirs: "Room 1" },
    ]);
  });

  test("ignores the order of interviewers", () => {
    expect(differences(say, { ...typed, panel: ["2", "1"] }, interview, [])).toEqual([]);
  });

  test("lists a cancellation", () => {
    expect(differences(say, typed, { ...interview, status: "CANCELLED" }, [])).toEqual([
      { term: "Status", mine: "Scheduled", theirs: "Cancelled" },
    ]);
  });
});
