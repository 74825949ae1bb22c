import { listPlacements } from "@ats/core/agencies/placement-contract";
import { Card } from "@ats/ui/Card";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { PlacementDetails } from "./PlacementDetails.tsx";
import { placementTexts } from "./texts.ts";

/** The placement of an application that was hired through an agency; nothing for another one. */
export default function ApplicationPlacement({ applicationId }: { applicationId: number }) {
  const say = useTexts();
  const { data } = useEndpoint(listPlacements, { query: { application_id: applicationId } });
  const placement = data?.records[0];
  return (
    placement && (
      <Card title={say(placementTexts.ofAgency, { agency: placement.agency.name })}>
        <PlacementDetails placement={placement} />
      </Card>
    )
  );
}
