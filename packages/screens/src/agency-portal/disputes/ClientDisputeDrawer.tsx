import * as contract from "@ats/core/agency-portal/disputes-contract";
import { Drawer } from "@ats/ui/Drawer";
import { useTexts } from "@ats/ui/texts";
import { DisputeFile } from "../../agencies/disputes/DisputeFile.tsx";
import { disputeTexts } from "../../agencies/disputes/texts.ts";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { useRefreshClientDisputes } from "./useRefreshClientDisputes.ts";

interface ClientDisputeDrawerProps {
  clientId: number;
  id: number;
  onClose(): void;
}

/** A dispute with a client, as the agency handles it. */
export default function ClientDisputeDrawer({ clientId, id, onClose }: ClientDisputeDrawerProps) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshClientDisputes();
  const params = { client_id: clientId, id };
  const query = useEndpoint(contract.getClientDispute, { params }, { meta: { isLive: true } });
  const dispute = query.data;
  return (
    <Drawer
      isOpen
      size="lg"
      title={say(disputeTexts.dispute)}
      description={dispute && `${dispute.company} · ${dispute.job}`}
      onOpenChange={onClose}
    >
      <ListContent what={say(disputeTexts.theDispute)} query={query} lines={8}>
        {(data) => (
          <DisputeFile
            dispute={data}
            mayAdd
            calls={{
              side: "AGENCY",
              draft: `clientDispute.${clientId}.${id}`,
              addStatement: (text, idempotencyKey) =>
                client.call(contract.addClientDisputeStatement, {
                  params,
                  body: { text },
                  idempotencyKey,
                }),
              attach: (body, idempotencyKey) =>
                client.call(contract.attachClientDisputeProof, { params, body, idempotencyKey }),
              readProof: (proof_id) =>
                client.call(contract.getClientDisputeProof, { params: { ...params, proof_id } }),
              withdraw: (idempotencyKey) =>
                client.call(contract.withdrawClientDispute, { params, idempotencyKey }),
              refresh,
            }}
          />
        )}
      </ListContent>
    </Drawer>
  );
}
