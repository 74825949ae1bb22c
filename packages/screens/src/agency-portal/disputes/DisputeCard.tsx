import { listClientDisputes } from "@ats/core/agency-portal/disputes-contract";
import { getSubmissionOwnership } from "@ats/core/agency-portal/ownership-contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { disputeBadge } from "../../agencies/disputes/dispute-in-words.ts";
import { disputeTexts } from "../../agencies/disputes/texts.ts";
import { useEndpoint } from "../../app/endpoint.ts";
import { useDates } from "../../dates/useDates.ts";
import type { SubmissionCardProps } from "../candidate-details/submission-card.ts";
import { clientDisputeTexts } from "./texts.ts";

const ClientDisputeDrawer = lazy(() => import("./ClientDisputeDrawer.tsx"));
const OpenSubmissionDispute = lazy(() => import("./OpenSubmissionDispute.tsx"));

/** Disputes about a submitted candidate; nothing while there is neither one nor a cause for one. */
export default function DisputeCard({ submission, client }: SubmissionCardProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const [opened, open] = useState<number | "new">();
  const params = { client_id: client.id };
  const { data } = useEndpoint(
    listClientDisputes,
    { params, query: { submission_id: submission.id } },
    { meta: { isLive: true } },
  );
  const { data: ownership } = useEndpoint(getSubmissionOwnership, {
    params: { ...params, id: submission.id },
  });
  if (!data || !ownership) return null;
  const last = ownership.history.at(-1);
  const mayOpen =
    (ownership.state !== "OWNED" || last?.kind === "DECLINED") &&
    !ownership.history.some(({ reason }) => reason === "WITHDRAWN") &&
    data.records.every(({ state }) => state !== "OPEN");
  if (data.records.length === 0 && !mayOpen) return null;
  const close = () => open(undefined);
  return (
    <Card title={say(disputeTexts.dispute)}>
      <Stack gap="md">
        {data.records.map(({ id, state, created_date_time }) => (
          <Inline key={id} gap="sm" justify="between">
            <Inline gap="sm">
              <StatusBadge {...disputeBadge(say, state)} />
              <Text>{shortDate(created_date_time)}</Text>
            </Inline>
            <Button size="sm" onPress={() => open(id)}>
              {say(clientDisputeTexts.read)}
            </Button>
          </Inline>
        ))}
        {mayOpen && (
          <>
            <Text as="p" size="sm" tone="muted">
              {say(clientDisputeTexts.cardHint, { client: client.name })}
            </Text>
            <Inline>
              <Button size="sm" onPress={() => open("new")}>
                {say(disputeTexts.openDispute)}
              </Button>
            </Inline>
          </>
        )}
      </Stack>
      <Suspense>
        {opened === "new" && (
          <OpenSubmissionDispute to={client} submissionId={submission.id} onClose={close} />
        )}
        {typeof opened === "number" && (
          <ClientDisputeDrawer clientId={client.id} id={opened} onClose={close} />
        )}
      </Suspense>
    </Card>
  );
}
