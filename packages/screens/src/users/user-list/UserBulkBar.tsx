import type { ListedUser } from "@ats/core/users/account";
import type { AccountAct } from "@ats/core/users/account-contract";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { SelectionBar, type SelectionBarProps } from "@ats/ui/SelectionBar";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { selectedRowsId } from "../../lists/useRowKeys.ts";
import { usersTexts } from "../texts.ts";
import { useAccountAct } from "../useAccountAct.ts";
import { userListTexts } from "./texts.ts";

type UserBulkBarProps = Pick<SelectionBarProps, "total" | "most" | "onSelectAll"> & {
  users: readonly ListedUser[];
  onClear(): void;
};

/** Offers the actions that at least one of the selected users can take. */
export default function UserBulkBar({ users, onClear, ...all }: UserBulkBarProps) {
  const say = useTexts();
  const [isLocking, setLocking] = useState(false);
  const { act, isPending } = useAccountAct(onClear);
  const ids = users.map(({ id }) => id);
  const has = (...states: ListedUser["state"][]) =>
    users.some(({ state }) => states.includes(state));
  const button = (what: AccountAct, label: string) => (
    <Button size="sm" isPending={isPending} onPress={() => act(what, ids)}>
      {label}
    </Button>
  );
  return (
    <>
      <SelectionBar id={selectedRowsId} {...all} count={ids.length} onClear={onClear}>
        {has("INVITED", "EXPIRED") && button("RESEND", say(usersTexts.resend))}
        {has("ACTIVE") && button("SIGN_OUT", say(usersTexts.signOut))}
        {has("ACTIVE") && (
          <Button size="sm" isPending={isPending} onPress={() => setLocking(true)}>
            {say(usersTexts.lock)}
          </Button>
        )}
        {has("LOCKED") && button("UNLOCK", say(usersTexts.unlock))}
      </SelectionBar>
      <ConfirmDialog
        isOpen={isLocking}
        onOpenChange={setLocking}
        title={say(userListTexts.lockTitle, { count: ids.length })}
        confirmLabel={say(usersTexts.lock)}
        tone="critical"
        onConfirm={() => {
          setLocking(false);
          act("LOCK", ids);
        }}
      >
        {say(userListTexts.lockHint)}
      </ConfirmDialog>
    </>
  );
}
