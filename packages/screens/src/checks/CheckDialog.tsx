import { listActivity } from "@ats/core/applications/contract";
import type { CheckInput } from "@ats/core/checks/check-input";
import { getRightToWork, recordCheck, sendEvidence } from "@ats/core/checks/contract";
import { dayOf } from "@ats/core/checks/right-to-work";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useAts } from "../app/context.tsx";
import { keyOf } from "../app/query.ts";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { useForm } from "../forms/useForm.ts";
import { CheckFields } from "./CheckFields.tsx";
import { checkTexts } from "./check-texts.ts";
import { checkErrors, checkOf, newCheck, typedCheck } from "./typed-check.ts";

interface CheckDialogProps {
  /** The application's. */
  id: number;
  onClose(): void;
}

/** Records a check that the reader made. What is typed is kept on this device until it is recorded. */
export function CheckDialog({ id, onClose }: CheckDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const formId = useId();
  const [today] = useState(() => dayOf(new Date()));
  const [files, setFiles] = useState<File[]>([]);
  const sendCopies = useSendCopies();
  const params = { id };
  const key = keyOf(getRightToWork, { params });
  const form = useForm({
    draft: useDraftState(`check.${id}`, typedCheck),
    saved: newCheck,
    check: (typed) => checkErrors(checkOf(typed, today), files),
    async save(typed, intentOf) {
      const evidence = await sendCopies(id, files);
      const body = { ...checkOf(typed, today), evidence } as CheckInput;
      const idempotencyKey = intentOf(body);
      const saved = await client.call(recordCheck, { params, body, idempotencyKey });
      queries.setQueryData(key, saved);
      void queries.invalidateQueries({ queryKey: keyOf(listActivity) });
      showToast({ tone: "positive", title: say(checkTexts.recorded) });
      onClose();
    },
    // It may be recorded, and the answer lost.
    onRefused: () => queries.invalidateQueries({ queryKey: key }),
  });
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(checkTexts.title)}
      description={say(checkTexts.hint)}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {say(checkTexts.record)}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={form.errors} onSubmit={form.submit}>
        <FormNotices
          form={form}
          failed={say(checkTexts.notRecorded)}
          restored={say(checkTexts.restored)}
        />
        <CheckFields form={form} today={today} files={files} onFiles={setFiles} />
      </Form>
    </Dialog>
  );
}

/** Sends the copies of a check. A copy that was sent is not sent again. */
function useSendCopies() {
  const { client } = useAts();
  const [sent] = useState(() => new Map<File, string>());
  return async (id: number, files: readonly File[]) => {
    const ids: string[] = [];
    for (const file of files) {
      const query = { name: file.name };
      const known = sent.get(file);
      const copy =
        known ?? (await client.call(sendEvidence, { params: { id }, query, body: file })).id;
      sent.set(file, copy);
      ids.push(copy);
    }
    return ids;
  };
}
