import type { CandidateDetails } from "@ats/core/candidates/candidate";
import { type CandidateField, candidateLabels } from "@ats/core/candidates/candidate-labels";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { useTexts } from "@ats/ui/texts";
import { contractText } from "../../languages/contract-text.ts";
import { fieldLabels, inWords, typedFrom } from "../typed-candidate.ts";
import { candidateEditTexts } from "./texts.ts";

/** Shows the details to a reader who may not edit; hidden ones are left out. */
export function DetailsList({ candidate }: { candidate: CandidateDetails }) {
  const say = useTexts();
  const typed = typedFrom(candidate);
  const names = (Object.keys(candidateLabels) as CandidateField[]).filter(
    (name) => !candidate.anonymise_data_fields.includes(name),
  );
  return (
    <Card title={say(candidateEditTexts.details)}>
      <DescriptionList
        items={names.map((name) => ({
          term: say(contractText(fieldLabels[name])),
          description: inWords(typed, name),
        }))}
      />
    </Card>
  );
}
