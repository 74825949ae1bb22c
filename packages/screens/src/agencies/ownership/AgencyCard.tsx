import {
  type CandidateOwnership,
  declineRenewal,
  getCandidateOwnership,
} from "@ats/core/agencies/ownership-contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Drawer } from "@ats/ui/Drawer";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import { useCan } from "../../session/session.tsx";
import { OwnershipHistory } from "./OwnershipHistory.tsx";
import { ownershipTexts } from "./texts.ts";
import { useOwnershipCall } from "./useOwnershipCall.ts";

const RenewDialog = lazy(() => import("./RenewDialog.tsx"));
const ApplicationDisputes = lazy(() => import("../disputes/ApplicationDisputes.tsx"));
const OpenDisputeDialog = lazy(() => import("../disputes/OpenDisputeDialog.tsx"));
const EndDialog = lazy(() => import("./EndDialog.tsx"));

/** The agency whose candidate an applicant is; nothing for an applicant without any. */
export default function AgencyCard({ applicationId }: { applicationId: number }) {
  const { data } = useEndpoint(getCandidateOwnership, { params: { id: applicationId } });
  return data && data.history.length > 0 ? (
    <Ownership applicationId={applicationId} ownership={data} />
  ) : null;
}

interface OwnershipProps {
  applicationId: number;
  ownership: CandidateOwnership;
}

function Ownership({ applicationId, ownership }: OwnershipProps) {
  const say = useTexts();
  const mayUpdate = useCan("UPDATE_AGENCIES");
  const [opened, setOpened] = useState<"renew" | "end" | "dispute" | "history">();
  const close = () => setOpened(undefined);
  const { owner, asked, history } = ownership;
  const disputed = history.findLast((line) => line.application_id === applicationId);
  return (
    <Card
      title={say(ownershipTexts.title)}
      actions={
        <>
          {owner && mayUpdate && (
            <>
              {!asked && (
                <Button size="sm" onPress={() => setOpened("renew")}>
                  {say(ownershipTexts.renew)}
                </Button>
              )}
              <Button size="sm" variant="ghost" onPress={() => setOpened("end")}>
                {say(ownershipTexts.end)}
              </Button>
            </>
          )}
          {disputed && mayUpdate && (
            <Button size="sm" variant="ghost" onPress={() => setOpened("dispute")}>
              {say(ownershipTexts.dispute)}
            </Button>
          )}
          <Button size="sm" variant="ghost" onPress={() => setOpened("history")}>
            {say(ownershipTexts.history)}
          </Button>
        </>
      }
    >
      <Stack gap="sm">
        {owner ? <Owner owner={owner} /> : <Text tone="muted">{say(ownershipTexts.nobodys)}</Text>}
        {owner && asked && mayUpdate && (
          <Asked
            name={asked.by}
            submissionId={owner.submission_id}
            onRenew={() => setOpened("renew")}
          />
        )}
      </Stack>
      <Suspense>
        <ApplicationDisputes applicationId={applicationId} />
      </Suspense>
      {opened === "history" && (
        <Drawer isOpen title={say(ownershipTexts.history)} onOpenChange={close}>
          <OwnershipHistory lines={history} />
        </Drawer>
      )}
      <Suspense>
        {owner && opened === "renew" && (
          <RenewDialog owner={owner} months={ownership.months} onClose={close} />
        )}
        {disputed && opened === "dispute" && (
          <OpenDisputeDialog
            submissionId={disputed.submission_id}
            agency={disputed.agency.name}
            onClose={close}
          />
        )}
        {owner && opened === "end" && <EndDialog owner={owner} onClose={close} />}
      </Suspense>
    </Card>
  );
}

export type Owner = NonNullable<CandidateOwnership["owner"]>;

function Owner({ owner: { agency, until, days_left: count } }: { owner: Owner }) {
  const say = useTexts();
  const { longDate } = useDates();
  return (
    <Inline gap="sm">
      <Link href={to.agencyEdit({ id: agency.id })}>{agency.name}</Link>
      <Text>
        {count === 0
          ? say(ownershipTexts.lastDay)
          : say(ownershipTexts.ownedUntil, { date: longDate(until), count })}
      </Text>
    </Inline>
  );
}

interface AskedProps {
  name: string;
  submissionId: number;
  onRenew(): void;
}

function Asked({ name, submissionId, onRenew }: AskedProps) {
  const say = useTexts();
  const { mutate, isPending } = useOwnershipCall(declineRenewal, {
    done: say(ownershipTexts.declined),
  });
  return (
    <Banner
      tone="info"
      title={say(ownershipTexts.asksToRenew, { name })}
      actions={
        <>
          <Button size="sm" onPress={onRenew}>
            {say(ownershipTexts.renew)}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            isPending={isPending}
            onPress={() =>
              mutate({ params: { id: submissionId }, idempotencyKey: crypto.randomUUID() })
            }
          >
            {say(ownershipTexts.decline)}
          </Button>
        </>
      }
    />
  );
}
