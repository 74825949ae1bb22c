import { type AttentionReason, attentionReasons } from "@ats/core/jobs/attention";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";

/** Marks for the reasons why a job needs attention, with text for screen readers. */
export const JobAttention = ({ reasons }: { reasons: readonly AttentionReason[] }) =>
  reasons.map((reason) => (
    <span key={reason} title={attentionReasons[reason].meaning}>
      <StatusBadge label={attentionReasons[reason].label} tone="warning" />
      <VisuallyHidden>. Needs attention: {attentionReasons[reason].meaning}</VisuallyHidden>
    </span>
  ));
