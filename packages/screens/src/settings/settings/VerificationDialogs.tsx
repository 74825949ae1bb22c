import { disableMfa, getMfa, renewRecoveryCodes } from "@ats/core/session/mfa-contract";
import { recoveryCodeCount } from "@ats/core/session/recovery-code";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { EnrolDialog } from "./EnrolDialog.tsx";
import { PasswordDialog } from "../../users/PasswordDialog.tsx";
import { useRefresh } from "./queries.ts";
import { RecoveryCodesDialog } from "./RecoveryCodesDialog.tsx";
import { settingsTexts } from "./texts.ts";

export type VerificationTask = "enrol" | "renew" | "disable";

interface VerificationDialogsProps {
  task: VerificationTask;
  onLeave(): void;
}

/** The dialogs of a change to two-step verification, ending with the recovery codes. */
export default function VerificationDialogs({ task, onLeave }: VerificationDialogsProps) {
  const say = useTexts();
  const refresh = useRefresh();
  const [codes, setCodes] = useState<readonly string[]>();
  const keep = (recovery_codes: readonly string[]) => {
    setCodes(recovery_codes);
    void refresh(getMfa);
  };
  const renew = useCall(renewRecoveryCodes, {
    onSuccess: ({ recovery_codes }) => keep(recovery_codes),
  });
  const disable = useCall(disableMfa, {
    onSuccess: () => {
      onLeave();
      void refresh(getMfa);
    },
  });
  if (codes) return <RecoveryCodesDialog codes={codes} onDone={onLeave} />;
  if (task === "enrol") return <EnrolDialog onLeave={onLeave} onEnabled={keep} />;
  if (task === "renew")
    return (
      <PasswordDialog
        title={say(settingsTexts.newCodesTitle)}
        description={say(settingsTexts.newCodesHint, { count: recoveryCodeCount })}
        confirmLabel={say(settingsTexts.makeNewCodes)}
        call={renew}
        onLeave={onLeave}
      />
    );
  return (
    <PasswordDialog
      title={say(settingsTexts.turnOffTitle)}
      description={say(settingsTexts.turnOffHint)}
      confirmLabel={say(settingsTexts.turnOff)}
      tone="critical"
      call={disable}
      onLeave={onLeave}
    />
  );
}
