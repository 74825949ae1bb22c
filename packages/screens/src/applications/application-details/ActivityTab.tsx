import type { Activity, ActivityType } from "@ats/core/applications/activity";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { type Say, useTexts } from "@ats/ui/texts";
import {
  ArrowRight,
  ArrowRightLeft,
  BadgeCheck,
  CalendarCheck,
  CalendarClock,
  CalendarPlus,
  CalendarX,
  CircleCheck,
  CircleX,
  ClipboardCheck,
  Download,
  Eye,
  EyeOff,
  FileDown,
  FileSignature,
  FileText,
  FileX,
  Handshake,
  Inbox,
  Mail,
  MailCheck,
  MailPlus,
  MailWarning,
  MailX,
  Merge,
  MessageCircleQuestion,
  NotebookPen,
  Paperclip,
  PenLine,
  Pencil,
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
import { activityTexts } from "./activity-texts.ts";
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
  field_changed: <Pencil />,
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
  interview_confirmed: <CalendarCheck />,
  interview_declined: <CalendarX />,
  agency_wrote: <MessageCircleQuestion />,
  message_scheduled: <MailPlus />,
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
  offer_drafted: <PenLine />,
  offer_made: <Handshake />,
  offer_accepted: <CircleCheck />,
  offer_declined: <CircleX />,
  offer_withdrawn: <CircleX />,
  check_recorded: <BadgeCheck />,
  employment_changed: <CalendarClock />,
  check_viewed: <Eye />,
  check_due: <ShieldAlert />,
  check_destroyed: <ShieldX />,
} satisfies Record<ActivityType, ReactNode>;

const kinds = ["changes", "reads", "decisions"] as const;
type Shown = (typeof kinds)[number];

const changed = (say: Say, before: string | null, after: string | null) =>
  before && after ? say(activityTexts.was, { before, after }) : after;

/** Shows the reason and the previous value, which the sentence leaves out. */
function ActivityDetails({ type, reason, value_before, value_after }: Activity) {
  const say = useTexts();
  if (type === "times_declined" || type === "interview_confirmed" || type === "interview_declined")
    return reason && <Text as="p">“{reason}”</Text>;
  if (type.startsWith("interview_"))
    return (
      <Text tone="muted">
        {value_before === value_after ? value_after : changed(say, value_before, value_after)}
        {reason && `. ${say(activityTexts.reasonIs, { reason })}`}
      </Text>
    );
  if (type === "field_changed")
    return (
      value_before && <Text tone="muted">{say(activityTexts.valueBefore, { value_before })}</Text>
    );
  if (reason) return <Text tone="muted">{say(activityTexts.reasonIs, { reason })}</Text>;
  if (type === "rated" && value_before)
    return <Text tone="muted">{say(activityTexts.ratingBefore, { rating: value_before })}</Text>;
  if (type === "scorecard_submitted" && value_after)
    return <Text tone="muted">{changed(say, value_before, value_after)}</Text>;
  if (type === "tagged")
    return (
      <Text tone="muted">
        {say(activityTexts.was, {
          before: value_before ?? say(activityTexts.noTags),
          after: value_after ?? say(activityTexts.noTags),
        })}
      </Text>
    );
  return null;
}

const ActivityTimeline = ({ activities }: { activities: Activity[] }) => {
  const say = useTexts();
  return (
    <RecordTimeline
      label={say(activityTexts.activity)}
      lines={activities}
      show={(activity) => ({
        title: activitySentence(say, activity),
        icon: icons[activity.type],
        tone: activity.status_after ? statusTones[activity.status_after] : "neutral",
        body: <ActivityDetails {...activity} />,
      })}
    />
  );
};

/** Shows what changed, who read, and what each decision-maker had read. */
export default function ActivityTab({ id }: { id: number }) {
  const say = useTexts();
  const [shown, setShown] = useState<Shown>("changes");
  return (
    <Stack gap="lg">
      <Inline>
        <ToggleButtonGroup
          label={say(activityTexts.show)}
          value={shown}
          onChange={setShown}
          options={kinds.map((id) => ({ id, label: say(activityTexts[id]) }))}
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
  const say = useTexts();
  const { data, error, isFetching, refetch, ...more } = useActivity(id, shown);
  const areReads = shown === "reads";
  if (error && !data)
    return (
      <ListFailed
        what={say(activityTexts.activity)}
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
        title={areReads ? say(activityTexts.noViews) : say(activityTexts.noActivity)}
        description={areReads ? say(activityTexts.noViewsHint) : say(activityTexts.noActivityHint)}
      />
    );
  return (
    <Stack gap="lg">
      <ActivityTimeline activities={data.records} />
      <OlderButton label={say(activityTexts.older)} data={data} {...more} />
    </Stack>
  );
}
