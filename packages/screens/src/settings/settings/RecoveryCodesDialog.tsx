import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { showToast } from "@ats/ui/Toast";
import { Copy, Download } from "lucide-react";
import { useUser } from "../../session/session.tsx";
import * as css from "./RecoveryCodesDialog.css.ts";

/** Shows the recovery codes once. The server stores only their hashes. */
export function RecoveryCodesDialog({
  codes,
  onDone,
}: {
  codes: readonly string[];
  onDone(): void;
}) {
  const { email } = useUser();
  const text = `Recovery codes for ${email}\nEach works once, instead of a code from your app.\n\n${codes.join("\n")}\n`;
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => showToast({ title: "Codes copied", tone: "positive" }),
      () =>
        showToast({
          title: "The codes could not be copied",
          description: "Your browser does not allow it. Download them, or select and copy them.",
          tone: "critical",
        }),
    );
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title="Your recovery codes"
      description="Each signs you in once if you don’t have your phone."
      onOpenChange={(isOpen) => !isOpen && onDone()}
      footer={
        <Button variant="primary" onPress={onDone}>
          I’ve saved them
        </Button>
      }
    >
      <Stack gap="lg">
        <Banner tone="warning">They won’t be shown again. Keep them somewhere safe.</Banner>
        <ul role="list" aria-label="Recovery codes" className={css.codes}>
          {codes.map((code) => (
            <li key={code}>
              <code className={css.code}>{code}</code>
            </li>
          ))}
        </ul>
        <Inline>
          <Button iconStart={<Copy />} onPress={() => void copy()}>
            Copy
          </Button>
          <Button iconStart={<Download />} onPress={() => download("ats-recovery-codes.txt", text)}>
            Download
          </Button>
        </Inline>
      </Stack>
    </Dialog>
  );
}

function download(name: string, text: string) {
  const href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  Object.assign(document.createElement("a"), { href, download: name }).click();
  URL.revokeObjectURL(href);
}
