import type { ApiError } from "@ats/core/contract/client";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { TextArea } from "@ats/ui/TextArea";
import { useId, useState } from "react";

interface ReasonDialogProps {
  title: string;
  description: string;
  /** What the buttons say: "Withdraw", and "Cancel" without another word. */
  confirmLabel: string;
  cancelLabel?: string;
  variant?: "primary" | "danger";
  /** Said where no reason is given. */
  missing: string;
  hasCount?: boolean;
  /** What the reason is given for; a refusal is said at the field. */
  call: { isPending: boolean; error: ApiError | null };
  onSubmit(reason: string): void;
  onClose(): void;
}

/** Asks for the reason before something is done; what is typed stays when it is refused. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, description, confirmLabel, cancelLabel = "Cancel", variant = "primary" } = props;
  const { missing, hasCount, call, onSubmit, onClose } = props;
  const form = useId();
  const [reason, setReason] = useState("");
  const [wasTried, setTried] = useState(false);
  const isGiven = reason.trim() !== "";
  const submit = () => {
    setTried(true);
    if (isGiven && !call.isPending) onSubmit(reason);
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
          <Button onPress={onClose}>{cancelLabel}</Button>
          <Button type="submit" form={form} variant={variant} isPending={call.isPending}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <Form id={form} onSubmit={submit}>
        <TextArea
          label="Reason"
          isRequired
          rows={3}
          maxLength={500}
          hasCount={hasCount}
          value={reason}
          onChange={setReason}
          errorMessage={call.error?.message ?? (wasTried && !isGiven ? missing : undefined)}
        />
      </Form>
    </Dialog>
  );
}
