import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { Banner } from "@ats/ui/Banner";
import { shortDate } from "../../dates/dates.ts";

/** Warns of a coming erasure, or says that a legal hold prevents it. */
export default function RetentionBanner({ candidate }: { candidate: CandidateDetails }) {
  if (candidate.legal_hold)
    return (
      <Banner tone="info" title="Under legal hold">
        This candidate’s data cannot be erased until they are released.
      </Banner>
    );
  if (!candidate.erasure_date_time) return null;
  return (
    <Banner
      tone="warning"
      title={`This candidate’s data will be erased from ${shortDate(candidate.erasure_date_time)}`}
    >
      The retention period has ended. To keep the data, agree a date with the candidate and enter it
      under “Keep until”.
    </Banner>
  );
}
