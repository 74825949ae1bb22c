import { type AttentionReason, attentionReasons } from "@ats/core/jobs/attention";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";

/** Why a job needs attention: a mark for each reason, its meaning for screen readers beside it. */
export const JobAttention = ({ reasons }: { reasons: readonly AttentionReason[] }) =>
  reasons.map((reason) => (
    <span key={reason} title={attentionReasons[reason].meaning}>
      <StatusBadge label={attentionReasons[reason].label} tone="warning" />
      <VisuallyHidden>. Needs attention: {attentionReasons[reason].meaning}</VisuallyHidden>
    </span>
  ));
