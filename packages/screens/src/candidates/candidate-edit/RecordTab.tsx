import {
  type CandidateEvent,
  type CandidateEventType,
  candidateReadTypes,
  listCandidateActivity,
} from "@ats/core/candidates/activity-contract";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { type Say, useTexts } from "@ats/ui/texts";
import {
  Download,
  Eraser,
  Eye,
  FileDown,
  FilePen,
  FilePlus,
  FileText,
  FileX,
  FolderHeart,
  FolderMinus,
  Merge,
  PenLine,
  Scale,
  Split,
  UserPlus,
  UsersRound,
} from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { Changes } from "../../record/Changes.tsx";
import { RecordTimeline } from "../../record/RecordTimeline.tsx";
import { fieldLabels } from "../typed-candidate.ts";
import { recordSentence } from "./record-sentence.ts";
import { recordTexts } from "./record-texts.ts";
import { candidateEditTexts } from "./texts.ts";

const UndoNonDuplicate = lazy(() => import("../candidate-merge/UndoNonDuplicate.tsx"));

const icons: Record<CandidateEventType, ReactNode> = {
  added: <UserPlus />,
  changed: <PenLine />,
  given: <FilePen />,
  cv_added: <FilePlus />,
  cv_removed: <FileX />,
  cv_viewed: <FileText />,
  cv_downloaded: <Download />,
  pool_joined: <FolderHeart />,
  pool_left: <FolderMinus />,
  exported: <FileDown />,
  erased: <Eraser />,
  merged: <Merge />,
  unmerged: <Split />,
  told_apart: <UsersRound />,
  apart_undone: <UsersRound />,
  held: <Scale />,
  released: <Scale />,
};

const shows = ["changes", "views"] as const;
type Shown = (typeof shows)[number];

interface RecordTabProps {
  candidate: CandidateDetails;
  isEditable: boolean;
}

/** Lists the changes of a candidate, and who read a CV or exported their data. */
export default function RecordTab({ candidate, isEditable }: RecordTabProps) {
  const say = useTexts();
  const { id } = candidate;
  const [shown, setShown] = useState<Shown>("changes");
  const areViews = shown === "views";
  const { data, error, isFetching, refetch } = useEndpoint(listCandidateActivity, {
    params: { id },
  });
  const lines = data?.records.filter(({ type }) => candidateReadTypes.includes(type) === areViews);
  return (
    <Stack gap="lg">
      <Inline>
        <ToggleButtonGroup
          label={say(candidateEditTexts.show)}
          value={shown}
          onChange={setShown}
          options={shows.map((id) => ({ id, label: say(candidateEditTexts[id]) }))}
        />
      </Inline>
      {lines ? (
        <Lines {...{ lines, areViews, candidate, isEditable }} />
      ) : error ? (
        <ListFailed
          what={say(candidateEditTexts.theRecord)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={5} />
      )}
    </Stack>
  );
}

interface LinesProps extends RecordTabProps {
  lines: CandidateEvent[];
  areViews: boolean;
}

function Lines({ lines, areViews, candidate, isEditable }: LinesProps) {
  const say = useTexts();
  if (lines.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Eye />}
        title={areViews ? say(candidateEditTexts.noViews) : say(candidateEditTexts.noActivity)}
        description={
          areViews ? say(candidateEditTexts.noViewsHint) : say(candidateEditTexts.noActivityHint)
        }
      />
    );
  return (
    <RecordTimeline
      label={say(candidateEditTexts.record)}
      lines={lines}
      show={(line) => ({
        title: sentenceIn(say, line, candidate),
        icon: icons[line.type],
        body: (
          <EventDetails
            {...line}
            id={candidate.id}
            other={isEditable && currentNonDuplicate(line, lines, candidate)}
          />
        ),
      })}
    />
  );
}

/** The sentence of an event, with the number of the merged record that it belongs to. */
function sentenceIn(say: Say, line: CandidateEvent, { candidate_number }: CandidateDetails) {
  const sentence = recordSentence(say, line);
  return line.other_candidate_number || line.candidate_number === candidate_number
    ? sentence
    : say(recordTexts.ofCandidate, { sentence, number: line.candidate_number });
}

/**
 * Returns the other candidate of a "not a duplicate" event, if it is the newest and still holds.
 */
function currentNonDuplicate(
  line: CandidateEvent,
  lines: CandidateEvent[],
  candidate: CandidateDetails,
) {
  const newest = lines.find(
    ({ type, candidate_number, other_candidate_number }) =>
      type === "told_apart" &&
      candidate_number === line.candidate_number &&
      other_candidate_number === line.other_candidate_number,
  );
  if (newest !== line) return false;
  const other =
    line.candidate_number === candidate.candidate_number
      ? line.other_candidate_number
      : line.candidate_number;
  return (
    candidate.non_duplicates.find(({ candidate_number }) => candidate_number === other) ?? false
  );
}

interface BesidesProps extends CandidateEvent {
  id: number;
  /** The candidate marked as not a duplicate, while that can be undone. */
  other: CandidateDetails["non_duplicates"][number] | false;
}

/** Shows each field before and after, and the reason, which the sentence leaves out. */
function EventDetails({ type, changes, reason, id, other }: BesidesProps) {
  const say = useTexts();
  if (reason) return <Text tone="muted">{say(candidateEditTexts.reason, { reason })}</Text>;
  if (other)
    return (
      <Suspense>
        <UndoNonDuplicate id={id} other={other} />
      </Suspense>
    );
  if (type !== "changed" && type !== "given") return null;
  return <Changes changes={changes} labels={fieldLabels} />;
}
