import {
  askRenewal,
  getSubmissionOwnership,
  type SubmissionOwnership,
  withdrawSubmission,
} from "@ats/core/agency-portal/ownership-contract";
import { addDays } from "@ats/core/days/days";
import { fullName } from "@ats/core/validation/person-name";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Drawer } from "@ats/ui/Drawer";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { OwnershipHistory } from "../../agencies/ownership/OwnershipHistory.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import type { SubmissionCardProps } from "../candidate-details/submission-card.ts";
import { yourOwnershipTexts } from "./texts.ts";

/** Until when a submitted candidate is the agency's, and what the agency can do about it. */
export function OwnershipCard(card: SubmissionCardProps) {
  const say = useTexts();
  const params = { client_id: card.client.id, id: card.submission.id };
  const query = useEndpoint(getSubmissionOwnership, { params });
  return (
    <Card title={say(yourOwnershipTexts.title)}>
      <ListContent what={say(yourOwnershipTexts.title)} query={query} lines={3}>
        {(ownership) => <Ownership {...card} ownership={ownership} />}
      </ListContent>
    </Card>
  );
}

interface OwnershipProps extends SubmissionCardProps {
  ownership: SubmissionOwnership;
}

function Ownership({ submission, client, ownership }: OwnershipProps) {
  const say = useTexts();
  const queries = useQueryClient();
  const [opened, setOpened] = useState<"withdraw" | "history">();
  const close = () => setOpened(undefined);
  const params = { client_id: client.id, id: submission.id };
  const name = fullName(submission);
  const after = {
    onError: ({ message }: Error) => showToast({ tone: "critical", title: message, timeout: null }),
    onSettled: () => queries.invalidateQueries(),
  };
  const ask = useCall(askRenewal, {
    ...after,
    onSuccess: () =>
      showToast({
        tone: "positive",
        title: say(yourOwnershipTexts.asked, { client: client.name }),
      }),
  });
  const withdraw = useCall(withdrawSubmission, {
    ...after,
    onSuccess: () => {
      showToast({ tone: "positive", title: say(yourOwnershipTexts.withdrawn, { name }) });
      close();
    },
  });
  const isOwned = ownership.state === "OWNED";
  return (
    <Stack gap="md">
      <Stack gap="xs">
        <Text as="p">{sayOwnership(say, ownership)}</Text>
        <Text as="p" size="sm" tone="muted">
          {isOwned
            ? say(yourOwnershipTexts.whileYours, { client: client.name })
            : say(yourOwnershipTexts.others)}
        </Text>
        {isOwned && ownership.is_asked && (
          <Text as="p" size="sm" tone="muted">
            {say(yourOwnershipTexts.renewalAsked, { client: client.name })}
          </Text>
        )}
      </Stack>
      <Inline gap="sm">
        {isOwned && !ownership.is_asked && (
          <Button
            size="sm"
            isPending={ask.isPending}
            onPress={() => ask.mutate({ params, idempotencyKey: crypto.randomUUID() })}
          >
            {say(yourOwnershipTexts.askToRenew)}
          </Button>
        )}
        {ownership.state !== "ENDED" && ownership.is_in_process && (
          <Button size="sm" variant="ghost" onPress={() => setOpened("withdraw")}>
            {say(yourOwnershipTexts.withdraw)}
          </Button>
        )}
        <Button size="sm" variant="ghost" onPress={() => setOpened("history")}>
          {say(yourOwnershipTexts.history)}
        </Button>
      </Inline>
      {opened === "history" && (
        <Drawer isOpen title={say(yourOwnershipTexts.history)} onOpenChange={close}>
          <OwnershipHistory lines={ownership.history} />
        </Drawer>
      )}
      <ConfirmDialog
        isOpen={opened === "withdraw"}
        onOpenChange={close}
        tone="critical"
        title={say(yourOwnershipTexts.withdrawTitle, { name })}
        confirmLabel={say(yourOwnershipTexts.withdrawNow)}
        isPending={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params, idempotencyKey: crypto.randomUUID() })}
      >
        {say(yourOwnershipTexts.withdrawHint, { job: submission.job_title, client: client.name })}
      </ConfirmDialog>
    </Stack>
  );
}

function sayOwnership(
  say: Say,
  { state, owned_until, days_left: count }: SubmissionOwnership,
): string {
  const { longDate } = datesIn(say.locale);
  if (state !== "OWNED")
    return say(yourOwnershipTexts.expired, { date: longDate(addDays(owned_until, 1)) });
  return count
    ? say(yourOwnershipTexts.yoursUntil, { date: longDate(owned_until), count })
    : say(yourOwnershipTexts.lastDay);
}
