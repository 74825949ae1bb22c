import { z } from "zod";
import { sanitiseText } from "../validation/text.ts";

/** Ratings of an attribute and of the whole application. */
export const scorecardRatings = [
  "DEFINITELY_NOT",
  "NO",
  "YES",
  "STRONG_YES",
  "NO_DECISION",
] as const;
export type ScorecardRating = (typeof scorecardRatings)[number];

export const ratingLabels: Record<ScorecardRating, string> = {
  DEFINITELY_NOT: "Definitely not",
  NO: "No",
  YES: "Yes",
  STRONG_YES: "Strong yes",
  NO_DECISION: "No decision",
};

const rating = z.enum(scorecardRatings);
export const commentMax = 5000;

/** A scorecard as submitted. A missing attribute has no decision. */
export const scorecardInput = z.object({
  ratings: z.array(z.object({ name: z.string().max(120), rating })).max(50),
  decision: rating,
  comment: z
    .string()
    .max(commentMax, `Shorten this to ${commentMax} characters or fewer.`)
    .transform(sanitiseText),
});
export type ScorecardInput = z.output<typeof scorecardInput>;

export const scorecardSchema = scorecardInput.extend({
  created_by: z.object({ id: z.number().int(), first_name: z.string(), last_name: z.string() }),
  submitted_date_time: z.string(),
});
export type Scorecard = z.output<typeof scorecardSchema>;

/** The reader's own scorecard, with the version for edits. */
export const ownScorecard = scorecardSchema.extend({ version: z.number().int() });
export type OwnScorecard = z.output<typeof ownScorecard>;

/** "Definitely not" scores 1 and "Strong yes" 4; "No decision" is not counted. */
export const scoreMax = 4;

/** Returns the mean of the decisions to one decimal; null without a decision. */
export function scoreOf(decisions: readonly ScorecardRating[]): number | null {
  const counted = decisions
    .filter((decision) => decision !== "NO_DECISION")
    .map((decision) => scorecardRatings.indexOf(decision) + 1);
  if (counted.length === 0) return null;
  const mean = counted.reduce((sum, each) => sum + each, 0) / counted.length;
  return Math.round(mean * 10) / 10;
}

/** Counts the ratings of each attribute, in the order of the first card that rates it. */
export function summaryOf(cards: readonly Pick<Scorecard, "ratings">[]) {
  const byName = Map.groupBy(
    cards.flatMap(({ ratings }) => ratings),
    ({ name }) => name,
  );
  return [...byName].map(([name, given]) => ({
    name,
    score: scoreOf(given.map((each) => each.rating)),
    counts: countsOf(given.map((each) => each.rating)),
  }));
}

export const countsOf = (ratings: readonly ScorecardRating[]): Record<ScorecardRating, number> =>
  Object.fromEntries(
    scorecardRatings.map((each) => [each, ratings.filter((given) => given === each).length]),
  ) as Record<ScorecardRating, number>;
