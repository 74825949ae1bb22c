import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import type { Scorecards } from "@ats/core/applications/scorecard-contract";
import { getScorecards, submitScorecard } from "@ats/core/applications/scorecard-contract";
import { Button } from "@ats/ui/Button";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { ClipboardList, Pencil } from "lucide-react";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { useCan } from "../../session/session.tsx";
import { unprinted } from "./NotesView.css.ts";
import { ScorecardForm } from "./ScorecardForm.tsx";
import { ScorecardList } from "./ScorecardList.tsx";
import { scorecardTexts } from "./scorecard-texts.ts";

/** Shows the reader's scorecard and, once it is submitted, everybody's. */
export default function ScorecardsTab({ id }: { id: number }) {
  const say = useTexts();
  const query = useEndpoint(getScorecards, { params: { id } }, { meta: { isLive: true } });
  return (
    <ListContent what={say(scorecardTexts.scorecards)} query={query} lines={8}>
      {(cards) => <Cards key={id} id={id} cards={cards} />}
    </ListContent>
  );
}

function Cards({ id, cards }: { id: number; cards: Scorecards }) {
  const say = useTexts();
  const queries = useQueryClient();
  const canScore = useCan("UPDATE_APPLICATIONS");
  const [isChanging, setChanging] = useState(cards.own === null);
  const { mutate, isPending, error } = useCall(submitScorecard, {
    onSuccess: (saved) => {
      queries.setQueryData(keyOf(getScorecards, { params: { id } }), saved);
      for (const endpoint of [listApplications, getApplication, listActivity])
        void queries.invalidateQueries({ queryKey: keyOf(endpoint) });
      setChanging(false);
      showToast({ tone: "positive", title: say(scorecardTexts.submitted) });
    },
    onError: ({ status }) => {
      // The scorecard changed elsewhere, or the job's attributes did.
      if (status === 412 || status === 400)
        void queries.invalidateQueries({ queryKey: keyOf(getScorecards) });
    },
  });
  const { own, others_count } = cards;
  if (own && !isChanging)
    return (
      <Stack gap="lg">
        <ScorecardList cards={[own, ...cards.others]} />
        {canScore && (
          <Inline justify="end">
            <Button iconStart={<Pencil />} onPress={() => setChanging(true)}>
              {say(scorecardTexts.change)}
            </Button>
          </Inline>
        )}
      </Stack>
    );
  if (!canScore)
    return (
      <EmptyState
        level={3}
        icon={<ClipboardList />}
        title={say(scorecardTexts.hidden)}
        description={say(scorecardTexts.hiddenHint)}
      />
    );
  return (
    <Stack gap="lg">
      {!own && others_count > 0 && (
        <Text tone="muted">{say(scorecardTexts.othersSubmitted, { count: others_count })}</Text>
      )}
      <div data-unprinted className={unprinted}>
        <ScorecardForm
          id={id}
          attributes={cards.attributes}
          submitted={own}
          isSaving={isPending}
          error={error}
          onSubmit={(body, version, onSaved) =>
            mutate({ params: { id }, version, body }, { onSuccess: onSaved })
          }
          {...(own && { onCancel: () => setChanging(false) })}
        />
      </div>
    </Stack>
  );
}
