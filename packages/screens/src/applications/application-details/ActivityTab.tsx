import type { Activity } from "@ats/core/applications/activity";
import { statusLabels } from "@ats/core/applications/status";
import { Skeleton } from "@ats/ui/Skeleton";
import { Text } from "@ats/ui/Text";
import { Timeline } from "@ats/ui/Timeline";
import {
  ArrowRight,
  ArrowRightLeft,
  Download,
  FileText,
  Inbox,
  NotebookPen,
  Star,
  Tags,
} from "lucide-react";
import { fullDate, relativeTime } from "../../dates/dates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { statusTones } from "../ApplicationStatus.tsx";
import { useActivity } from "./queries.ts";

const icons = {
  applied: <Inbox />,
  status_changed: <ArrowRight />,
  note_added: <NotebookPen />,
  cv_viewed: <FileText />,
  cv_downloaded: <Download />,
  rated: <Star />,
  tagged: <Tags />,
  transferred: <ArrowRightLeft />,
};

/** "Priya Patel moved the application from Applied to Shortlist". */
export function sentence({ type, actor, ...line }: Activity): string {
  const who = actor ? nameOf(actor) : "The candidate";
  const from = line.status_before ? ` from ${statusLabels[line.status_before]}` : "";
  const into = line.status_after ? ` to ${statusLabels[line.status_after]}` : "";
  return {
    applied: `${who} applied`,
    status_changed: `${who} moved the application${from}${into}`,
    note_added: `${who} added a note`,
    cv_viewed: `${who} viewed the CV`,
    cv_downloaded: `${who} downloaded the CV`,
    rated: line.value_after
      ? `${who} rated the application ${line.value_after} of 5`
      : `${who} took the rating away`,
    tagged: `${who} changed the tags`,
    transferred: `${who} transferred the application from ${line.value_before} to ${line.value_after}`,
  }[type];
}

const nameOf = ({ first_name, last_name, acting_for }: NonNullable<Activity["actor"]>) =>
  `${first_name} ${last_name}${acting_for ? ` (${acting_for})` : ""}`;

/** What the sentence leaves out: the reason, and what stood there before. */
function Besides({ type, reason, value_before, value_after }: Activity) {
  if (reason) return <Text tone="muted">Reason: {reason}</Text>;
  if (type === "rated" && value_before)
    return <Text tone="muted">Before: {value_before} of 5</Text>;
  if (type === "tagged")
    return (
      <Text tone="muted">
        {value_before ?? "No tags"} → {value_after ?? "No tags"}
      </Text>
    );
  return null;
}

export const ActivityTimeline = ({ activities }: { activities: Activity[] }) => (
  <Timeline
    label="Activity"
    items={activities.map((activity) => ({
      id: String(activity.id),
      title: sentence(activity),
      icon: icons[activity.type],
      tone: activity.status_after ? statusTones[activity.status_after] : "neutral",
      time: (
        <span title={fullDate(activity.created_date_time)}>
          {relativeTime(activity.created_date_time)}
        </span>
      ),
      dateTime: activity.created_date_time,
      body: <Besides {...activity} />,
    }))}
  />
);

/** What happened to an application, newest first. */
export function ActivityTab({ id }: { id: number }) {
  const { data, error, isFetching, refetch } = useActivity(id);
  if (data) return <ActivityTimeline activities={data.records} />;
  if (error)
    return (
      <ListFailed
        what="Activity"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return <Skeleton lines={5} />;
}
