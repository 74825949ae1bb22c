import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { candidateLabels } from "@ats/core/candidates/candidate-labels";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { fieldLabels, inWords, typedFrom } from "../typed-candidate.ts";

/** The details for who may read and not change them; what is hidden is not mentioned. */
export function DetailsShown({ candidate }: { candidate: CandidateDetails }) {
  const typed = typedFrom(candidate);
  const names = (Object.keys(candidateLabels) as (keyof typeof candidateLabels)[]).filter(
    (name) => !candidate.anonymise_data_fields.includes(name),
  );
  return (
    <Card title="Details">
      <DescriptionList
        items={names.map((name) => ({
          term: fieldLabels[name],
          description: inWords(typed, name),
        }))}
      />
    </Card>
  );
}
