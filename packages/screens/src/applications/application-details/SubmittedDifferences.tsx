import type { ApplicationDetails, SubmittedFields } from "@ats/core/applications/application";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Link } from "@ats/ui/Link";
import { fieldLabels } from "../../candidates/typed-candidate.ts";

/** What came with this application and is something else in the record: a recruiter decides which is true. */
export function SubmittedDifferences({ application }: { application: ApplicationDetails }) {
  const given = Object.entries(application.submitted_differences ?? {}) as [
    keyof SubmittedFields,
    string,
  ][];
  if (given.length === 0) return null;
  return (
    <Banner
      tone="info"
      title="Given with this application"
      actions={
        <Link href={to.candidateEdit({ id: application.candidate_id })}>Open the record</Link>
      }
    >
      {given.map(([field, value]) => `${fieldLabels[field]}: ${value}`).join(", ")}. The candidate’s
      record says otherwise and was kept: ask them before you change it.
    </Banner>
  );
}
