import {
  countsOf,
  type Scorecard,
  type ScorecardRating,
  scorecardRatings,
  scoreMax,
  scoreOf,
  summaryOf,
} from "@ats/core/applications/scorecard";
import { Avatar } from "@ats/ui/Avatar";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { ratingTexts } from "../rating-texts.ts";
import { scorecardTexts } from "./scorecard-texts.ts";

const tones: Record<ScorecardRating, Tone> = {
  DEFINITELY_NOT: "critical",
  NO: "warning",
  YES: "positive",
  STRONG_YES: "positive",
  NO_DECISION: "neutral",
};

const RatingBadge = ({ rating }: { rating: ScorecardRating }) => (
  <StatusBadge tone={tones[rating]} label={useTexts()(ratingTexts[rating])} />
);

/** Shows a summary of all scorecards, then each of them. */
export function ScorecardList({ cards }: { cards: readonly Scorecard[] }) {
  const say = useTexts();
  const decisions = cards.map(({ decision }) => decision);
  return (
    <Stack gap="xl">
      <Section title={say(scorecardTexts.summary)} level={3}>
        <DescriptionList
          items={[
            {
              term: say(scorecardTexts.overall),
              description: <ScoreSummary ratings={decisions} />,
            },
            ...summaryOf(cards).map(({ name, counts }) => ({
              term: name,
              description: (
                <ScoreSummary
                  ratings={scorecardRatings.flatMap((rating) =>
                    Array.from({ length: counts[rating] }, () => rating),
                  )}
                />
              ),
            })),
          ]}
        />
      </Section>
      <Stack as="ul" gap="xl" aria-label={say(scorecardTexts.scorecards)}>
        {cards.map((card) => (
          <li key={card.created_by.id}>
            <Card card={card} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** "3.3 of 4 · 1 Strong yes, 2 Yes". */
function ScoreSummary({ ratings }: { ratings: readonly ScorecardRating[] }) {
  const say = useTexts();
  const score = scoreOf(ratings);
  const counts = countsOf(ratings);
  const given = scorecardRatings
    .toReversed()
    .filter((rating) => counts[rating] > 0)
    .map((rating) => `${counts[rating]} ${say(ratingTexts[rating])}`);
  return (
    <Text size="sm">
      {score !== null && (
        <Text weight="medium">
          {say(scorecardTexts.score, { score, scoreMax })}
          {" · "}
        </Text>
      )}
      {given.join(", ")}
    </Text>
  );
}

function Card({ card }: { card: Scorecard }) {
  const author = `${card.created_by.first_name} ${card.created_by.last_name}`;
  return (
    <Stack gap="sm">
      <Inline gap="sm">
        <Avatar name={author} size="sm" />
        <Text weight="medium">{author}</Text>
        <RatingBadge rating={card.decision} />
        <Text size="sm" tone="muted">
          <RelativeTime iso={card.submitted_date_time} />
        </Text>
      </Inline>
      {card.ratings.length > 0 && (
        <DescriptionList
          items={card.ratings.map(({ name, rating }) => ({
            term: name,
            description: <RatingBadge rating={rating} />,
          }))}
        />
      )}
      {card.comment && (
        <Text as="p" preserveLines>
          {card.comment}
        </Text>
      )}
    </Stack>
  );
}
