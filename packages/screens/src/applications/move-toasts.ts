import type { updateApplicationStatus } from "@ats/core/applications/contract";
import { needsReason } from "@ats/core/applications/status";
import type { Output } from "@ats/core/contract/endpoint";
import type { StageMessage } from "@ats/core/messages/stage-message";
import { showToast } from "@ats/ui/Toast";
import type { Say } from "@ats/ui/texts";
import type { Visit } from "../app/visit.ts";
import { datesIn } from "../dates/dates.ts";
import { changeMessages } from "../mail/change-messages.ts";
import { applicantNames } from "./applicant-names.ts";
import { moveToastTexts } from "./move-toast-texts.ts";

type MoveResult = Output<typeof updateApplicationStatus>;
type Moved = MoveResult["records"][number];

/** Long enough to read the names, and to cancel a message. */
const timeout = 10_000;

const isReopened = ({ previous_status, status }: Moved) =>
  needsReason(previous_status) && !needsReason(status);

/**
 * Shows the side effects of a move: messages, cancelled interviews and documents, missing checks.
 * Returns a function that closes what an undo makes untrue.
 */
export function showMovedToasts(
  say: Say,
  page: Pick<Visit, "client" | "queries">,
  moved: readonly Moved[],
  messages: MoveResult["messages"],
): () => void {
  const closePlanned = showStageMessageToasts(
    say,
    messages,
    moved,
    (ids) => void changeMessages(say, page, "cancel", ids),
  );
  showStoppedToasts(
    say,
    moved.filter((record) => !isReopened(record)),
  );
  showStoppedToasts(say, moved.filter(isReopened), true);
  const unchecked = moved.filter((record) => record.unchecked);
  if (unchecked.length > 0)
    showToast({
      title: say(moveToastTexts.unchecked),
      description: say(moveToastTexts.uncheckedHint, {
        names: unchecked.map((record) => record.applicant_name).join(", "),
      }),
      timeout,
    });
  return closePlanned;
}

function showStageMessageToasts(
  say: Say,
  messages: readonly StageMessage[],
  moved: readonly Moved[],
  cancel: (ids: number[]) => void,
): () => void {
  const closers: (() => void)[] = [];
  const groups = Map.groupBy(
    messages,
    ({ template_name, problem }) => `${problem === null} ${template_name}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { template_name: template, problem, send_date_time } = first;
    const receivers = moved.filter(({ id }) =>
      group.some(({ application_id }) => application_id === id),
    );
    const said = { template, receivers: applicantNames(say, receivers) };
    closers.push(
      problem === null
        ? showToast({
            title: say(moveToastTexts.messagePlanned, said),
            description: say(moveToastTexts.messagePlannedHint, {
              time: datesIn(say.locale).fullDate(send_date_time),
            }),
            timeout,
            action: {
              label: say(moveToastTexts.doNotSend),
              onPress: () => cancel(group.map(({ id }) => id)),
            },
          })
        : showToast({
            tone: "critical",
            title: say(moveToastTexts.messageNotSent, said),
            description: problem,
            timeout: null,
          }),
    );
  }
  return () => {
    for (const close of closers) close();
  };
}

interface Stopped {
  applicant_name: string;
  interviews_cancelled: number;
  documents_withdrawn: number;
}

const stoppedTexts = {
  interviews_cancelled: {
    title: moveToastTexts.interviewsCancelled,
    hint: moveToastTexts.interviewsCancelledHint,
  },
  documents_withdrawn: {
    title: moveToastTexts.documentsWithdrawn,
    hint: moveToastTexts.documentsWithdrawnHint,
  },
};
const stayTexts: typeof stoppedTexts = {
  interviews_cancelled: {
    title: moveToastTexts.interviewsStayCancelled,
    hint: moveToastTexts.interviewsStayCancelledHint,
  },
  documents_withdrawn: {
    title: moveToastTexts.documentsStayWithdrawn,
    hint: moveToastTexts.documentsStayWithdrawnHint,
  },
};

/** Shows which interviews and documents a move stopped, or which stay stopped after a reopening. */
export function showStoppedToasts(
  say: Say,
  records: readonly Stopped[],
  isReopening = false,
): void {
  for (const kind of ["interviews_cancelled", "documents_withdrawn"] as const) {
    const affected = records.filter((record) => record[kind] > 0);
    if (affected.length === 0) continue;
    const { title, hint } = (isReopening ? stayTexts : stoppedTexts)[kind];
    const count = affected.reduce((sum, record) => sum + record[kind], 0);
    const names = affected
      .map(({ applicant_name: name, [kind]: n }) => (n > 1 ? `${name} (${n})` : name))
      .join(", ");
    showToast({ title: say(title, { count }), description: say(hint, { names }), timeout });
  }
}
