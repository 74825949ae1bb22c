import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { getApplication, listActivity, listApplications } from "@ats/core/applications/contract";
import { revealApplication } from "@ats/core/applications/reading-contract";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { TextArea } from "@ats/ui/TextArea";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { keyOf } from "../../app/query.ts";

interface RevealDialogProps {
  application: ApplicationDetails;
  onClose(): void;
}

/** Asks why one must know who an anonymised applicant is. */
export default function RevealDialog({ application, onClose }: RevealDialogProps) {
  const queries = useQueryClient();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const form = useId();
  const { mutate, isPending, error } = useCall(revealApplication, {
    onSuccess: async () => {
      await Promise.all(
        [getApplication, listApplications, listActivity].map((endpoint) =>
          queries.invalidateQueries({ queryKey: keyOf(endpoint) }),
        ),
      );
      onClose();
    },
  });
  const problem =
    error?.message ?? (isMissing && !reason.trim() ? "Say why you need to know who this is." : "");
  const submit = () => {
    setMissing(!reason.trim());
    if (reason.trim()) mutate({ params: { id: application.id }, body: { reason } });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Reveal ${displayName(application)}`}
      description="Name, contact details, history and CV of this application are shown to you alone. That you revealed it, when and why stays on its record."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            Reveal
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
          hasCount
          value={reason}
          onChange={setReason}
          {...(problem && { errorMessage: problem })}
        />
      </Form>
    </Dialog>
  );
}
