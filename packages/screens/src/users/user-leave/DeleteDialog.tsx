import { to } from "@ats/core/navigation/routes";
import type { Duties } from "@ats/core/users/duties";
import type { Profile } from "@ats/core/users/profile";
import { checkDeleteUser, deleteUser, getDuties } from "@ats/core/users/leaving-contract";
import { listUsers } from "@ats/core/users/list-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { type Say, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";
import { dutyTexts, leaveTexts } from "./texts.ts";

interface DeleteDialogProps {
  user: Profile;
  onDeleted(): void;
  onClose(): void;
}

/** Deletes a deactivated user for good, if nothing open is left. */
export default function DeleteDialog({ user, onDeleted, onClose }: DeleteDialogProps) {
  const say = useTexts();
  const { client, navigate } = useAts();
  const queries = useQueryClient();
  const params = { id: user.id };
  const name = `${user.first_name} ${user.last_name}`;
  const duties = useEndpoint(getDuties, { params }, { staleTime: 0, gcTime: 0 });
  const remove = useCall(deleteUser, {
    onSuccess: async () => {
      onDeleted();
      showToast({ tone: "positive", title: say(leaveTexts.removed, { name }) });
      navigate(to.userList(), { replace: true });
      // The user's own page has nothing to read any more.
      await queries.invalidateQueries({ queryKey: keyOf(listUsers) });
    },
    onError: ({ message }) => refuse(message),
  });
  const refuse = (description: string) => {
    showToast({
      tone: "warning",
      title: say(leaveTexts.notRemoved, { name }),
      description,
      timeout: null,
    });
    onClose();
  };
  const confirm = async () => {
    try {
      const { may_delete, problem } = await client.call(checkDeleteUser, { params });
      if (may_delete) remove.mutate({ params });
      else refuse(problem ?? "");
    } catch (error) {
      refuse((error as Error).message);
    }
  };
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(leaveTexts.removeTitle, { name })}
      confirmLabel={say(leaveTexts.removeNow)}
      tone="critical"
      isPending={remove.isPending}
      onConfirm={() => void confirm()}
    >
      <Stack gap="sm">
        <Text as="p">{say(leaveTexts.removeHint)}</Text>
        {duties.data && (
          <Text as="p" weight="medium">
            {duties.data.records.length === 0
              ? say(leaveTexts.nothingLeft)
              : say(leaveTexts.stillOpen, { work: openWork(say, duties.data.records) })}
          </Text>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

const openWork = (say: Say, duties: readonly Duties[]) =>
  duties.map(({ kind, count }) => `${say(dutyTexts[kind])} (${count})`).join(", ");
