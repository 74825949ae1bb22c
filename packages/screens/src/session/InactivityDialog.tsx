import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { continueMs, sessionTexts } from "@ats/core/session/session";
import { CountdownDialog } from "@ats/ui/CountdownDialog";
import { useEffect, useState } from "react";
import { useAts } from "../app/context.tsx";
import { playTone } from "../notifications/sound.ts";
import { useLogOut } from "./useLogOut.ts";

export interface InactivityDialogProps {
  /** Epoch milliseconds at which the session became idle. */
  idleSince: number;
  extend(): Promise<void>;
}

/** Asks an inactive user whether to continue, for one minute. Specification §4, §8. */
export default function InactivityDialog({ idleSince, extend }: InactivityDialogProps) {
  const { navigate } = useAts();
  const [isPending, setPending] = useState(false);
  useEffect(playTone, []);
  const leave = () => navigate(`${to.Logout()}?${toSearch({ reason: "INACTIVE_SESSION" })}`);
  return (
    <CountdownDialog
      isOpen
      title={sessionTexts.continueTitle}
      deadline={idleSince + continueMs}
      duration={continueMs}
      continueLabel="Continue"
      isPending={isPending}
      onContinue={() => {
        setPending(true);
        // Without a connection the dialog stays until the minute is over.
        extend()
          .catch(() => undefined)
          .finally(() => setPending(false));
      }}
      endLabel="Log out"
      onEnd={useLogOut("INACTIVE_SESSION")}
      onExpire={leave}
    >
      {sessionTexts.inactivity}
    </CountdownDialog>
  );
}
