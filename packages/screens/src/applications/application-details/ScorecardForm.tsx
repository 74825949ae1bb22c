import {
  commentMax,
  type OwnScorecard,
  type ScorecardInput,
  type ScorecardRating,
  scorecardInput,
  scorecardRatings,
} from "@ats/core/applications/scorecard";
import type { Scorecards } from "@ats/core/applications/scorecard-contract";
import type { ApiError } from "@ats/core/contract/client";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { z } from "zod";
import { BothVersions } from "../../drafts/BothVersions.tsx";
import { useDraft } from "../../drafts/draft.ts";
import { ratingTexts } from "../rating-texts.ts";
import { differences } from "./scorecard-differences.ts";
import { scorecardTexts } from "./scorecard-texts.ts";

interface ScorecardFormProps {
  /** The application's. */
  id: number;
  attributes: Scorecards["attributes"];
  /** The submitted scorecard that is edited. */
  submitted: OwnScorecard | null;
  isSaving: boolean;
  error: ApiError | null;
  onSubmit(card: ScorecardInput, version: number, onSaved: () => void): void;
  /** Absent for a first scorecard. */
  onCancel?: () => void;
}

const draftSchema = scorecardInput.extend({
  decision: scorecardInput.shape.decision.nullable(),
  /** The version of the scorecard that was edited; 0 for a first one. */
  version: z.number().default(0),
});
type Draft = z.output<typeof draftSchema>;
const blank: Draft = { ratings: [], decision: null, comment: "", version: 0 };

/** Edits the reader's scorecard; the draft is kept on this device until submitted. */
export function ScorecardForm(props: ScorecardFormProps) {
  const say = useTexts();
  const { attributes, submitted, isSaving, error, onSubmit, onCancel } = props;
  const options = scorecardRatings.map((id) => ({ id, label: say(ratingTexts[id]) }));
  const draft = useDraft(`scorecard.${props.id}`, draftSchema);
  const [card, setCard] = useState<Draft>(draft.found ?? submitted ?? blank);
  const isStale = submitted !== null && card.version !== submitted.version && !isSaving;
  const [isMissing, setMissing] = useState(false);
  const change = (part: Partial<typeof card>) => {
    const { ratings, decision, comment, version } = { ...card, ...part };
    setCard({ ratings, decision, comment, version });
    draft.keep({ ratings, decision, comment, version });
  };
  const rated = new Map(card.ratings.map(({ name, rating }) => [name, rating]));
  const asked = new Set(attributes.map(({ name }) => name));
  /** Rated attributes that the job no longer has. */
  const noLongerAsked = [...rated.keys()].filter((name) => !asked.has(name));
  const without = (name: string) => card.ratings.filter((each) => each.name !== name);
  const rate = (name: string, rating: ScorecardRating) =>
    change({ ratings: [...without(name), { name, rating }] });
  const submit = (version = card.version) => {
    if (!card.decision) return setMissing(true);
    const ratings = [...asked, ...noLongerAsked].map((name) => ({
      name,
      rating: rated.get(name) ?? ("NO_DECISION" as const),
    }));
    onSubmit({ ratings, decision: card.decision, comment: card.comment }, version, draft.forget);
  };
  return (
    <Form aria-label={say(scorecardTexts.mine)} onSubmit={() => submit()}>
      {attributes.map(({ name, description }) => (
        <RadioGroup
          key={name}
          label={name}
          {...(description && { description })}
          orientation="horizontal"
          options={options}
          value={rated.get(name) ?? null}
          onChange={(rating) => rate(name, rating)}
        />
      ))}
      {noLongerAsked.map((name) => (
        <Stack key={name} gap="xs" align="start">
          <RadioGroup
            label={name}
            description={say(scorecardTexts.noLongerAsked)}
            orientation="horizontal"
            options={options}
            value={rated.get(name) ?? null}
            onChange={(rating) => rate(name, rating)}
          />
          <Button
            size="sm"
            variant="ghost"
            iconStart={<Trash2 />}
            onPress={() => change({ ratings: without(name) })}
          >
            {say(scorecardTexts.removeRating, { attribute: name })}
          </Button>
        </Stack>
      ))}
      <RadioGroup
        label={say(scorecardTexts.recommendation)}
        orientation="horizontal"
        isRequired
        options={options}
        value={card.decision}
        onChange={(decision) => {
          change({ decision });
          setMissing(false);
        }}
        {...(isMissing && { errorMessage: say(scorecardTexts.recommendationMissing) })}
      />
      <TextArea
        label={say(scorecardTexts.comment)}
        description={say(scorecardTexts.commentHint)}
        rows={4}
        maxLength={commentMax}
        hasCount
        value={card.comment}
        onChange={(comment) => change({ comment })}
      />
      {isStale ? (
        <BothVersions
          what={say(scorecardTexts.yoursWas)}
          differences={differences(say, card, submitted)}
          onKeep={() => {
            change({ version: submitted.version });
            submit(submitted.version);
          }}
          onTake={() => {
            draft.forget();
            setCard(submitted);
          }}
        />
      ) : (
        error && <Banner tone="critical">{error.message}</Banner>
      )}
      <Inline justify="end">
        {onCancel && <Button onPress={onCancel}>{say(words.cancel)}</Button>}
        <Button type="submit" variant="primary" isPending={isSaving}>
          {say(scorecardTexts.submit)}
        </Button>
      </Inline>
    </Form>
  );
}
