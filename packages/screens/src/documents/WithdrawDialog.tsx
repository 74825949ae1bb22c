import { withdrawEnvelope } from "@ats/core/documents/contract";
import type { Envelope } from "@ats/core/documents/envelope";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { TextArea } from "@ats/ui/TextArea";
import { useId, useState } from "react";
import { useEnvelopeCall } from "./queries.ts";

interface WithdrawDialogProps {
  envelope: Envelope;
  onClose(): void;
}

/** Asks why a document that was sent is taken back. */
export function WithdrawDialog({ envelope, onClose }: WithdrawDialogProps) {
  const form = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending, error } = useEnvelopeCall(withdrawEnvelope, onClose);
  const problem =
    error?.message ?? (isMissing && !reason.trim() ? "Say why the document is taken back." : "");
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Withdraw “${envelope.title}”`}
      description="Its link is good no longer, and nobody can sign it. That it was sent stays on the record."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="danger" isPending={isPending}>
            Withdraw
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() => {
          setMissing(!reason.trim());
          if (reason.trim())
            mutate({ params: { id: envelope.id }, body: { reason }, version: envelope.version });
        }}
      >
        <TextArea
          label="Reason"
          isRequired
          rows={3}
          maxLength={500}
          hasCount
          value={reason}
          onChange={setReason}
          {...(problem && { errorMessage: problem })}
        />
      </Form>
    </Dialog>
  );
}
