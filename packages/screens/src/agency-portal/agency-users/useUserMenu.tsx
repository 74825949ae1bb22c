import type { Role } from "@ats/core/rights/rights";
import type { ListedUser } from "@ats/core/users/account";
import { type AccountAct, actOnUsers } from "@ats/core/users/account-contract";
import { deactivateUser, reactivateUser } from "@ats/core/users/leaving-contract";
import { getUser, updateUser } from "@ats/core/users/profile-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useUser } from "../../session/session.tsx";
import { usersTexts } from "../../users/texts.ts";
import { useAccountAct } from "../../users/useAccountAct.ts";
import { useRefreshUsers } from "../../users/useRefreshUsers.ts";
import { userEditTexts } from "../../users/user-edit/texts.ts";
import { fullNameOf } from "../../users/user-list/columns.tsx";
import { leaveTexts } from "../../users/user-leave/texts.ts";
import { agencyUsersTexts } from "./texts.ts";

const TurnOffDialog = lazy(() => import("../../users/user-edit/TurnOffDialog.tsx"));

const admin: Role = "Agency admin user";
const agent: Role = "Agency user";

/** What an agency's administrator does with another user, and the question before it. */
export function useUserMenu() {
  const say = useTexts();
  const own = useUser().id;
  const { client } = useAts();
  const refresh = useRefreshUsers();
  const { act } = useAccountAct();
  const [asked, ask] = useState<{ about: "lock" | "leave" | "twoStep"; user: ListedUser }>();
  const close = () => ask(undefined);
  const tell = (work: Promise<unknown>, done: string) =>
    work
      .then(
        () => showToast({ tone: "positive", title: done }),
        (error: Error) => showToast({ tone: "critical", title: error.message }),
      )
      .finally(refresh);
  const giveRole = async (id: number, userType: Role) => {
    const { users } = await client.call(getUser, { params: { id } });
    const { first_name, last_name, telephone, version } = users;
    const body = { first_name, last_name, telephone, userType };
    await client.call(updateUser, { params: { id }, version, body });
  };
  const itemsFor = (user: ListedUser) => {
    const { id, state } = user;
    const name = fullNameOf(user);
    if (id === own) return [];
    const doNow = (what: AccountAct, label: string) => ({
      id: what,
      label,
      onAction: () => act(what, [id]),
    });
    if (state === "DEACTIVATED")
      return [
        {
          id: "reactivate",
          label: say(leaveTexts.reactivate),
          onAction: () =>
            void tell(
              client.call(reactivateUser, { params: { id } }),
              say(leaveTexts.reactivated, { name }),
            ),
        },
      ];
    if (state === "ASKED")
      return [
        {
          id: "approve",
          label: say(agencyUsersTexts.approve),
          onAction: () =>
            void tell(
              client.call(actOnUsers, { body: { act: "RESEND", ids: [id] } }),
              say(agencyUsersTexts.approved, { name }),
            ),
        },
        {
          id: "leave",
          label: say(agencyUsersTexts.refuse),
          tone: "critical" as const,
          onAction: () => ask({ about: "leave", user }),
        },
      ];
    const isInvited = state === "INVITED" || state === "EXPIRED";
    const isAdmin = user.userType === admin;
    return [
      isInvited && doNow("RESEND", say(usersTexts.resend)),
      {
        id: "role",
        label: say(isAdmin ? agencyUsersTexts.makeUser : agencyUsersTexts.makeAdmin),
        onAction: () =>
          void tell(
            giveRole(id, isAdmin ? agent : admin),
            say(isAdmin ? agencyUsersTexts.nowUser : agencyUsersTexts.nowAdmin, { name }),
          ),
      },
      state === "ACTIVE" && doNow("SIGN_OUT", say(usersTexts.signOut)),
      !isInvited && doNow("SEND_PASSWORD_LINK", say(usersTexts.passwordLink)),
      user.mfa && {
        id: "twoStep",
        label: say(userEditTexts.turnOff),
        onAction: () => ask({ about: "twoStep", user }),
      },
      state === "ACTIVE" && {
        id: "lock",
        label: say(usersTexts.lock),
        onAction: () => ask({ about: "lock", user }),
      },
      state === "LOCKED" && doNow("UNLOCK", say(usersTexts.unlock)),
      {
        id: "leave",
        label: say(isInvited ? leaveTexts.withdraw : agencyUsersTexts.deactivate),
        tone: "critical" as const,
        onAction: () => ask({ about: "leave", user }),
      },
    ].filter((item) => typeof item === "object");
  };
  return { itemsFor, dialog: asked && dialogFor(asked) };

  function dialogFor({ about, user }: NonNullable<typeof asked>): ReactNode {
    const { id } = user;
    const name = fullNameOf(user);
    if (about === "twoStep")
      return (
        <Suspense>
          <TurnOffDialog id={id} name={name} onClose={close} />
        </Suspense>
      );
    const isLock = about === "lock";
    const { title, confirm, hint } = isLock
      ? {
          title: agencyUsersTexts.lockTitle,
          confirm: usersTexts.lock,
          hint: userEditTexts.lockHint,
        }
      : user.state === "ASKED"
        ? {
            title: agencyUsersTexts.refuseTitle,
            confirm: agencyUsersTexts.refuseNow,
            hint: agencyUsersTexts.refuseHint,
          }
        : {
            title: agencyUsersTexts.leaveTitle,
            confirm: agencyUsersTexts.confirmDeactivate,
            hint: leaveTexts.hint,
          };
    return (
      <ConfirmDialog
        isOpen
        onOpenChange={close}
        tone="critical"
        title={say(title, { name })}
        confirmLabel={say(confirm)}
        onConfirm={() => {
          close();
          if (isLock) act("LOCK", [id]);
          else
            void tell(
              client.call(deactivateUser, { params: { id }, body: { plan: [] } }),
              say(leaveTexts.done, { name }),
            );
        }}
      >
        {say(hint, { name })}
      </ConfirmDialog>
    );
  }
}
