import { toSearch } from "@ats/core/contract/client";
import { to } from "@ats/core/navigation/routes";
import { continueMs, sessionTexts } from "@ats/core/session/session";
import { CountdownDialog } from "@ats/ui/CountdownDialog";
import { useEffect, useState } from "react";
import { useAts } from "../app/context.tsx";
import { playTone } from "../notifications/sound.ts";
import { useLogOut } from "./log-out.ts";

export interface InactivityDialogProps {
  /** When the session became idle, epoch milliseconds. */
  idleSince: number;
  extend(): Promise<void>;
}

/** Asks who has not done anything for long whether to go on, for a minute. Specification §4, §8. */
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
        // Without a connection the question stays, until its time is up.
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
