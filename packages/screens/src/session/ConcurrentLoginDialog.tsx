import { extendSession } from "@ats/core/session/session-times-contract";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useAts } from "../app/context.tsx";
import { useCall } from "../app/endpoint.ts";
import { sessionDialogTexts } from "./dialog-texts.ts";

/**
 * Announces another login with this account. Closing the dialog checks the session. Specification
 * §4, §8.
 */
export default function ConcurrentLoginDialog() {
  const say = useTexts();
  const { concurrentLogin, goToSignIn } = useAts();
  const { mutate, isPending } = useCall(extendSession, {
    onSuccess: () => concurrentLogin.answer(),
    onError: () => goToSignIn("CONCURRENT_SESSION"),
  });
  return (
    <ConfirmDialog
      isOpen
      isKeyboardDismissDisabled
      hasCancel={false}
      title={say(sessionDialogTexts.concurrentTitle)}
      confirmLabel={say(words.close)}
      isPending={isPending}
      onConfirm={() => mutate({})}
    >
      {say(sessionDialogTexts.concurrent)}
    </ConfirmDialog>
  );
}
