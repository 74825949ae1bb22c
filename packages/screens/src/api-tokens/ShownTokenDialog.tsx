import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { CopyButton } from "../app/CopyButton.tsx";
import * as css from "./ShownTokenDialog.css.ts";
import { apiTokenTexts } from "./texts.ts";

interface ShownTokenDialogProps {
  name: string;
  token: string;
  onDone(): void;
}

/** Shows an API token once. The server stores only its hash. */
export function ShownTokenDialog({ name, token, onDone }: ShownTokenDialogProps) {
  const say = useTexts();
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say(apiTokenTexts.shownTitle, { name })}
      description={say(apiTokenTexts.shownHint)}
      onOpenChange={(isOpen) => !isOpen && onDone()}
      footer={
        <Button variant="primary" onPress={onDone}>
          {say(apiTokenTexts.saved)}
        </Button>
      }
    >
      <Stack gap="lg">
        <Banner tone="warning">{say(apiTokenTexts.shownOnce)}</Banner>
        <div role="group" aria-label={say(apiTokenTexts.token)} className={css.token}>
          <code>{token}</code>
        </div>
        <Inline>
          <CopyButton
            label={say(apiTokenTexts.copyToken)}
            text={token}
            copied={apiTokenTexts.tokenCopied}
            notCopied={apiTokenTexts.tokenNotCopied}
          />
        </Inline>
      </Stack>
    </Dialog>
  );
}
