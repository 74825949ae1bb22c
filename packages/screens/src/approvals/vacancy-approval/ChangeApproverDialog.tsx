import { changeApprover } from "@ats/core/approvals/contract";
import { getJobSuggestions } from "@ats/core/jobs/vacancy-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { ComboBox } from "@ats/ui/ComboBox";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { useRefreshRequests } from "../useDecide.ts";
import { approvalPageTexts } from "./texts.ts";

/** The approver of a step who is to be replaced. */
export interface Changing {
  step_id: string;
  from: { id: number; first_name: string; last_name: string };
}

interface ChangeApproverDialogProps {
  /** Of the request. */
  id: number;
  changing: Changing;
  onClose(): void;
}

/** Gives an open decision to another colleague. */
export default function ChangeApproverDialog(props: ChangeApproverDialogProps) {
  const { id, changing, onClose } = props;
  const { step_id, from } = changing;
  const say = useTexts();
  const form = useId();
  const refresh = useRefreshRequests();
  const [to, setTo] = useState<string | null>(null);
  const { data } = useEndpoint(getJobSuggestions, {});
  const change = useCall(changeApprover, {
    onSuccess: () => {
      refresh();
      showToast({ tone: "positive", title: say(approvalPageTexts.changed) });
      onClose();
    },
  });
  const options = (data?.team ?? [])
    .filter((user) => user.id !== from.id)
    .map((user) => ({ id: String(user.id), label: `${user.first_name} ${user.last_name}` }));
  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(approvalPageTexts.changeTitle, { name: `${from.first_name} ${from.last_name}` })}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isDisabled={!to}
            isPending={change.isPending}
          >
            {say(approvalPageTexts.save)}
          </Button>
        </>
      }
    >
      <Form
        id={form}
        onSubmit={() =>
          to && change.mutate({ params: { id }, body: { step_id, from: from.id, to: Number(to) } })
        }
      >
        {change.error && (
          <Banner tone="critical" title={say(approvalPageTexts.notChanged)}>
            {change.error.message}
          </Banner>
        )}
        <ComboBox
          label={say(approvalPageTexts.changeTo)}
          isRequired
          options={options}
          value={to}
          onChange={setTo}
        />
      </Form>
    </Dialog>
  );
}
