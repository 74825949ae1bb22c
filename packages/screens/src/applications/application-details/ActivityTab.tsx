import type { Activity, ActivityType } from "@ats/core/applications/activity";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import {
  ArrowRight,
  ArrowRightLeft,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  ClipboardCheck,
  Download,
  Eye,
  BadgeCheck,
  EyeOff,
  FileDown,
  FileSignature,
  FileText,
  FileX,
  Inbox,
  Merge,
  Mail,
  MailCheck,
  MailWarning,
  MailX,
  MessageCircleQuestion,
  NotebookPen,
  Paperclip,
  PenLine,
  Send,
  ShieldAlert,
  ShieldX,
  Split,
  Star,
  Tags,
  Workflow,
} from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { RecordTimeline } from "../../record/RecordTimeline.tsx";
import { statusTones } from "../ApplicationStatus.tsx";
import { activitySentence } from "./activity-sentence.ts";
import { OlderButton } from "./OlderButton.tsx";
import { useActivity } from "./queries.ts";

const DecisionRecord = lazy(() => import("./DecisionRecord.tsx"));

const icons = {
  applied: <Inbox />,
  status_changed: <ArrowRight />,
  workflow_changed: <Workflow />,
  note_added: <NotebookPen />,
  cv_viewed: <FileText />,
  cv_downloaded: <Download />,
  answer_file_viewed: <FileText />,
  answer_file_downloaded: <Download />,
  rated: <Star />,
  tagged: <Tags />,
  transferred: <ArrowRightLeft />,
  candidate_merged: <Merge />,
  candidate_unmerged: <Split />,
  scorecard_submitted: <ClipboardCheck />,
  interview_scheduled: <CalendarPlus />,
  interview_moved: <CalendarClock />,
  interview_changed: <CalendarClock />,
  interview_cancelled: <CalendarX />,
  interview_missed: <CalendarX />,
  interview_restored: <CalendarCheck />,
  invited: <CalendarPlus />,
  invitation_withdrawn: <CalendarX />,
  times_declined: <MessageCircleQuestion />,
  messaged: <Mail />,
  message_cancelled: <MailX />,
  message_planned_again: <MailCheck />,
  message_sent_again: <MailCheck />,
  message_failed: <MailWarning />,
  attachment_viewed: <Paperclip />,
  viewed: <Eye />,
  revealed: <EyeOff />,
  exported: <FileDown />,
  document_sent: <Send />,
  document_signed: <PenLine />,
  document_rejected: <FileX />,
  document_viewed: <FileSignature />,
  check_recorded: <BadgeCheck />,
  employment_changed: <CalendarClock />,
  check_viewed: <Eye />,
  check_due: <ShieldAlert />,
  check_destroyed: <ShieldX />,
} satisfies Record<ActivityType, ReactNode>;

const shows = {
  changes: "Changes",
  reads: "Reads",
  decisions: "Decisions",
} as const;
type Shown = keyof typeof shows;

/** Shows the reason and the previous value, which the sentence leaves out. */
function ActivityDetails({ type, reason, value_before, value_after }: Activity) {
  if (type.startsWith("interview_"))
    return (
      <Text tone="muted">
        {value_before && value_before !== value_after && `${value_before} → `}
        {value_after}
        {reason && `. Reason: ${reason}`}
      </Text>
    );
  if (type === "times_declined") return reason && <Text as="p">“{reason}”</Text>;
  if (reason) return <Text tone="muted">Reason: {reason}</Text>;
  if (type === "rated" && value_before)
    return <Text tone="muted">Before: {value_before} of 5</Text>;
  if (type === "scorecard_submitted" && value_after)
    return (
      <Text tone="muted">
        {value_before && `${value_before} → `}
        {value_after}
      </Text>
    );
  if (type === "tagged")
    return (
      <Text tone="muted">
        {value_before ?? "No tags"} → {value_after ?? "No tags"}
      </Text>
    );
  return null;
}

const ActivityTimeline = ({ activities }: { activities: Activity[] }) => (
  <RecordTimeline
    label="Activity"
    lines={activities}
    show={(activity) => ({
      title: activitySentence(activity),
      icon: icons[activity.type],
      tone: activity.status_after ? statusTones[activity.status_after] : "neutral",
      body: <ActivityDetails {...activity} />,
    })}
  />
);

/** Shows what changed, who read, and what each decision-maker had read. */
export default function ActivityTab({ id }: { id: number }) {
  const [shown, setShown] = useState<Shown>("changes");
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
      {shown === "decisions" ? (
        <Suspense fallback={<Skeleton lines={5} />}>
          <DecisionRecord id={id} />
        </Suspense>
      ) : (
        <Lines key={shown} id={id} shown={shown} />
      )}
    </Stack>
  );
}

function Lines({ id, shown }: { id: number; shown: "changes" | "reads" }) {
  const { data, error, isFetching, refetch, ...more } = useActivity(id, shown);
  const areReads = shown === "reads";
  if (error && !data)
    return (
      <ListFailed
        what="Activity"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton lines={5} />;
  if (data.total === 0)
    return (
      <EmptyState
        level={3}
        icon={<Eye />}
        title={areReads ? "No views yet" : "No activity yet"}
        description={
          areReads
            ? "Views, CV downloads, reveals and exports appear here."
            : "Moves, ratings, tags and notes appear here."
        }
      />
    );
  return (
    <Stack gap="lg">
      <ActivityTimeline activities={data.records} />
      <OlderButton what="lines" data={data} {...more} />
    </Stack>
  );
}
