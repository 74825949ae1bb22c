import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { getCandidate } from "@ats/core/candidates/details-contract";
import { mergedTags, mergeFields } from "@ats/core/candidates/merge";
import { mergeCandidates } from "@ats/core/candidates/merge-contract";
import { tagsMax } from "@ats/core/tags/tag";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Radio, RadioGroup } from "@ats/ui/RadioGroup";
import { Skeleton } from "@ats/ui/Skeleton";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { useTyped } from "../../drafts/draft.ts";
import { RestoredBanner } from "../../drafts/RestoredBanner.tsx";
import { ListFailed } from "../../lists/ListFailed.tsx";
import {
  begunChoices,
  type MergeChoices,
  mergeChoices,
  mergeDifferences,
  mergeLabel,
  type Pair,
  pickOf,
  valueOf,
} from "./merge-choices.ts";
import { useRefreshPeople, useUndoMerge } from "./queries.ts";
import { candidateMergeTexts } from "./texts.ts";

interface MergeDialogProps {
  ids: readonly [number, number];
  onClose(): void;
  /** Called with the id of the record that stays. */
  onMerged(id: number): void;
}

/** Merges two records: asks which one stays, and which value stays for each field. */
export default function MergeDialog({ ids, onClose, onMerged }: MergeDialogProps) {
  const say = useTexts();
  const form = useId();
  const first = useEndpoint(getCandidate, { params: { id: ids[0] } });
  const second = useEndpoint(getCandidate, { params: { id: ids[1] } });
  const both: Pair | undefined = first.data && second.data && [first.data, second.data];
  const isOne = both && both[0].id === both[1].id;
  const pair = isOne ? undefined : both;
  const failed = first.error ? first : second;
  const draft = useTyped(`merge.${ids.join(".")}`, mergeChoices);
  const leave = () => {
    draft.forget();
    onClose();
  };
  const refresh = useRefreshPeople();
  const undo = useUndoMerge();
  const merge = useCall(mergeCandidates, {
    onSuccess: ({ merge_id }, { params, body }) => {
      const merged = pair?.find(({ id }) => id === body.other);
      const stays = pair?.find(({ id }) => id === params.id);
      showToast({
        tone: "positive",
        title: say(candidateMergeTexts.merged, {
          number: String(merged?.candidate_number),
          other: String(stays?.candidate_number),
        }),
        description: say(candidateMergeTexts.mergedHint),
        onUndo: () => undo.mutate({ params: { id: merge_id } }),
      });
      draft.forget();
      void refresh(body.other);
      onMerged(Number(params.id));
    },
  });
  return (
    <Dialog
      isOpen
      size="lg"
      title={say(candidateMergeTexts.title)}
      onOpenChange={onClose}
      footer={
        pair && (
          <>
            <Button onPress={leave}>{say(words.cancel)}</Button>
            <Button type="submit" form={form} variant="primary" isPending={merge.isPending}>
              {say(candidateMergeTexts.merge)}
            </Button>
          </>
        )
      }
    >
      {isOne ? (
        <Banner tone="info" title={say(candidateMergeTexts.alreadyMerged)}>
          {say(candidateMergeTexts.mergedElsewhere, {
            number: both[0].candidate_number,
          })}
        </Banner>
      ) : pair ? (
        <Choices {...{ form, pair, draft, merge }} onRefresh={() => void refresh()} />
      ) : failed.error ? (
        <ListFailed
          what={say(candidateMergeTexts.records)}
          error={failed.error}
          isRetrying={failed.isFetching}
          onRetry={() => void failed.refetch()}
        />
      ) : (
        <Skeleton lines={8} />
      )}
    </Dialog>
  );
}

interface ChoicesProps {
  /** Id of the form. */
  form: string;
  pair: Pair;
  draft: ReturnType<typeof useTyped<MergeChoices>>;
  merge: ReturnType<typeof useCall<typeof mergeCandidates>>;
  onRefresh(): void;
}

/**
 * Choices are kept until merged; when a record changes, its fields are chosen again. Quality R2,
 * R4.
 */
function Choices({ form, pair, draft, merge, onRefresh }: ChoicesProps) {
  const say = useTexts();
  const begun = begunChoices(pair);
  const isOfThese = draft.typed?.versions === begun.versions;
  const chosen = (isOfThese && draft.typed) || begun;
  const { picks } = chosen;
  const stays = pair.find(({ id }) => id === chosen.stays) ?? pair[0];
  const merged = pair.find(({ id }) => id !== stays.id) ?? stays;
  const different = mergeDifferences(pair);
  const same = mergeFields.filter((field) => !different.includes(field));
  const { left: droppedTags } = mergedTags(stays, merged);
  const submit = () => {
    if (merge.isPending) return;
    merge.mutate({
      params: { id: stays.id },
      version: stays.version,
      body: {
        other: merged.id,
        other_version: merged.version,
        take: different.filter((field) => pickOf(pair, picks, stays, field) === merged.id),
      },
    });
  };
  return (
    <Form id={form} onSubmit={submit}>
      {draft.isRestored && isOfThese && (
        <RestoredBanner onDiscard={draft.forget}>
          {say(candidateMergeTexts.restored)}
        </RestoredBanner>
      )}
      {merge.error && (
        <Banner
          tone="critical"
          actions={
            [409, 412].includes(merge.error.status) && (
              <Button size="sm" onPress={onRefresh}>
                {say(candidateMergeTexts.showCurrent)}
              </Button>
            )
          }
        >
          {merge.error.message}
        </Banner>
      )}
      <Choice
        label={say(candidateMergeTexts.whichStays)}
        value={stays.id}
        pair={pair}
        onChange={(id) => draft.put({ ...chosen, stays: id })}
        shown={(candidate) =>
          say(candidateMergeTexts.candidate, {
            number: candidate.candidate_number,
            name: displayName(candidate),
          })
        }
        described={(candidate) => factsOf(say, candidate)}
      />
      {different.map((field) => (
        <Choice
          key={field}
          label={mergeLabel(say, field)}
          value={pickOf(pair, picks, stays, field)}
          pair={pair}
          onChange={(id) => draft.put({ ...chosen, picks: { ...picks, [field]: id } })}
          shown={(candidate) => valueOf(say, candidate, field)}
        />
      ))}
      {same.length > 0 && (
        <Text size="sm" tone="muted">
          {say(candidateMergeTexts.same, {
            fields: same.map((field) => mergeLabel(say, field).toLowerCase()).join(", "),
          })}
        </Text>
      )}
      <Banner tone="info">
        {say(candidateMergeTexts.mergeHint, {
          tags:
            droppedTags.length === 0
              ? say(candidateMergeTexts.allTags)
              : say(candidateMergeTexts.someTags, { max: tagsMax, tags: droppedTags.join(", ") }),
          number: merged.candidate_number,
        })}
      </Banner>
    </Form>
  );
}

const factsOf = (say: Say, { application_list, cv, created_date_time }: CandidateDetails) =>
  [
    say(candidateMergeTexts.added, { date: datesIn(say.locale).shortDate(created_date_time) }),
    say(candidateMergeTexts.applications, { count: application_list.length }),
    say(candidateMergeTexts.cvs, { count: cv?.length ?? 0 }),
  ].join(" · ");

interface ChoiceProps {
  label: string;
  value: number;
  pair: Pair;
  shown(candidate: CandidateDetails): string;
  described?(candidate: CandidateDetails): string;
  onChange(id: number): void;
}

/** Shows one field of both records side by side. */
const Choice = ({ label, value, pair, shown, described, onChange }: ChoiceProps) => (
  <RadioGroup label={label} value={String(value)} onChange={(id) => onChange(Number(id))}>
    <Grid columns={2} gap="sm">
      {pair.map((candidate) => (
        <Radio key={candidate.id} value={String(candidate.id)} description={described?.(candidate)}>
          {shown(candidate)}
        </Radio>
      ))}
    </Grid>
  </RadioGroup>
);
