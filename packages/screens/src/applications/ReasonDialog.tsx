import { type ApplicationStatus, exitReasons, statusLabels } from "@ats/core/applications/status";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { useId, useState } from "react";

export interface ReasonDialogProps {
  status: ApplicationStatus;
  /** Who is moved: "Amelia Shah", "3 applications". */
  who: string;
  onConfirm(reason: string): void;
  onCancel(): void;
}

const questions: Partial<Record<ApplicationStatus, string>> = {
  REJECTED: "Why is the application rejected?",
  WITHDRAWN: "Why did the candidate withdraw?",
};

/** Asks why an application ends: the candidate's record must say so. */
export function ReasonDialog({ status, who, onConfirm, onCancel }: ReasonDialogProps) {
  const [reason, setReason] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onCancel()}
      title={`Move ${who} to ${statusLabels[status]}`}
      footer={
        <>
          <Button onPress={onCancel}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant={status === "REJECTED" ? "danger" : "primary"}
          >{`Move to ${statusLabels[status]}`}</Button>
        </>
      }
    >
      <Form id={form} onSubmit={() => (reason ? onConfirm(reason) : setMissing(true))}>
        <RadioGroup
          label={questions[status] ?? "Why?"}
          options={(exitReasons[status] ?? []).map((text) => ({ id: text, label: text }))}
          value={reason ?? null}
          onChange={(text) => {
            setReason(text);
            setMissing(false);
          }}
          {...(isMissing && {
            errorMessage: "Choose a reason: the candidate's record must say why it ended.",
          })}
        />
      </Form>
    </Dialog>
  );
}
