import { displayName } from "@ats/core/anonymisation/anonymisation";
import { updateInterviewStatus } from "@ats/core/interviews/contract";
import type { Interview } from "@ats/core/interviews/interview";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { TextArea } from "@ats/ui/TextArea";
import { showToast } from "@ats/ui/Toast";
import { useId, useState } from "react";
import { useCall } from "../app/endpoint.ts";
import { isPast } from "../dates/dates.ts";
import { useRefreshInterviews } from "./queries.ts";

interface InterviewStatusDialogProps {
  interview: Interview;
  status: "CANCELLED" | "NO_SHOW" | "SCHEDULED";
  onClose(): void;
}

const words = {
  CANCELLED: {
    title: "Cancel the interview of",
    verb: "Cancel interview",
    done: "Interview cancelled",
  },
  NO_SHOW: { title: "No show at the interview of", verb: "Note no-show", done: "No-show noted" },
  SCHEDULED: { title: "Take back the no-show of", verb: "Take back", done: "No-show taken back" },
} as const;

/** Asks why an interview does not take place. */
export function InterviewStatusDialog({ interview, status, onClose }: InterviewStatusDialogProps) {
  const form = useId();
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const refresh = useRefreshInterviews();
  const { title, verb, done } = words[status];
  const { mutate, isPending, error } = useCall(updateInterviewStatus, {
    onSuccess: async () => {
      await refresh();
      onClose();
      showToast({ tone: "positive", title: done });
    },
  });
  const problem = error?.message ?? (isMissing && !reason.trim() ? "Say why." : "");
  const isTold = status === "CANCELLED" && !isPast(interview.start_date_time);
  const submit = () => {
    setMissing(!reason.trim());
    if (reason.trim() && !isPending)
      mutate({
        params: { id: interview.id },
        version: interview.version,
        body: { status, reason },
      });
  };
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`${title} ${displayName(interview)}`}
      description={`The reason stays on the record.${isTold ? " The candidate is told by mail that it is cancelled, without the reason." : ""}`}
      footer={
        <>
          <Button onPress={onClose}>Leave it</Button>
          <Button type="submit" form={form} variant="primary" isPending={isPending}>
            {verb}
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
          value={reason}
          onChange={setReason}
          {...(problem && { errorMessage: problem })}
        />
      </Form>
    </Dialog>
  );
}
