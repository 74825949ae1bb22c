import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { Banner } from "@ats/ui/Banner";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { candidateEditTexts } from "./texts.ts";

/** Warns of a coming erasure, or says that a legal hold prevents it. */
export default function RetentionBanner({ candidate }: { candidate: CandidateDetails }) {
  const say = useTexts();
  const { shortDate } = useDates();
  if (candidate.legal_hold)
    return (
      <Banner tone="info" title={say(candidateEditTexts.underHold)}>
        {say(candidateEditTexts.heldHint)}
      </Banner>
    );
  if (!candidate.erasure_date_time) return null;
  return (
    <Banner
      tone="warning"
      title={say(candidateEditTexts.erasedFrom, { date: shortDate(candidate.erasure_date_time) })}
    >
      {say(candidateEditTexts.dueHint)}
    </Banner>
  );
}
