import {
  type JobEvent,
  initialJobEvents,
  type JobEventType,
  listJobActivity,
  maxJobEvents,
} from "@ats/core/jobs/activity-contract";
import { jobStatusLabels } from "@ats/core/jobs/job";
import { Button } from "@ats/ui/Button";
import { Drawer } from "@ats/ui/Drawer";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { keepPreviousData } from "@tanstack/react-query";
import { ArrowRight, FilePlus, History, PenLine, Send, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { actorName } from "../../record/actor-name.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { Changes } from "../../record/Changes.tsx";
import { RecordTimeline } from "../../record/RecordTimeline.tsx";
import { labels } from "./labels.ts";

const icons: Record<JobEventType, ReactNode> = {
  created: <FilePlus />,
  updated: <PenLine />,
  status_changed: <ArrowRight />,
  released: <Send />,
  taken_back: <Undo2 />,
};

interface JobHistoryProps {
  id: number;
  onClose(): void;
}

export default function JobHistory({ id, onClose }: JobHistoryProps) {
  const [most, setMost] = useState(initialJobEvents);
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listJobActivity,
    { params: { id }, query: { most } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Drawer isOpen title="History" onOpenChange={(isOpen) => !isOpen && onClose()}>
      {data ? (
        <Stack>
          <Lines lines={data.records} />
          {data.records.length < Math.min(data.total, maxJobEvents) && (
            <Inline>
              <Button
                isPending={isPlaceholderData}
                onPress={() => setMost(Math.min(most + initialJobEvents, maxJobEvents))}
              >
                Show older entries
              </Button>
            </Inline>
          )}
        </Stack>
      ) : error ? (
        <ListFailed
          what="The history"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton lines={5} />
      )}
    </Drawer>
  );
}

function Lines({ lines }: { lines: readonly JobEvent[] }) {
  if (lines.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<History />}
        title="Nothing has happened yet"
        description="Edits, changes of status and releases to agencies appear here."
      />
    );
  return (
    <RecordTimeline
      label="History"
      lines={lines}
      show={(line) => ({
        title: sentence(line),
        icon: icons[line.type],
        body: <ChangeDetails {...line} />,
      })}
    />
  );
}

const label = (status: JobEvent["status_after"]) => (status ? jobStatusLabels[status] : "");

function sentence({ type, actor, status_before, status_after }: JobEvent): string {
  const actorLabel = actor ? actorName(actor) : "";
  return {
    created: `${actorLabel} created the job`,
    updated: `${actorLabel} edited the job`,
    status_changed: `${actorLabel}: ${label(status_before)} → ${label(status_after)}`,
    released: `${actorLabel} released it to agencies`,
    taken_back: `${actorLabel} withdrew it from agencies`,
  }[type];
}

/** Old and new value of each changed field, and the reason for closing or reopening. */
function ChangeDetails({ changes, reason }: JobEvent) {
  if (reason) return <Text tone="muted">Reason: {reason}</Text>;
  return <Changes changes={changes} labels={labels} />;
}
