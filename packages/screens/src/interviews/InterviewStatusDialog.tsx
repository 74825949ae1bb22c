import { displayName } from "@ats/core/anonymisation/anonymisation";
import { updateInterviewStatus } from "@ats/core/interviews/contract";
import type { Briefing } from "@ats/core/interviews/interview";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall } from "../app/endpoint.ts";
import { isPast } from "../dates/dates.ts";
import { ReasonDialog } from "../reasons/ReasonDialog.tsx";
import { useBriefing, useRefreshInterviews } from "./queries.ts";
import { interviewsTexts } from "./texts.ts";
import { sayTimeSpan } from "./time-span.ts";

interface InterviewStatusDialogProps {
  interview: Briefing;
  status: "CANCELLED" | "NO_SHOW" | "SCHEDULED";
  onClose(): void;
}

const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Verbs of the buttons that ask for each status. */
export const statusVerbs = {
  CANCELLED: interviewsTexts.cancelAction,
  NO_SHOW: interviewsTexts.noShowAction,
  SCHEDULED: interviewsTexts.undoNoShowAction,
} as const;

const textsOf = {
  CANCELLED: {
    title: interviewsTexts.cancelOf,
    verb: interviewsTexts.cancelInterview,
    done: interviewsTexts.cancelled,
  },
  NO_SHOW: {
    title: interviewsTexts.noShowBy,
    verb: interviewsTexts.recordNoShow,
    done: interviewsTexts.noShowRecorded,
  },
  SCHEDULED: {
    title: interviewsTexts.undoNoShowOf,
    verb: interviewsTexts.undoNoShow,
    done: interviewsTexts.noShowUndone,
  },
} as const;

export function InterviewStatusDialog({ interview, status, onClose }: InterviewStatusDialogProps) {
  const say = useTexts();
  const { id } = interview;
  // The dialog keeps the version that it opened with, whatever a colleague changes.
  const [shown, setShown] = useState(interview);
  const { title, verb, done } = textsOf[status];
  const refresh = useRefreshInterviews();
  const briefing = useBriefing(id);
  const change = useCall(updateInterviewStatus, {
    onSuccess: async () => {
      await refresh();
      onClose();
      showToast({ tone: "positive", title: say(done) });
    },
    onError: ({ status }) => {
      if (status === 412) void briefing.refetch().then(({ data }) => data && setShown(data));
    },
  });
  const about = [
    say(interviewsTexts.reasonHint, { title: shown.title, time: sayTimeSpan(say, shown, zone) }),
    status === "CANCELLED" &&
      !isPast(shown.start_date_time) &&
      say(
        shown.candidate_invited ? interviewsTexts.candidateTold : interviewsTexts.candidateNotTold,
      ),
  ];
  return (
    <ReasonDialog
      draft={`interview.${status}.${id}`}
      title={say(title, { name: displayName(interview) })}
      description={about.filter(Boolean).join(" ")}
      confirmLabel={say(verb)}
      cancelLabel={say(interviewsTexts.back)}
      missing={say(interviewsTexts.reasonMissing)}
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
