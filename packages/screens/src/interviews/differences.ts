import { type Briefing, type Colleague } from "@ats/core/interviews/interview";
import type { Say } from "@ats/ui/texts";
import type { Difference } from "../drafts/BothVersions.tsx";
import { differencesIn, type InWords } from "../drafts/differences.ts";
import { interviewStatusTexts, interviewTypeTexts } from "./label-texts.ts";
import { interviewsTexts } from "./texts.ts";
import { sayTimeSpan } from "./time-span.ts";
import { type TypedInterview, timesOf, typedOf } from "./typed-interview.ts";

export function differences(
  say: Say,
  typed: TypedInterview,
  interview: Briefing,
  people: readonly Colleague[],
): Difference[] {
  const saved = typedOf(say, interview.time_zone, undefined, interview);
  const names = new Map(
    [...people, ...interview.panel].map(({ id, first_name, last_name }) => [
      String(id),
      `${first_name} ${last_name}`,
    ]),
  );
  const fields: InWords<TypedInterview> = [
    [say(interviewsTexts.name), ({ title }) => title],
    [say(interviewsTexts.how), ({ type }) => say(interviewTypeTexts[type])],
    [say(interviewsTexts.when), (typed) => tellWhen(say, typed)],
    [
      say(interviewsTexts.interviewers),
      ({ panel }) =>
        panel
          .map((id) => names.get(id) ?? id)
          .toSorted()
          .join(", "),
    ],
    [say(interviewsTexts.room), ({ room }) => room],
    [say(interviewsTexts.videoLink), ({ video_link }) => video_link],
    [say(interviewsTexts.questions), ({ questions }) => questions],
    [say(interviewsTexts.adjustments), ({ adjustments }) => adjustments],
  ];
  const status = {
    term: say(interviewsTexts.status),
    // A change begins from a scheduled interview: others cannot be changed.
    mine: say(interviewStatusTexts.SCHEDULED),
    theirs: say(interviewStatusTexts[interview.status]),
  };
  const differing = differencesIn(fields, typed, saved);
  return status.mine === status.theirs ? differing : [...differing, status];
}

function tellWhen(say: Say, typed: TypedInterview): string {
  const times = timesOf(typed);
  return times ? sayTimeSpan(say, times, typed.time_zone) : "";
}
