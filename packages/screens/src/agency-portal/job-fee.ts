import type { AgencyJobDetails } from "@ats/core/agency-portal/jobs-contract";
import type { Say } from "@ats/ui/texts";
import { agencyJobsTexts } from "./job-list/texts.ts";

/** The fee that a job shows; undefined where it shows none. */
export function sayJobFee(
  say: Say,
  { fee_percent, fee_text: words }: Pick<AgencyJobDetails, "fee_percent" | "fee_text">,
): string | undefined {
  if (fee_percent === null) return words || undefined;
  const fee = say(agencyJobsTexts.feePercent, { percent: fee_percent });
  return words ? say(agencyJobsTexts.feeAndWords, { fee, words }) : fee;
}
