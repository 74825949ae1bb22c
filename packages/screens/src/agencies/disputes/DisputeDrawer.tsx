import * as contract from "@ats/core/agencies/disputes-contract";
import type { Dispute } from "@ats/core/agencies/disputes-contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Drawer } from "@ats/ui/Drawer";
import { Link } from "@ats/ui/Link";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { useCan } from "../../session/session.tsx";
import { disputeDialogTexts } from "./dialog-texts.ts";
import { DisputeFile } from "./DisputeFile.tsx";
import { disputeTexts } from "./texts.ts";
import { useRefreshDisputes } from "./useRefreshDisputes.ts";

const DecideDialog = lazy(() => import("./DecideDialog.tsx"));
const NameDeciderDialog = lazy(() => import("./NameDeciderDialog.tsx"));

interface DisputeDrawerProps {
  id: number;
  onClose(): void;
}

/** A dispute with an agency, as the company handles it. */
export default function DisputeDrawer({ id, onClose }: DisputeDrawerProps) {
  const say = useTexts();
  const params = { id };
  const query = useEndpoint(contract.getAgencyDispute, { params }, { meta: { isLive: true } });
  const dispute = query.data;
  return (
    <Drawer
      isOpen
      size="lg"
      title={say(disputeTexts.dispute)}
      description={dispute && `${dispute.agency} · ${dispute.job}`}
      onOpenChange={onClose}
    >
      <ListContent what={say(disputeTexts.theDispute)} query={query} lines={8}>
        {(data) => <CompanySide dispute={data} />}
      </ListContent>
    </Drawer>
  );
}

function CompanySide({ dispute }: { dispute: Dispute }) {
  const say = useTexts();
  const { longDate } = useDates();
  const { client } = useAts();
  const mayUpdate = useCan("UPDATE_AGENCIES");
  const refresh = useRefreshDisputes();
  const [opened, open] = useState<"decide" | "name">();
  const { id } = dispute;
  const params = { id };
  const { data: handling } = useEndpoint(
    contract.getDisputeHandling,
    { params },
    { meta: { isLive: true } },
  );
  const close = () => open(undefined);
  return (
    <>
      <DisputeFile
        dispute={dispute}
        mayAdd={mayUpdate}
        calls={{
          side: "COMPANY",
          draft: `dispute.${id}`,
          addStatement: (text, idempotencyKey) =>
            client.call(contract.addDisputeStatement, { params, body: { text }, idempotencyKey }),
          attach: (body, idempotencyKey) =>
            client.call(contract.attachDisputeProof, { params, body, idempotencyKey }),
          readProof: (proof_id) =>
            client.call(contract.getDisputeProof, { params: { id, proof_id } }),
          withdraw: (idempotencyKey) =>
            client.call(contract.withdrawAgencyDispute, { params, idempotencyKey }),
          refresh,
        }}
        actions={
          <>
            {handling?.is_decider && (
              <Button size="sm" variant="primary" onPress={() => open("decide")}>
                {say(disputeDialogTexts.decide)}
              </Button>
            )}
            <Button size="sm" onPress={() => open("name")}>
              {say(dispute.decider ? disputeDialogTexts.change : disputeDialogTexts.name)}
            </Button>
          </>
        }
      >
        {handling && (
          <Section title={say(disputeDialogTexts.onlyYou)} level={3}>
            <Stack gap="xs">
              <Text as="p">
                {handling.owner
                  ? say(disputeDialogTexts.ownerNow, {
                      agency: handling.owner.agency.name,
                      date: longDate(handling.owner.until),
                    })
                  : say(disputeDialogTexts.nobodyOwns)}
              </Text>
              {handling.application_id !== null && (
                <Link href={to.applicationDetails({ id: handling.application_id })}>
                  {say(disputeDialogTexts.openApplication)}
                </Link>
              )}
            </Stack>
          </Section>
        )}
      </DisputeFile>
      <Suspense>
        {opened === "name" && handling && (
          <NameDeciderDialog id={id} deciderId={handling.decider_id} onClose={close} />
        )}
        {opened === "decide" && handling && (
          <DecideDialog
            dispute={dispute}
            earliest={handling.earliest}
            today={handling.today}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
