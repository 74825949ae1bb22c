import type { ApiError } from "@ats/core/contract/client";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { TextArea } from "@ats/ui/TextArea";
import { useId, useState } from "react";
import { z } from "zod";
import { useDraft } from "../drafts/draft.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";

interface ReasonDialogProps {
  /** Under which the typed reason is kept: what is done, and to what. */
  draft: string;
  title: string;
  description: string;
  /** What the buttons say: "Withdraw", and "Cancel" without another word. */
  confirmLabel: string;
  cancelLabel?: string;
  variant?: "primary" | "danger";
  /** Said where no reason is given. */
  missing: string;
  maxLength?: number;
  hasCount?: boolean;
  /** What the reason is given for; a refusal is said at the field. */
  call: { isPending: boolean; error: ApiError | null };
  /** Resolves once it is done: the reason is on the record then, and kept here no longer. */
  onSubmit(reason: string): Promise<unknown>;
  onClose(): void;
}

/** Asks for the reason before something is done; what is typed is kept until it is. Quality R4. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, cancelLabel = "Cancel", variant = "primary" } = props;
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
    // A refusal is said by the call.
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
          <RestoredBanner onDiscard={discard}>
            This is what you typed before. It is not saved yet.
          </RestoredBanner>
        )}
        <TextArea
          label="Reason"
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
