import {
  initialJobEvents,
  type JobEvent,
  type JobEventType,
  listJobActivity,
  maxJobEvents,
} from "@ats/core/jobs/activity-contract";
import { Button } from "@ats/ui/Button";
import { Drawer } from "@ats/ui/Drawer";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { ArrowRight, FilePlus, History, PenLine, Send, Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { actorName } from "../../record/actor-name.ts";
import { Changes } from "../../record/Changes.tsx";
import { RecordTimeline } from "../../record/RecordTimeline.tsx";
import { jobStatusTexts } from "../label-texts.ts";
import { fieldLabels } from "./field-texts.ts";
import { historyTexts } from "./history-texts.ts";
import { jobFormTexts } from "./texts.ts";

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
  const say = useTexts();
  const [most, setMost] = useState(initialJobEvents);
  const { data, error, isFetching, isPlaceholderData, refetch } = useEndpoint(
    listJobActivity,
    { params: { id }, query: { most } },
    { staleTime: 0, placeholderData: keepPreviousData },
  );
  return (
    <Drawer
      isOpen
      title={say(jobFormTexts.history)}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {data ? (
        <Stack>
          <Lines lines={data.records} />
          {data.records.length < Math.min(data.total, maxJobEvents) && (
            <Inline>
              <Button
                isPending={isPlaceholderData}
                onPress={() => setMost(Math.min(most + initialJobEvents, maxJobEvents))}
              >
                {say(historyTexts.showOlder)}
              </Button>
            </Inline>
          )}
        </Stack>
      ) : error ? (
        <ListFailed
          what={say(historyTexts.list)}
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
  const say = useTexts();
  if (lines.length === 0)
    return (
      <EmptyState
        level={3}
        icon={<History />}
        title={say(historyTexts.empty)}
        description={say(historyTexts.emptyHint)}
      />
    );
  return (
    <RecordTimeline
      label={say(jobFormTexts.history)}
      lines={lines}
      show={(line) => ({
        title: sentence(say, line),
        icon: icons[line.type],
        body: <ChangeDetails {...line} />,
      })}
    />
  );
}

function sentence(say: Say, { type, actor, status_before, status_after }: JobEvent): string {
  const { created, edited, moved, released, unreleased } = historyTexts;
  const name = actor ? actorName(actor) : "";
  const label = (status: JobEvent["status_after"]) => (status ? say(jobStatusTexts[status]) : "");
  if (type === "status_changed")
    return say(moved, { name, before: label(status_before), after: label(status_after) });
  const text = { created, updated: edited, released, taken_back: unreleased }[type];
  return say(text, { name });
}

/** Old and new value of each changed field, and the reason for closing or reopening. */
function ChangeDetails({ changes, reason }: JobEvent) {
  const say = useTexts();
  if (reason) return <Text tone="muted">{say(historyTexts.reason, { reason })}</Text>;
  return <Changes changes={changes} labels={fieldLabels(say)} />;
}
