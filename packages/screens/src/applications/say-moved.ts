import type { updateApplicationStatus } from "@ats/core/applications/contract";
import { needsReason } from "@ats/core/applications/status";
import type { Output } from "@ats/core/contract/endpoint";
import { showToast } from "@ats/ui/Toast";
import type { Visit } from "../app/visit.ts";
import { changeMessages } from "../mail/changes.ts";
import { sayStageMessages } from "../messages/say-stage-messages.ts";
import { sayLeft } from "./say-left.ts";

type Result = Output<typeof updateApplicationStatus>;
type Moved = Result["records"][number];

/** An application that had ended goes on. */
const isBack = ({ previous_status, status }: Moved) =>
  needsReason(previous_status) && !needsReason(status);

/** Tells who has moved applications what came of it beside their stages. */
export function sayMoved(
  page: Pick<Visit, "client" | "queries">,
  moved: readonly Moved[],
  messages: Result["messages"],
): void {
  sayStageMessages(messages, moved, (ids) => void changeMessages(page, "cancel", ids));
  sayLeft(moved.filter((record) => !isBack(record)));
  sayLeft(moved.filter(isBack), true);
  const unchecked = moved.filter((record) => record.unchecked);
  if (unchecked.length > 0)
    showToast({
      title: "No right-to-work check is recorded",
      description: `${unchecked.map((record) => record.applicant_name).join(", ")}. Complete the check before the first day of work.`,
      timeout: 10_000,
    });
}
