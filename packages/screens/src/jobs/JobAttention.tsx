import type { AttentionReason } from "@ats/core/jobs/attention";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { attentionMeaningTexts, attentionTexts } from "./label-texts.ts";
import { jobsTexts } from "./texts.ts";

/** Marks for the reasons why a job needs attention, with text for screen readers. */
export function JobAttention({ reasons }: { reasons: readonly AttentionReason[] }) {
  const say = useTexts();
  return reasons.map((name) => {
    const reason = say(attentionMeaningTexts[name]);
    return (
      <span key={name} title={reason}>
        <StatusBadge label={say(attentionTexts[name])} tone="warning" />
        <VisuallyHidden>. {say(jobsTexts.needsAttentionBecause, { reason })}</VisuallyHidden>
      </span>
    );
  });
}
