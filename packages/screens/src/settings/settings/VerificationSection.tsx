import { disableMfa, getMfa, renewRecoveryCodes } from "@ats/core/session/mfa-contract";
import { recoveryCodeCount } from "@ats/core/session/recovery-code";
import { lazy, Suspense, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { useMfa, useRefresh } from "./queries.ts";
import { SectionState } from "./SectionState.tsx";
import { VerificationView } from "./VerificationView.tsx";

// They come when they are opened.
const EnrolDialog = lazy(() => import("./EnrolDialog.tsx"));
const PasswordDialog = lazy(() => import("./PasswordDialog.tsx"));
const RecoveryCodesDialog = lazy(() => import("./RecoveryCodesDialog.tsx"));

type Task = "enrol" | "renew" | "disable";

/** Multi-factor authentication of one's own account: each change asks for the password. */
export default function VerificationSection() {
  const query = useMfa();
  const refresh = useRefresh();
  const [task, setTask] = useState<Task>();
  const [codes, setCodes] = useState<readonly string[]>();
  const settled = () => {
    setTask(undefined);
    void refresh(getMfa);
  };
  const renew = useCall(renewRecoveryCodes, {
    onSuccess: ({ recovery_codes }) => {
      setCodes(recovery_codes);
      settled();
    },
  });
  const disable = useCall(disableMfa, { onSuccess: settled });
  const begin = (next: Task) => {
    renew.reset();
    disable.reset();
    setTask(next);
  };
  const leave = () => setTask(undefined);
  return (
    <SectionState query={query} title="Two-step verification could not be loaded">
      {(mfa) => (
        <>
          <VerificationView
            {...mfa}
            onEnrol={() => begin("enrol")}
            onRenew={() => begin("renew")}
            onDisable={() => begin("disable")}
          />
          <Suspense>
            {task === "enrol" && (
              <EnrolDialog
                onLeave={leave}
                onEnabled={(recovery_codes) => {
                  setCodes(recovery_codes);
                  settled();
                }}
              />
            )}
            {task === "renew" && (
              <PasswordDialog
                title="New recovery codes"
                description={`You get ${recoveryCodeCount} new codes. Those that you have are good no longer.`}
                confirmLabel="Make new codes"
                call={renew}
                onLeave={leave}
              />
            )}
            {task === "disable" && (
              <PasswordDialog
                title="Turn off two-step verification"
                description="Your password alone will sign you in. Your recovery codes are good no longer."
                confirmLabel="Turn off"
                tone="critical"
                call={disable}
                onLeave={leave}
              />
            )}
            {codes && <RecoveryCodesDialog codes={codes} onDone={() => setCodes(undefined)} />}
          </Suspense>
        </>
      )}
    </SectionState>
  );
}
