import type { Profile } from "@ats/core/users/profile";
import type { Colleague } from "@ats/core/users/account";
import { type Duties, type DutyKind, dutyKinds } from "@ats/core/users/duties";
import { deactivateUser, getDuties } from "@ats/core/users/leaving-contract";
import { listAllUsers } from "@ats/core/users/list-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ComboBox } from "@ats/ui/ComboBox";
import { Dialog } from "@ats/ui/Dialog";
import { Divider } from "@ats/ui/Divider";
import { ErrorState } from "@ats/ui/ErrorState";
import { Inline } from "@ats/ui/Inline";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { useIntents } from "../../app/useIntents.ts";
import { roleName } from "../role-name.ts";
import { useRefreshUsers } from "../useRefreshUsers.ts";
import { DutyRow } from "./DutyRow.tsx";
import { leaveTexts } from "./texts.ts";

interface LeaveDialogProps {
  user: Profile;
  onClose(): void;
}

/** The id of the choice that ends duties. */
const endId = "end";

type Plan = Partial<Record<DutyKind, string>>;

/** A duty that only ends needs no choice. */
const chosenFor = ({ kind }: Duties, plan: Plan): string | undefined =>
  plan[kind] ?? (dutyKinds[kind].moves ? undefined : endId);

/** Lists a user's open work, hands each kind to a colleague, and deactivates the user. */
export default function LeaveDialog({ user, onClose }: LeaveDialogProps) {
  const say = useTexts();
  const refresh = useRefreshUsers();
  const intentOf = useIntents();
  const params = { id: user.id };
  const name = `${user.first_name} ${user.last_name}`;
  const duties = useEndpoint(getDuties, { params }, { staleTime: 0, gcTime: 0 });
  const people = useEndpoint(listAllUsers, { query: { page_no: 1, per_page: 10_000 } });
  const [plan, setPlan] = useState<Plan>({});
  const [everythingTo, setEverythingTo] = useState<string | null>(null);
  const [isMissing, setMissing] = useState(false);
  const call = useCall(deactivateUser, {
    onSuccess: async () => {
      await refresh();
      showToast({ tone: "positive", title: say(leaveTexts.done, { name }) });
      onClose();
    },
    onError: ({ status }) => status === 409 && void duties.refetch(),
  });
  const records = duties.data?.records;
  const options = colleagueOptions(say, people.data?.records ?? [], user.id);
  const confirm = () => {
    const chosen = (records ?? []).map((each) => ({
      kind: each.kind,
      to: chosenFor(each, plan),
    }));
    const isWhole = chosen.every(({ to }) => to !== undefined);
    setMissing(!isWhole);
    if (!isWhole || call.isPending) return;
    const body = {
      plan: chosen.map(({ kind, to }) => ({ kind, to: to === endId ? null : Number(to) })),
    };
    call.mutate({ params, body, idempotencyKey: intentOf(body) });
  };
  const isInvited = user.state === "INVITED" || user.state === "EXPIRED";
  return (
    <Dialog
      isOpen
      size="lg"
      title={say(leaveTexts.title, { name })}
      description={say(isInvited ? leaveTexts.invitedHint : leaveTexts.hint, { name })}
      isDismissable={false}
      onOpenChange={onClose}
      footer={
        <Inline justify="end">
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button
            variant="danger"
            isPending={call.isPending}
            isDisabled={!records}
            onPress={confirm}
          >
            {say(leaveTexts.confirm)}
          </Button>
        </Inline>
      }
    >
      <Stack gap="lg">
        {call.error && <Banner tone="critical">{call.error.message}</Banner>}
        {isMissing && <Banner tone="critical">{say(leaveTexts.chooseForAll)}</Banner>}
        {duties.error && !records && (
          <ErrorState
            title={say(leaveTexts.loading)}
            description={duties.error.message}
            isRetrying={duties.isFetching}
            onRetry={() => void duties.refetch()}
          />
        )}
        {!records && !duties.error && <Skeleton lines={5} />}
        {records?.length === 0 && <Text as="p">{say(leaveTexts.noDuties, { name })}</Text>}
        {records && records.length > 0 && (
          <>
            <ComboBox
              label={say(leaveTexts.everythingTo)}
              options={options}
              value={everythingTo}
              onChange={(to) => {
                setMissing(false);
                setEverythingTo(to);
                if (to)
                  setPlan(
                    Object.fromEntries(
                      records.flatMap(({ kind }) => (dutyKinds[kind].moves ? [[kind, to]] : [])),
                    ),
                  );
              }}
            />
            <Divider />
            {records.map((each) => (
              <DutyRow
                key={each.kind}
                duties={each}
                colleagues={options}
                value={chosenFor(each, plan)}
                isMissing={isMissing && chosenFor(each, plan) === undefined}
                onChange={(to) => setPlan({ ...plan, [each.kind]: to })}
              />
            ))}
          </>
        )}
      </Stack>
    </Dialog>
  );
}

const colleagueOptions = (
  say: ReturnType<typeof useTexts>,
  people: readonly Colleague[],
  leaver: number,
) =>
  people
    .filter(({ id }) => id !== leaver)
    .map(({ id, first_name, last_name, userType }) => ({
      id: String(id),
      label: `${first_name} ${last_name}`,
      description: roleName(say, userType),
    }));
