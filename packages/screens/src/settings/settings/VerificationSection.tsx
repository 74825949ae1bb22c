import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useMfa } from "./queries.ts";
import { SectionState } from "./SectionState.tsx";
import { settingsTexts } from "./texts.ts";
import type { VerificationTask } from "./VerificationDialogs.tsx";
import { VerificationView } from "./VerificationView.tsx";

// Loaded together, so that the focus passes from one to the next.
const VerificationDialogs = lazy(() => import("./VerificationDialogs.tsx"));

/** Multi-factor authentication of the user's account. Each change needs the password. */
export default function VerificationSection() {
  const say = useTexts();
  const query = useMfa();
  const [task, setTask] = useState<VerificationTask>();
  return (
    <SectionState query={query} title={say(settingsTexts.twoStepNotLoaded)}>
      {(mfa) => (
        <>
          <VerificationView
            {...mfa}
            onEnrol={() => setTask("enrol")}
            onRenew={() => setTask("renew")}
            onDisable={() => setTask("disable")}
          />
          {task && (
            <Suspense>
              <VerificationDialogs task={task} onLeave={() => setTask(undefined)} />
            </Suspense>
          )}
        </>
      )}
    </SectionState>
  );
}
