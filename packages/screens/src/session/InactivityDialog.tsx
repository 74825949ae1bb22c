import { continueMs } from "@ats/core/session/session";
import { CountdownDialog } from "@ats/ui/CountdownDialog";
import { useTexts } from "@ats/ui/texts";
import { useEffect, useState } from "react";
import { useAts } from "../app/context.tsx";
import { playTone } from "../notifications/sound.ts";
import { sessionDialogTexts } from "./dialog-texts.ts";
import { useLogOut } from "./useLogOut.ts";

export interface InactivityDialogProps {
  /** Epoch milliseconds at which the session became idle. */
  idleSince: number;
  extend(): Promise<void>;
}

/** Asks an inactive user whether to continue, for one minute. Specification §4, §8. */
export default function InactivityDialog({ idleSince, extend }: InactivityDialogProps) {
  const say = useTexts();
  const { goToSignIn } = useAts();
  const [isPending, setPending] = useState(false);
  useEffect(playTone, []);
  return (
    <CountdownDialog
      isOpen
      title={say(sessionDialogTexts.continueTitle)}
      deadline={idleSince + continueMs}
      duration={continueMs}
      continueLabel={say(sessionDialogTexts.continue)}
      isPending={isPending}
      onContinue={() => {
        setPending(true);
        // Without a connection the dialog stays until the minute is over.
        extend()
          .catch(() => undefined)
          .finally(() => setPending(false));
      }}
      endLabel={say(sessionDialogTexts.logOut)}
      onEnd={useLogOut("INACTIVE_SESSION")}
      onExpire={() => goToSignIn("INACTIVE_SESSION")}
    >
      {say(sessionDialogTexts.inactivity)}
    </CountdownDialog>
  );
}
