import { displayName } from "@ats/core/anonymisation/anonymisation";
import { updateInterviewStatus } from "@ats/core/interviews/contract";
import type { Briefing } from "@ats/core/interviews/interview";
import { timeSpanText } from "@ats/core/interviews/time-span";
import { showToast } from "@ats/ui/Toast";
import { useState } from "react";
import { useCall } from "../app/endpoint.ts";
import { isPast } from "../dates/dates.ts";
import { ReasonDialog } from "../reasons/ReasonDialog.tsx";
import { useBriefing, useRefreshInterviews } from "./queries.ts";

interface InterviewStatusDialogProps {
  interview: Briefing;
  status: "CANCELLED" | "NO_SHOW" | "SCHEDULED";
  onClose(): void;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

const words = {
  CANCELLED: {
    title: "Cancel the interview of",
    verb: "Cancel interview",
    done: "Interview cancelled",
  },
  NO_SHOW: { title: "Record a no-show by", verb: "Record no-show", done: "No-show recorded" },
  SCHEDULED: { title: "Undo the no-show of", verb: "Undo no-show", done: "No-show undone" },
} as const;

export function InterviewStatusDialog({ interview, status, onClose }: InterviewStatusDialogProps) {
  const { id } = interview;
  // The dialog keeps the version that it opened with, whatever a colleague changes.
  const [shown, setShown] = useState(interview);
  const { title, verb, done } = words[status];
  const refresh = useRefreshInterviews();
  const briefing = useBriefing(id);
  const change = useCall(updateInterviewStatus, {
    onSuccess: async () => {
      await refresh();
      onClose();
      showToast({ tone: "positive", title: done });
    },
    onError: ({ status }) => {
      if (status === 412) void briefing.refetch().then(({ data }) => data && setShown(data));
    },
  });
  const notice =
    status !== "CANCELLED" || isPast(shown.start_date_time)
      ? ""
      : shown.candidate_invited
        ? " We’ll email the candidate that it is cancelled, without the reason."
        : " The candidate was not invited by email and won’t be told.";
  return (
    <ReasonDialog
      draft={`interview.${status}.${id}`}
      title={`${title} ${displayName(interview)}`}
      description={`${shown.title}, ${timeSpanText(shown, zone)}. The reason is kept on record.${notice}`}
      confirmLabel={verb}
      cancelLabel="Back"
      missing="Enter a reason."
      call={change}
      onSubmit={(reason) =>
        change.mutateAsync({
          params: { id },
          version: shown.version,
          body: { status, reason },
        })
      }
      onClose={onClose}
    />
  );
}
