import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { Banner } from "@ats/ui/Banner";
import { shortDate } from "../../dates/dates.ts";

/** Warns of a coming erasure, or says that a legal hold prevents it. */
export default function RetentionBanner({ candidate }: { candidate: CandidateDetails }) {
  if (candidate.legal_hold)
    return (
      <Banner tone="info" title="Under legal hold">
        Nothing erases this person's data until they are released.
      </Banner>
    );
  if (!candidate.erased_from) return null;
  return (
    <Banner
      tone="warning"
      title={`This person's data is erased from ${shortDate(candidate.erased_from)}`}
    >
      Your company's period is over for them. To keep them, agree on a date with them and enter it
      under “Keep until”.
    </Banner>
  );
}
