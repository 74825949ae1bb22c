import { extendSession } from "@ats/core/session/session-times-contract";
import { sessionTexts } from "@ats/core/session/session";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { useAts } from "../app/context.tsx";
import { useCall } from "../app/endpoint.ts";
import { logoutPath } from "./logout-path.ts";

/**
 * Announces another login with this account. Closing the dialog checks the session. Specification
 * §4, §8.
 */
export default function ConcurrentLoginDialog() {
  const { concurrentLogin, navigate } = useAts();
  const { mutate, isPending } = useCall(extendSession, {
    onSuccess: () => concurrentLogin.answer(),
    onError: () => navigate(logoutPath("", "CONCURRENT_SESSION")),
  });
  return (
    <ConfirmDialog
      isOpen
      isKeyboardDismissDisabled
      hasCancel={false}
      title={sessionTexts.concurrentTitle}
      confirmLabel="Close"
      isPending={isPending}
      onConfirm={() => mutate({})}
    >
      {sessionTexts.concurrent}
    </ConfirmDialog>
  );
}
