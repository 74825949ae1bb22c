import {
  type Briefing,
  type Colleague,
  interviewStatusLabels,
  interviewTypeLabels,
} from "@ats/core/interviews/interview";
import { timeSpanText } from "@ats/core/interviews/time-span";
import type { Difference } from "../drafts/BothVersions.tsx";
import { differencesIn, type InWords } from "../drafts/differences.ts";
import { timesOf, type TypedInterview, typedOf } from "./typed-interview.ts";

export function differences(
  typed: TypedInterview,
  interview: Briefing,
  people: readonly Colleague[],
): Difference[] {
  const saved = typedOf(interview.time_zone, undefined, interview);
  const names = new Map(
    [...people, ...interview.panel].map(({ id, first_name, last_name }) => [
      String(id),
      `${first_name} ${last_name}`,
    ]),
  );
  const fields: InWords<TypedInterview> = [
    ["Name", ({ title }) => title],
    ["How", ({ type }) => interviewTypeLabels[type]],
    ["When", tellWhen],
    [
      "Interviewers",
      ({ panel }) =>
        panel
          .map((id) => names.get(id) ?? id)
          .toSorted()
          .join(", "),
    ],
    ["Room", ({ room }) => room],
    ["Video link", ({ video_link }) => video_link],
    ["Questions for the interviewers", ({ questions }) => questions],
    ["Adjustments", ({ adjustments }) => adjustments],
  ];
  const status = {
    term: "Status",
    // A change begins from a scheduled interview: others cannot be changed.
    mine: interviewStatusLabels.SCHEDULED,
    theirs: interviewStatusLabels[interview.status],
  };
  const differing = differencesIn(fields, typed, saved);
  return status.mine === status.theirs ? differing : [...differing, status];
}

function tellWhen(typed: TypedInterview): string {
  const times = timesOf(typed);
  return times ? timeSpanText(times, typed.time_zone) : "";
}
