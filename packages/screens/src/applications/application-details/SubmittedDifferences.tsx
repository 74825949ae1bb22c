import type { ApplicationDetails, SubmittedDetails } from "@ats/core/applications/application";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Link } from "@ats/ui/Link";
import { fieldLabels } from "../../candidates/typed-candidate.ts";

/** Lists where the application differs from the candidate record, for a recruiter to decide. */
export function SubmittedDifferences({ application }: { application: ApplicationDetails }) {
  const given = Object.entries(application.submitted_differences ?? {}) as [
    keyof SubmittedDetails,
    string,
  ][];
  if (given.length === 0) return null;
  return (
    <Banner
      tone="info"
      title="Different details in this application"
      actions={
        <Link href={to.candidateEdit({ id: application.candidate_id })}>Open the record</Link>
      }
    >
      {given.map(([field, value]) => `${fieldLabels[field]}: ${value}`).join(", ")}. The candidate’s
      record differs and was not changed: ask the candidate before you update it.
    </Banner>
  );
}
