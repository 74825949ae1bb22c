import type { Profile } from "@ats/core/users/profile";
import type { Colleague } from "@ats/core/users/account";
import { dutyKinds } from "@ats/core/users/duties";
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
import { type DutyPlan, planOf, receiverOf } from "./duty-plan.ts";
import { DutyRow } from "./DutyRow.tsx";
import { leaveTexts } from "./texts.ts";

interface LeaveDialogProps {
  user: Profile;
  onClose(): void;
}

/** Lists a user's open work, hands each kind to a colleague, and deactivates the user. */
export default function LeaveDialog({ user, onClose }: LeaveDialogProps) {
  const say = useTexts();
  const refresh = useRefreshUsers();
  const intentOf = useIntents();
  const params = { id: user.id };
  const name = `${user.first_name} ${user.last_name}`;
  const duties = useEndpoint(getDuties, { params }, { staleTime: 0, gcTime: 0 });
  const people = useEndpoint(listAllUsers, { query: { page_no: 1, per_page: 10_000 } });
  const [plan, setPlan] = useState<DutyPlan>({});
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
    const chosen = planOf(records ?? [], plan);
    setMissing(!chosen);
    if (!chosen || call.isPending) return;
    const body = { plan: chosen };
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
                      records.flatMap(({ kind }) =>
                        dutyKinds[kind].moves ? [[kind, { to, single: {} }]] : [],
                      ),
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
                plan={plan[each.kind]}
                isMissing={isMissing && receiverOf(each, plan[each.kind]) === undefined}
                onChange={(kindPlan) => setPlan({ ...plan, [each.kind]: kindPlan })}
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
