import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";

/** The record was merged while it was looked at; it leads to the one that it is part of. */
export default function PartBanner({ into }: { into: CandidateDetails }) {
  const { id, candidate_number } = into;
  return (
    <Banner
      tone="warning"
      title={`This record is part of candidate ${candidate_number} now`}
      actions={
        <Button size="sm" href={to.candidateEdit({ id })}>
          Open candidate {candidate_number}
        </Button>
      }
    >
      A colleague merged them. What you change here is not saved any more: what you have typed is
      still here for you to take along.
    </Banner>
  );
}
