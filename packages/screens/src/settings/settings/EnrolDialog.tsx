import { enableMfa, enrolMfa } from "@ats/core/session/mfa-contract";
import { oneTimeCode } from "@ats/core/session/one-time-code";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { OtpField } from "@ats/ui/OtpField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import * as css from "./EnrolDialog.css.ts";
import { PasswordDialog } from "../../users/PasswordDialog.tsx";
import { QrCode } from "./QrCode.tsx";
import { settingsTexts } from "./texts.ts";

interface EnrolDialogProps {
  onLeave(): void;
  /** Called with the recovery codes, which are shown only once. */
  onEnabled(recoveryCodes: readonly string[]): void;
}

/** Asks for the password, shows the secret as QR code and text, then asks for a code. */
export function EnrolDialog({ onLeave, onEnabled }: EnrolDialogProps) {
  const say = useTexts();
  const enrol = useCall(enrolMfa);
  if (!enrol.data)
    return (
      <PasswordDialog
        title={say(settingsTexts.turnOnTitle)}
        description={say(settingsTexts.turnOnHint)}
        confirmLabel={say(settingsTexts.continue)}
        call={enrol}
        onLeave={onLeave}
      />
    );
  return <ConfirmStep {...enrol.data} onLeave={onLeave} onEnabled={onEnabled} />;
}

type ConfirmStepProps = EnrolDialogProps & { token: string; secret: string; uri: string };

function ConfirmStep({ token, secret, uri, onLeave, onEnabled }: ConfirmStepProps) {
  const say = useTexts();
  const form = useId();
  const [otp, setOtp] = useState("");
  const [wrong, setWrong] = useState<string>();
  const enable = useCall(enableMfa, {
    onSuccess: ({ recovery_codes }) => onEnabled(recovery_codes),
  });
  const submit = (code = otp) => {
    if (enable.isPending) return;
    const problem = oneTimeCode.safeParse(code).error?.issues[0]?.message;
    setWrong(problem);
    if (!problem) enable.mutate({ body: { token, otp: code } });
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      title={say(settingsTexts.setUpTitle)}
      onOpenChange={(isOpen) => !isOpen && onLeave()}
      footer={
        <>
          <Button onPress={onLeave}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={enable.isPending}>
            {say(settingsTexts.turnOn)}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={say(settingsTexts.setUpTitle)} onSubmit={() => submit()}>
        <div className={css.parts}>
          <QrCode text={uri} label={say(settingsTexts.qrCode)} />
          <Stack gap="sm">
            <Text as="p">{say(settingsTexts.scanHint)}</Text>
            <Text as="p" weight="medium">
              <code className={css.secret}>{secret.match(/.{4}/g)?.join(" ")}</code>
            </Text>
          </Stack>
        </div>
        <OtpField
          label={say(settingsTexts.code)}
          description={say(settingsTexts.codeHint)}
          autoFocus
          value={otp}
          onChange={(code) => {
            setOtp(code);
            setWrong(undefined);
            if (enable.error) enable.reset();
          }}
          onComplete={submit}
          errorMessage={wrong ?? enable.error?.message}
        />
      </Form>
    </Dialog>
  );
}
