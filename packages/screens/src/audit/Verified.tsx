import type { verifyAuditEvents } from "@ats/core/audit/contract";
import type { Output } from "@ats/core/contract/endpoint";
import { Banner } from "@ats/ui/Banner";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { useTexts } from "@ats/ui/texts";
import { auditTexts } from "./texts.ts";

export interface Verification extends Partial<Output<typeof verifyAuditEvents>> {
  isDone: boolean;
  error?: string;
}

/** How far the check is, and its result. */
export function Verified({ isDone, checked = 0, total, hash = "", broken, error }: Verification) {
  const say = useTexts();
  if (error)
    return (
      <Banner tone="critical" title={say(auditTexts.notVerified)}>
        {error}
      </Banner>
    );
  if (broken)
    return (
      <Banner tone="critical" title={say(auditTexts.broken, { number: broken.number })}>
        {say(auditTexts.brokenHint, {
          problem: say(auditTexts[broken.problem]),
          count: Math.min(checked, broken.number - 1),
        })}
      </Banner>
    );
  if (isDone)
    return (
      <Banner tone="positive" title={say(auditTexts.whole)}>
        {say(auditTexts.wholeHint, { count: checked, hash })}
      </Banner>
    );
  return (
    <ProgressBar
      label={say(auditTexts.verifying)}
      isIndeterminate={total === undefined}
      value={checked}
      max={total || 1}
      {...(total !== undefined && { valueLabel: say(auditTexts.checkedOf, { checked, total }) })}
    />
  );
}
