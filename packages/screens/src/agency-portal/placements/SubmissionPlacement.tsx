import { listAgencyPlacements } from "@ats/core/agency-portal/placements-contract";
import { Card } from "@ats/ui/Card";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { AgencyPlacementDetails } from "./AgencyPlacementDetails.tsx";
import { agencyPlacementTexts } from "./texts.ts";

interface SubmissionPlacementProps {
  clientId: number;
  submissionId: number;
}

/** The placement of a submitted candidate; nothing for one who is not hired. */
export function SubmissionPlacement({ clientId, submissionId }: SubmissionPlacementProps) {
  const say = useTexts();
  const { data } = useEndpoint(listAgencyPlacements, {
    params: { client_id: clientId },
    query: { submission_id: submissionId },
  });
  const placement = data?.records[0];
  return (
    placement && (
      <Card title={say(agencyPlacementTexts.placement)}>
        <AgencyPlacementDetails clientId={clientId} placement={placement} />
      </Card>
    )
  );
}
