import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { Copy, Download } from "lucide-react";
import { saveFile } from "../../documents/save-file.ts";
import { useUser } from "../../session/session.tsx";
import * as css from "./RecoveryCodesDialog.css.ts";
import { settingsTexts } from "./texts.ts";

/** Shows the recovery codes once. The server stores only their hashes. */
export function RecoveryCodesDialog({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone(): void;
}) {
  const say = useTexts();
  const { email } = useUser();
  const text = say(settingsTexts.codesFile, { email, codes: codes.join("\n") });
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: say(settingsTexts.codesCopied), tone: "positive" }),
      () =>
        showToast({
          title: say(settingsTexts.codesNotCopied),
          description: say(settingsTexts.codesNotCopiedHint),
          tone: "critical",
        }),
    );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say(settingsTexts.codesTitle)}
      description={say(settingsTexts.codesHint)}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      footer={
        <Button variant="primary" onPress={onDone}>
          {say(settingsTexts.codesSaved)}
        </Button>
      }
    >
      <Stack gap="lg">
        <Banner tone="warning">{say(settingsTexts.codesOnce)}</Banner>
        <ul role="list" aria-label={say(settingsTexts.recoveryCodes)} className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code className={css.code}>{code}</code>
            </li>
          ))}
        </ul>
        <Inline>
          <Button iconStart={<Copy />} onPress={() => void copy()}>
            {say(settingsTexts.copy)}
          </Button>
          <Button
            iconStart={<Download />}
            onPress={() =>
              saveFile(new Blob([text], { type: "text/plain" }), "ats-recovery-codes.txt")
            }
          >
            {say(settingsTexts.download)}
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}
