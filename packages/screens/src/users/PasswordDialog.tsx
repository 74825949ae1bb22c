import type { ApiError } from "@ats/core/contract/client";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { PasswordField } from "@ats/ui/PasswordField";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { settingsTexts } from "../settings/settings/texts.ts";

interface PasswordDialogProps {
  title: string;
  description: string;
  confirmLabel: string;
  tone?: "accent" | "critical";
  /** The call that needs the password. */
  call: {
    mutate(input: { body: { password: string } }): void;
    reset(): void;
    error: ApiError | null;
    isPending: boolean;
  };
  onLeave(): void;
}

/** Asks for the password before an action that needs more than a session. Quality S3. */
export function PasswordDialog({
  title,
  description,
  confirmLabel,
  tone = "accent",
  call,
  onLeave,
}: PasswordDialogProps) {
  const say = useTexts();
  const form = useId();
  const [password, setPassword] = useState("");
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    setMissing(!password);
    if (password && !call.isPending) call.mutate({ body: { password } });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      title={title}
      description={description}
      onOpenChange={(isOpen) => !isOpen && onLeave()}
      footer={
        <>
          <Button onPress={onLeave}>{say(words.cancel)}</Button>
          <Button
            type="submit"
            form={form}
            variant={tone === "critical" ? "danger" : "primary"}
            isPending={call.isPending}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} aria-label={title} onSubmit={submit}>
        <PasswordField
          label={say(settingsTexts.yourPassword)}
          autoFocus
          value={password}
          onChange={(text) => {
            setPassword(text);
            setMissing(false);
            if (call.error) call.reset();
          }}
          errorMessage={isMissing ? say(settingsTexts.passwordMissing) : call.error?.message}
        />
      </Form>
    </Dialog>
  );
}
