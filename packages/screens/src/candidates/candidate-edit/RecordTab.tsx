import {
  type CandidateEvent,
  type CandidateEventType,
  candidateReads,
  listCandidateActivity,
} from "@ats/core/candidates/activity-contract";
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
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { Changes } from "../../record/Changes.tsx";
import { RecordTimeline } from "../../record/RecordTimeline.tsx";
import { fieldLabels } from "../typed-candidate.ts";
import { recordSentence } from "./record-sentence.ts";

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
  held: <Scale />,
  released: <Scale />,
};

const shows = { changes: "Changes", reads: "Reads" } as const;
type Shown = keyof typeof shows;

/** The record of a candidate: what was changed, and who read a CV or took their data. */
export default function RecordTab({ id }: { id: number }) {
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
        <Lines lines={lines} areReads={areReads} />
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

function Lines({ lines, areReads }: { lines: CandidateEvent[]; areReads: boolean }) {
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
        title: recordSentence(line),
        icon: icons[line.type],
        body: <Besides {...line} />,
      })}
    />
  );
}

/** What the sentence leaves out: each field before and after, and the reason. */
function Besides({ type, changes, reason }: CandidateEvent) {
  if (reason) return <Text tone="muted">Reason: {reason}</Text>;
  if (type !== "changed" && type !== "given") return null;
  return <Changes changes={changes} labels={fieldLabels} />;
}
