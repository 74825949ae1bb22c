import { disableUserMfa } from "@ats/core/session/mfa-contract";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useCall } from "../../app/endpoint.ts";
import { PasswordDialog } from "../PasswordDialog.tsx";
import { useRefreshUsers } from "../useRefreshUsers.ts";
import { userEditTexts } from "./texts.ts";

interface TurnOffDialogProps {
  id: number;
  name: string;
  onClose(): void;
}

/** Turns another user's two-step verification off, with the administrator's own password. */
export default function TurnOffDialog({ id, name, onClose }: TurnOffDialogProps) {
  const say = useTexts();
  const refresh = useRefreshUsers();
  const call = useCall(disableUserMfa, {
    onSuccess: () => {
      onClose();
      void refresh();
      showToast({ tone: "positive", title: say(userEditTexts.turnedOff, { name }) });
    },
  });
  return (
    <PasswordDialog
      title={say(userEditTexts.turnOffTitle, { name })}
      description={say(userEditTexts.turnOffHint)}
      confirmLabel={say(userEditTexts.turnOffNow)}
      tone="critical"
      call={{ ...call, mutate: (input) => call.mutate({ ...input, params: { userId: id } }) }}
      onLeave={onClose}
    />
  );
}
