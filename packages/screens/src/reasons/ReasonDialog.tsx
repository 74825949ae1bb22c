import type { ApiError } from "@ats/core/contract/client";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { TextArea } from "@ats/ui/TextArea";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { z } from "zod";
import { useDraft } from "../drafts/draft.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { draftTexts } from "../drafts/texts.ts";
import { reasonTexts } from "./texts.ts";

interface ReasonDialogProps {
  /** Draft key, made of the action and its record. */
  draft: string;
  title: string;
  description: string;
  /** Action and verb of the buttons: "Withdraw", with "Cancel" as default. */
  confirmLabel: string;
  cancelLabel?: string;
  variant?: "primary" | "danger";
  missing: string;
  maxLength?: number;
  hasCount?: boolean;
  /** The call that needs the reason. Its error appears at the field. */
  call: { isPending: boolean; error: ApiError | null };
  /** Resolves when the reason is saved. The draft is deleted then. */
  onSubmit(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for a reason before an action, and keeps a draft of it. Quality R4. */
export function ReasonDialog(props: ReasonDialogProps) {
  const say = useTexts();
  const {
    title,
    description,
    confirmLabel,
    cancelLabel = say(words.cancel),
    variant = "primary",
  } = props;
  const { missing, maxLength = 500, hasCount, call, onSubmit, onClose } = props;
  const form = useId();
  const draft = useDraft(props.draft, z.string());
  const [isRestored, setRestored] = useState(draft.found !== undefined);
  const [reason, setReason] = useState(draft.found ?? "");
  const [wasTried, setTried] = useState(false);
  const isGiven = reason.trim() !== "";
  const put = (typed: string) => {
    setReason(typed);
    draft.keep(typed);
  };
  const discard = () => {
    put("");
    setRestored(false);
  };
  const leave = () => {
    draft.forget();
    onClose();
  };
  const submit = () => {
    setTried(true);
    if (isGiven && !call.isPending) onSubmit(reason).then(draft.forget, () => {});
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={onClose}
      title={title}
      description={description}
      footer={
        <>
          <Button onPress={leave}>{cancelLabel}</Button>
          <Button type="submit" form={form} variant={variant} isPending={call.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        {isRestored && (
          <RestoredBanner onDiscard={discard}>{say(draftTexts.restored)}</RestoredBanner>
        )}
        <TextArea
          label={say(reasonTexts.reason)}
          isRequired
          rows={3}
          maxLength={maxLength}
          hasCount={hasCount}
          value={reason}
          onChange={put}
          errorMessage={call.error?.message ?? (wasTried && !isGiven ? missing : undefined)}
        />
      </Form>
    </Dialog>
  );
}
