import type { ApplicationDetails, SubmittedDetails } from "@ats/core/applications/application";
import { candidateLabels } from "@ats/core/candidates/candidate-labels";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Link } from "@ats/ui/Link";
import { useTexts } from "@ats/ui/texts";

import { applicationDetailsTexts } from "./texts.ts";

/** Lists where the application differs from the candidate record, for a recruiter to decide. */
export function SubmittedDifferences({ application }: { application: ApplicationDetails }) {
  const say = useTexts();
  const given = Object.entries(application.submitted_differences ?? {}) as [
    keyof SubmittedDetails,
    string,
  ][];
  if (given.length === 0) return null;
  return (
    <Banner
      tone="info"
      title={say(applicationDetailsTexts.otherDetails)}
      actions={
        <Link href={to.candidateEdit({ id: application.candidate_id })}>
          {say(applicationDetailsTexts.openRecord)}
        </Link>
      }
    >
      {say(applicationDetailsTexts.otherDetailsHint, {
        details: given.map(([field, value]) => `${candidateLabels[field]}: ${value}`).join(", "),
      })}
    </Banner>
  );
}
