import { listRoles, removeRole } from "@ats/core/roles/contract";
import type { RoleRecord } from "@ats/core/roles/role";
import { Banner } from "@ats/ui/Banner";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Select } from "@ats/ui/Select";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCall } from "../app/endpoint.ts";
import { keyOf } from "../app/query.ts";
import { roleName } from "../users/role-name.ts";
import { roleTexts } from "./texts.ts";

interface RemoveRoleDialogProps {
  roles: readonly RoleRecord[];
  role: RoleRecord;
  onClose(): void;
}

/** Deletes a role; its people move to another one first. */
export default function RemoveRoleDialog({ roles, role, onClose }: RemoveRoleDialogProps) {
  const say = useTexts();
  const queries = useQueryClient();
  const others = roles.filter(({ name }) => name !== role.name);
  const [moveTo, setMoveTo] = useState("Recruiter user");
  const remove = useCall(removeRole, {
    onSuccess() {
      void queries.invalidateQueries({ queryKey: keyOf(listRoles) });
      showToast({ tone: "positive", title: say(roleTexts.removed, { name: role.name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      title={say(roleTexts.removeTitle, { name: role.name })}
      confirmLabel={say(roleTexts.remove)}
      tone="critical"
      isPending={remove.isPending}
      onOpenChange={onClose}
      onCancel={onClose}
      onConfirm={() =>
        remove.mutate({
          params: { id: role.id as number },
          version: role.version,
          query: role.users > 0 ? { move_to: moveTo } : {},
        })
      }
    >
      <Stack>
        {remove.error && <Banner tone="critical" title={remove.error.message} />}
        {role.users > 0 && (
          <>
            <Text as="p">{say(roleTexts.removePeople, { count: role.users })}</Text>
            <Select
              label={say(roleTexts.moveTo)}
              options={others.map(({ name }) => ({ id: name, label: roleName(say, name) }))}
              value={moveTo}
              onChange={setMoveTo}
            />
          </>
        )}
        <Text as="p">{say(roleTexts.removeHint)}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
