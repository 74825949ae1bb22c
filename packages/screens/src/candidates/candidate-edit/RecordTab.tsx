import {
  type CandidateEvent,
  type CandidateEventType,
  candidateReads,
  listCandidateActivity,
} from "@ats/core/candidates/activity-contract";
import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
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

const UndoApart = lazy(() => import("../candidate-merge/UndoApart.tsx"));

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

const shows = { changes: "Changes", reads: "Reads" } as const;
type Shown = keyof typeof shows;

interface RecordTabProps {
  candidate: CandidateDetails;
  isEditable: boolean;
}

/** The record of a candidate: what was changed, and who read a CV or took their data. */
export default function RecordTab({ candidate, isEditable }: RecordTabProps) {
  const { id } = candidate;
  const [shown, setShown] = useState<Shown>("changes");
  const areReads = shown === "reads";
  const { data, error, isFetching, refetch } = useEndpoint(listCandidateActivity, {
    params: { id },
  });
  const lines = data?.records.filter(({ type }) => candidateReads.includes(type) === areReads);
  return (
    <Stack gap="lg">
      <Inline>
        <ToggleButtonGroup
          label="Show"
          value={shown}
          onChange={setShown}
          options={Object.entries(shows).map(([key, label]) => ({ id: key as Shown, label }))}
        />
      </Inline>
      {lines ? (
        <Lines {...{ lines, areReads, candidate, isEditable }} />
      ) : error ? (
        <ListFailed
          what="The record"
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
  areReads: boolean;
}

function Lines({ lines, areReads, candidate, isEditable }: LinesProps) {
  if (lines.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<Eye />}
        title={areReads ? "Nobody has read it yet" : "Nothing has happened yet"}
        description={
          areReads
            ? "Who looks at a CV, downloads it or exports the candidate's data appears here."
            : "Changes of the details, CVs and talent pools appear here."
        }
      />
    );
  return (
    <RecordTimeline
      label="Record"
      lines={lines}
      show={(line) => ({
        title: recordSentence(line) + ofPart(line, candidate),
        icon: icons[line.type],
        body: (
          <Besides
            {...line}
            id={candidate.id}
            other={isEditable && stillApart(line, lines, candidate)}
          />
        ),
      })}
    />
  );
}

/** Which record it was done with, where that is part of this one. */
const ofPart = (line: CandidateEvent, { candidate_number }: CandidateDetails) =>
  line.other_candidate_number || line.candidate_number === candidate_number
    ? ""
    : `: candidate ${line.candidate_number}`;

/** The other one of two who are apart, of the newest line that says so. */
function stillApart(line: CandidateEvent, lines: CandidateEvent[], candidate: CandidateDetails) {
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
  return candidate.apart.find(({ candidate_number }) => candidate_number === other) ?? false;
}

interface BesidesProps extends CandidateEvent {
  id: number;
  /** Somebody from whom the candidate was told apart, which can be taken back. */
  other: CandidateDetails["apart"][number] | false;
}

/** What the sentence leaves out: each field before and after, and the reason. */
function Besides({ type, changes, reason, id, other }: BesidesProps) {
  if (reason) return <Text tone="muted">Reason: {reason}</Text>;
  if (other)
    return (
      <Suspense>
        <UndoApart id={id} other={other} />
      </Suspense>
    );
  if (type !== "changed" && type !== "given") return null;
  return <Changes changes={changes} labels={fieldLabels} />;
}
