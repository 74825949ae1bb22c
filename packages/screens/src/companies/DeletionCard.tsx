import {
  activeDeletionRequest,
  cancelDeletionRequest,
  type DeletionRequest,
  submitDeletionRequest,
} from "@ats/core/companies/deletion-contract";
import { coolingOffDays } from "@ats/core/companies/deletion";
import type { Output } from "@ats/core/contract/endpoint";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { OtpField } from "@ats/ui/OtpField";
import { PasswordField } from "@ats/ui/PasswordField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall, useEndpoint } from "../app/endpoint.ts";
import { useDates } from "../dates/useDates.ts";
import { useRefresh } from "../settings/settings/queries.ts";
import { SectionState } from "../settings/settings/SectionState.tsx";
import { InventoryList } from "./InventoryList.tsx";
import { deletionTexts } from "./texts.ts";

type State = Output<typeof activeDeletionRequest>;

/** Asks for the company's deletion, or shows the request that is open and stops it. */
export function DeletionCard() {
  const say = useTexts();
  const query = useEndpoint(activeDeletionRequest, {});
  return (
    <SectionState query={query} title={say(deletionTexts.notLoaded)}>
      {(state) =>
        state.request ? <PendingCard request={state.request} /> : <AskCard state={state} />
      }
    </SectionState>
  );
}

function PendingCard({ request }: { request: DeletionRequest }) {
  const say = useTexts();
  const dates = useDates();
  const refresh = useRefresh();
  const stop = useCall(cancelDeletionRequest, { onSuccess: () => refresh(activeDeletionRequest) });
  const { status, requested_by: name, due_date_time } = request;
  const day = due_date_time ? dates.longDate(due_date_time) : "";
  const hint =
    status === "REQUESTED"
      ? say(deletionTexts.pendingHint, { name, confirmers: request.confirmers.join(", ") })
      : status === "CONFIRMED"
        ? say(deletionTexts.confirmedHint, { name, confirmer: request.confirmed_by ?? "" })
        : say(deletionTexts.runningHint);
  return (
    <Card title={say(deletionTexts.title)}>
      <Stack>
        <Banner
          tone="critical"
          title={
            status === "REQUESTED"
              ? say(deletionTexts.pending)
              : say(deletionTexts.confirmed, { company: request.company_name, day })
          }
          actions={
            status !== "RUNNING" && (
              <Button size="sm" isPending={stop.isPending} onPress={() => stop.mutate({})}>
                {say(deletionTexts.stop)}
              </Button>
            )
          }
        >
          {hint}
        </Banner>
        {stop.error && <Banner tone="critical">{stop.error.message}</Banner>}
        <Text as="p">
          {say(deletionTexts.reason)}: {request.reason}
        </Text>
        <InventoryList inventory={request.inventory} />
      </Stack>
    </Card>
  );
}

const nothing = { company_name: "", reason: "", password: "", otp: "" };

function AskCard({ state }: { state: State }) {
  const say = useTexts();
  const refresh = useRefresh();
  const [isAsking, setAsking] = useState(false);
  const [typed, setTyped] = useState(nothing);
  const [declines, setDeclines] = useState(false);
  const ask = useCall(submitDeletionRequest, {
    onSuccess: () => refresh(activeDeletionRequest),
  });
  const field = (name: keyof typeof nothing) => ({
    name,
    value: typed[name],
    onChange: (text: string) => setTyped((before) => ({ ...before, [name]: text })),
  });
  const { company_name, has_bundle, inventory, needs_otp } = state;
  const isReady =
    typed.company_name.trim() === company_name &&
    typed.reason.trim() !== "" &&
    typed.password !== "" &&
    (has_bundle || declines) &&
    inventory.clients.length === 0;
  const submit = () => {
    const { otp, ...body } = typed;
    if (isReady && !ask.isPending)
      ask.mutate({ body: { ...body, ...(needs_otp && { otp }), declines_bundle: declines } });
  };
  return (
    <Card title={say(deletionTexts.title)}>
      <Stack>
        <Text as="p" tone="muted">
          {say(deletionTexts.hint, { days: coolingOffDays })}
        </Text>
        {!isAsking && (
          <Inline>
            <Button onPress={() => setAsking(true)}>{say(deletionTexts.begin)}</Button>
          </Inline>
        )}
        {isAsking && (
          <>
            <InventoryList inventory={inventory} />
            {inventory.clients.length > 0 && (
              <Banner tone="warning">
                {say(deletionTexts.clients, {
                  names: inventory.clients.map(({ name }) => name).join(", "),
                })}
              </Banner>
            )}
            <Form aria-label={say(deletionTexts.title)} onSubmit={submit}>
              {ask.error && <Banner tone="critical">{ask.error.message}</Banner>}
              <Banner
                tone={has_bundle ? "positive" : "warning"}
                title={say(deletionTexts.exportFirst)}
              >
                {say(has_bundle ? deletionTexts.exportDone : deletionTexts.exportMissing)}
              </Banner>
              {!has_bundle && (
                <Checkbox isSelected={declines} onChange={setDeclines}>
                  {say(deletionTexts.decline)}
                </Checkbox>
              )}
              <TextField
                label={say(deletionTexts.name)}
                description={say(deletionTexts.nameHint, { name: company_name })}
                {...field("company_name")}
              />
              <TextArea label={say(deletionTexts.why)} {...field("reason")} />
              <PasswordField label={say(deletionTexts.password)} {...field("password")} />
              {needs_otp && <OtpField label={say(deletionTexts.otp)} {...field("otp")} />}
              <Inline>
                <Button
                  type="submit"
                  variant="danger"
                  isDisabled={!isReady}
                  isPending={ask.isPending}
                >
                  {say(deletionTexts.ask)}
                </Button>
              </Inline>
            </Form>
          </>
        )}
      </Stack>
    </Card>
  );
}
