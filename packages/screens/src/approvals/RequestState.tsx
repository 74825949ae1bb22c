import type { RequisitionLine } from "@ats/core/approvals/contract";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import { requisitionStateTexts, requisitionTones } from "./state-texts.ts";
import { approvalPageTexts } from "./vacancy-approval/texts.ts";

interface RequestStateProps {
  request: Pick<RequisitionLine, "state" | "decided_date_time">;
}

/** The state of a request; one that is a draft again after a decision was rejected. */
export function RequestState({ request: { state, decided_date_time } }: RequestStateProps) {
  const say = useTexts();
  return state === "draft" && decided_date_time ? (
    <StatusBadge label={say(approvalPageTexts.rejected)} tone="critical" />
  ) : (
    <StatusBadge label={say(requisitionStateTexts[state])} tone={requisitionTones[state]} />
  );
}
