import type { Activity } from "@ats/core/applications/application";
import { statusLabels } from "@ats/core/applications/status";
import { Skeleton } from "@ats/ui/Skeleton";
import { Text } from "@ats/ui/Text";
import { Timeline } from "@ats/ui/Timeline";
import { ArrowRight, FileText, Inbox, NotebookPen } from "lucide-react";
import { fullDate, relativeTime } from "../../dates/dates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { statusTones } from "../ApplicationStatus.tsx";
import { useActivity } from "./queries.ts";

const icons = {
  applied: <Inbox />,
  status_changed: <ArrowRight />,
  note_added: <NotebookPen />,
  cv_viewed: <FileText />,
};

/** "Priya Patel moved it from Applied to Shortlist". */
export function sentence({ type, actor, status_before, status_after }: Activity): string {
  const who = actor ? `${actor.first_name} ${actor.last_name}` : "The candidate";
  const from = status_before ? ` from ${statusLabels[status_before]}` : "";
  const into = status_after ? ` to ${statusLabels[status_after]}` : "";
  return {
    applied: `${who} applied`,
    status_changed: `${who} moved the application${from}${into}`,
    note_added: `${who} added a note`,
    cv_viewed: `${who} viewed the CV`,
  }[type];
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
      body: activity.reason && <Text tone="muted">Reason: {activity.reason}</Text>,
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
