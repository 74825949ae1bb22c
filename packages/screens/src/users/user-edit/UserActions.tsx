import { reactivateUser } from "@ats/core/users/leaving-contract";
import type { Profile } from "@ats/core/users/profile";
import { ActionBar } from "@ats/ui/ActionBar";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import {
  Eye,
  KeyRound,
  Lock,
  LockOpen,
  LogOut,
  Mail,
  ShieldOff,
  Trash2,
  UserCheck,
  UserX,
} from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useCan, useUser } from "../../session/session.tsx";
import { usersTexts } from "../texts.ts";
import { useAccountAct } from "../useAccountAct.ts";
import { useRefreshUsers } from "../useRefreshUsers.ts";
import { leaveTexts } from "../user-leave/texts.ts";
import { useViewAs } from "../../roles/useViewAs.ts";
import { viewTexts } from "../../roles/view-texts.ts";
import { userEditTexts } from "./texts.ts";

const TurnOffDialog = lazy(() => import("./TurnOffDialog.tsx"));
const LeaveDialog = lazy(() => import("../user-leave/LeaveDialog.tsx"));
const DeleteDialog = lazy(() => import("../user-leave/DeleteDialog.tsx"));

interface UserActionsProps {
  user: Profile;
  onDeleted(): void;
}

/** Offers what an administrator can do with another user's account in its present state. */
export function UserActions({ user, onDeleted }: UserActionsProps) {
  const say = useTexts();
  const isOwn = useUser().id === user.id;
  const mayUpdate = useCan("UPDATE_USERS");
  const viewAs = useViewAs();
  const { act, isPending } = useAccountAct();
  const refresh = useRefreshUsers();
  const reactivate = useCall(reactivateUser, {
    onSuccess: () => showToast({ tone: "positive", title: say(leaveTexts.reactivated, { name }) }),
    onError: ({ message }) => showToast({ tone: "critical", title: message }),
    onSettled: refresh,
  });
  const [asked, ask] = useState<"lock" | "twoStep" | "leave" | "remove">();
  const close = () => ask(undefined);
  const { id, state } = user;
  const name = `${user.first_name} ${user.last_name}`;
  if (isOwn || !mayUpdate) return null;
  const isInvited = state === "INVITED" || state === "EXPIRED";
  const isRegistered = state === "ACTIVE" || state === "LOCKED";
  const actions = [
    isInvited && {
      id: "resend",
      label: say(usersTexts.resend),
      icon: <Mail />,
      variant: "primary" as const,
      isPending,
      onAction: () => act("RESEND", [id]),
    },
    state === "ACTIVE" && {
      id: "signOut",
      label: say(usersTexts.signOut),
      icon: <LogOut />,
      isPending,
      onAction: () => act("SIGN_OUT", [id]),
    },
    state === "ACTIVE" && {
      id: "lock",
      label: say(usersTexts.lock),
      icon: <Lock />,
      onAction: () => ask("lock"),
    },
    state === "LOCKED" && {
      id: "unlock",
      label: say(usersTexts.unlock),
      icon: <LockOpen />,
      isPending,
      onAction: () => act("UNLOCK", [id]),
    },
    state === "DEACTIVATED" && {
      id: "reactivate",
      label: say(leaveTexts.reactivate),
      icon: <UserCheck />,
      variant: "primary" as const,
      isPending: reactivate.isPending,
      onAction: () => reactivate.mutate({ params: { id }, idempotencyKey: crypto.randomUUID() }),
    },
  ].filter((action) => typeof action === "object");
  const more = [
    viewAs &&
      state !== "DEACTIVATED" && {
        id: "viewAs",
        label: say(viewTexts.viewAs),
        icon: <Eye />,
        onAction: () => viewAs({ user_id: id }),
      },
    isRegistered && {
      id: "passwordLink",
      label: say(usersTexts.passwordLink),
      icon: <KeyRound />,
      onAction: () => act("SEND_PASSWORD_LINK", [id]),
    },
    user.mfa && {
      id: "twoStep",
      label: say(userEditTexts.turnOff),
      icon: <ShieldOff />,
      onAction: () => ask("twoStep"),
    },
    state === "DEACTIVATED"
      ? {
          id: "remove",
          label: say(leaveTexts.remove),
          icon: <Trash2 />,
          tone: "critical" as const,
          onAction: () => ask("remove"),
        }
      : {
          id: "leave",
          label: say(isInvited ? leaveTexts.withdraw : leaveTexts.deactivate),
          icon: <UserX />,
          tone: "critical" as const,
          onAction: () => ask("leave"),
        },
  ].filter((item) => typeof item === "object");
  return (
    <>
      <ActionBar actions={actions} more={[{ items: more }]} />
      <ConfirmDialog
        isOpen={asked === "lock"}
        onOpenChange={close}
        title={say(userEditTexts.lockTitle, { name })}
        confirmLabel={say(usersTexts.lock)}
        tone="critical"
        onConfirm={() => {
          close();
          act("LOCK", [id]);
        }}
      >
        {say(userEditTexts.lockHint)}
      </ConfirmDialog>
      <Suspense>
        {asked === "twoStep" && <TurnOffDialog id={id} name={name} onClose={close} />}
        {asked === "leave" && <LeaveDialog user={user} onClose={close} />}
        {asked === "remove" && <DeleteDialog user={user} onDeleted={onDeleted} onClose={close} />}
      </Suspense>
    </>
  );
}
