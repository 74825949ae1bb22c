import type { ScorecardInput } from "@ats/core/applications/scorecard";
import type { Say } from "@ats/ui/texts";
import type { Difference } from "../../drafts/BothVersions.tsx";
import { differencesIn, type InWords } from "../../drafts/differences.ts";
import { ratingTexts } from "../rating-texts.ts";
import { scorecardTexts } from "./scorecard-texts.ts";

type Written = Pick<ScorecardInput, "ratings" | "comment"> & {
  decision: ScorecardInput["decision"] | null;
};

/** Lists the differences of two scorecards, attribute by attribute. */
export function differences(say: Say, mine: Written, saved: Written): Difference[] {
  const names = new Set([...mine.ratings, ...saved.ratings].map(({ name }) => name));
  const rated = [...names].map((name): InWords<Written>[number] => [
    name,
    ({ ratings }) =>
      say(ratingTexts[ratings.find((each) => each.name === name)?.rating ?? "NO_DECISION"]),
  ]);
  return differencesIn(
    [
      ...rated,
      [say(scorecardTexts.overall), ({ decision }) => (decision ? say(ratingTexts[decision]) : "")],
      [say(scorecardTexts.comment), ({ comment }) => comment],
    ],
    mine,
    saved,
  );
}
