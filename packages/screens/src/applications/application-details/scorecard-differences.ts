import { ratingLabels, type ScorecardInput } from "@ats/core/applications/scorecard";
import type { Difference } from "../../drafts/BothVersions.tsx";
import { differencesIn, type InWords } from "../../drafts/differences.ts";

type Written = Pick<ScorecardInput, "ratings" | "comment"> & {
  decision: ScorecardInput["decision"] | null;
};

/** Lists the differences of two scorecards, attribute by attribute. */
export function differences(mine: Written, saved: Written): Difference[] {
  const names = new Set([...mine.ratings, ...saved.ratings].map(({ name }) => name));
  const rated = [...names].map((name): InWords<Written>[number] => [
    name,
    ({ ratings }) =>
      ratingLabels[ratings.find((each) => each.name === name)?.rating ?? "NO_DECISION"],
  ]);
  return differencesIn(
    [
      ...rated,
      ["Overall", ({ decision }) => (decision ? ratingLabels[decision] : "")],
      ["Comment", ({ comment }) => comment],
    ],
    mine,
    saved,
  );
}
