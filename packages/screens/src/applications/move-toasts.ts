import type { updateApplicationStatus } from "@ats/core/applications/contract";
import { needsReason } from "@ats/core/applications/status";
import type { Output } from "@ats/core/contract/endpoint";
import type { StageMessage } from "@ats/core/messages/stage-message";
import { showToast } from "@ats/ui/Toast";
import type { Visit } from "../app/visit.ts";
import { fullDate } from "../dates/dates.ts";
import { documentCount } from "../documents/document-count.ts";
import { interviewCount } from "../interviews/upcoming-interviews.ts";
import { changeMessages } from "../mail/change-messages.ts";
import { applicantNames } from "./applicant-names.ts";

type MoveResult = Output<typeof updateApplicationStatus>;
type Moved = MoveResult["records"][number];

/** Long enough to read the names, and to cancel a message. */
const timeout = 10_000;

const isReopened = ({ previous_status, status }: Moved) =>
  needsReason(previous_status) && !needsReason(status);

/** Shows the side effects of a move: messages, cancelled interviews and documents, missing checks. */
export function showMovedToasts(
  page: Pick<Visit, "client" | "queries">,
  moved: readonly Moved[],
  messages: MoveResult["messages"],
): void {
  showStageMessageToasts(messages, moved, (ids) => void changeMessages(page, "cancel", ids));
  showStoppedToasts(moved.filter((record) => !isReopened(record)));
  showStoppedToasts(moved.filter(isReopened), true);
  const unchecked = moved.filter((record) => record.unchecked);
  if (unchecked.length > 0)
    showToast({
      title: "No right-to-work check is recorded",
      description: `${unchecked.map((record) => record.applicant_name).join(", ")}. Complete the check before the first day of work.`,
      timeout,
    });
}

function showStageMessageToasts(
  messages: readonly StageMessage[],
  moved: readonly Moved[],
  cancel: (ids: number[]) => void,
): void {
  const groups = Map.groupBy(
    messages,
    ({ template_name, problem }) => `${problem === null} ${template_name}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { template_name, problem, send_date_time } = first;
    const receivers = moved.filter(({ id }) =>
      group.some(({ application_id }) => application_id === id),
    );
    if (problem === null)
      showToast({
        title: `“${template_name}” goes to ${applicantNames(receivers)}`,
        description: `${fullDate(send_date_time)}. You can cancel it until then.`,
        timeout,
        action: { label: "Don’t send", onPress: () => cancel(group.map(({ id }) => id)) },
      });
    else
      showToast({
        tone: "critical",
        title: `“${template_name}” was not sent to ${applicantNames(receivers)}`,
        description: problem,
        timeout: null,
      });
  }
}

interface Stopped {
  applicant_name: string;
  interviews_cancelled: number;
  documents_withdrawn: number;
}

const stoppedWords = {
  interviews_cancelled: {
    countOf: interviewCount,
    done: "cancelled",
    after: "The interviewers have been told.",
    whenReopened: "Arrange new interviews if you need them.",
  },
  documents_withdrawn: {
    countOf: documentCount,
    done: "withdrawn",
    after: "They can no longer be signed.",
    whenReopened: "Send again any that still need signing.",
  },
} as const;

/** Shows which interviews and documents a move stopped, or which stay stopped after a reopening. */
export function showStoppedToasts(records: readonly Stopped[], isReopening = false): void {
  for (const kind of ["interviews_cancelled", "documents_withdrawn"] as const) {
    const affected = records.filter((record) => record[kind] > 0);
    if (affected.length === 0) continue;
    const { countOf, done, after, whenReopened } = stoppedWords[kind];
    const count = affected.reduce((sum, record) => sum + record[kind], 0);
    const names = affected
      .map(({ applicant_name: name, [kind]: n }) => (n > 1 ? `${name} (${n})` : name))
      .join(", ");
    showToast({
      title: `${countOf(count)} ${isReopening ? `${count === 1 ? "stays" : "stay"} ${done}` : done}`,
      description: `${names}. ${isReopening ? whenReopened : after}`,
      timeout,
    });
  }
}
