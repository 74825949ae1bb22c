import type { RequisitionLine } from "@ats/core/approvals/contract";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import { requisitionStateTexts, requisitionTones } from "./state-texts.ts";
import { approvalPageTexts } from "./vacancy-approval/texts.ts";

interface RequestStateProps {
  request: Pick<RequisitionLine, "kind" | "state" | "decided_date_time">;
}

/** The state of a request. Nobody takes the request of a cost back, so one that is a draft again was rejected. */
export function RequestState({ request: { kind, state, decided_date_time } }: RequestStateProps) {
  const say = useTexts();
  return kind === "cost" && state === "draft" && decided_date_time ? (
    <StatusBadge label={say(approvalPageTexts.rejected)} tone="critical" />
  ) : (
    <StatusBadge label={say(requisitionStateTexts[state])} tone={requisitionTones[state]} />
  );
}
