import type { ApplicationDetails, SubmittedDetails } from "@ats/core/applications/application";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Link } from "@ats/ui/Link";
import { useTexts } from "@ats/ui/texts";
import { fieldLabels } from "../../candidates/typed-candidate.ts";
import { applicationDetailsTexts } from "./texts.ts";

/** Lists where the application differs from the candidate record, for a recruiter to decide. */
export default function SubmittedDifferences({ application }: { application: ApplicationDetails }) {
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
        details: given.map(([field, value]) => `${fieldLabels[field]}: ${value}`).join(", "),
      })}
    </Banner>
  );
}
