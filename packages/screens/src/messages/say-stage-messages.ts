import type { StageMessage } from "@ats/core/messages/stage-message";
import { showToast } from "@ats/ui/Toast";
import { whoOf } from "../applications/applicant-names.ts";
import { fullDate } from "../dates/dates.ts";

interface Moved {
  id: number;
  applicant_name: string;
}

/** Long enough to read what will be sent and to cancel it. */
const timeout = 10_000;

/** Tells the user which messages a move sends, and offers to cancel them. */
export function sayStageMessages(
  messages: readonly StageMessage[],
  moved: readonly Moved[],
  cancel: (ids: number[]) => void,
): void {
  const peopleOf = (some: readonly StageMessage[]) =>
    moved.filter(({ id }) => some.some(({ application_id }) => application_id === id));
  const groups = Map.groupBy(
    messages,
    ({ template_name, problem }) => `${problem === null} ${template_name}`,
  );
  for (const group of groups.values()) {
    const [first] = group;
    if (!first) continue;
    const { template_name, problem, send_date_time } = first;
    const who = whoOf(peopleOf(group));
    if (problem === null)
      showToast({
        title: `“${template_name}” goes to ${who}`,
        description: `${fullDate(send_date_time)}. Until then it can be taken back.`,
        timeout,
        action: { label: "Do not send", onPress: () => cancel(group.map(({ id }) => id)) },
      });
    else
      showToast({
        tone: "critical",
        title: `“${template_name}” is not sent to ${who}`,
        description: problem,
        timeout: null,
      });
  }
}
