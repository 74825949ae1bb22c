import {
  updateEnvelope,
  uploadEnvelope,
  writeEnvelope,
  writtenDocument,
} from "@ats/core/documents/contract";
import type { Envelope } from "@ats/core/documents/envelope";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { Form } from "@ats/ui/Form";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { useAts } from "../app/context.tsx";
import { differencesIn } from "../drafts/differences.ts";
import { useDraftState } from "../drafts/draft.ts";
import { FormNotices } from "../forms/FormNotices.tsx";
import { errorsOf } from "../forms/field-errors.ts";
import { useForm } from "../forms/useForm.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { EnvelopeFields, type Source } from "./EnvelopeFields.tsx";
import { useRefreshEnvelopes } from "./queries.ts";
import { inWords, newEnvelope, typedEnvelope, typedOf } from "./typed-envelope.ts";

interface EnvelopeDialogProps {
  applicationId: number;
  /** The draft that is edited; a new one without it. */
  envelope?: Envelope | undefined;
  onClose(): void;
}

/** Writes a document or takes a PDF. What is typed is kept until it is saved, and overwrites nothing unseen. Quality R2, R4. */
export function EnvelopeDialog({ applicationId, envelope, onClose }: EnvelopeDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const formId = useId();
  const refresh = useRefreshEnvelopes();
  const [source, setSource] = useState<Source>({ way: "text", files: [] });
  const file = source.way === "file" ? source.files[0] : undefined;
  const saved = envelope ? typedOf(envelope) : newEnvelope;
  const params = { id: applicationId };
  const form = useForm({
    draft: useDraftState(`envelope.${applicationId}.${envelope?.id ?? "new"}`, typedEnvelope),
    saved,
    check: (typed) =>
      source.way === "text"
        ? errorsOf(writtenDocument, typed)
        : [
            ...errorsOf(writtenDocument.omit({ text: true }), typed),
            ...(file ? [] : [{ name: "file", message: say(dialogTexts.pdfMissing) }]),
          ],
    async save({ version, ...document }, intentOf) {
      const { kind, title, template_id } = document;
      if (envelope)
        await client.call(updateEnvelope, {
          params: { id: envelope.id },
          body: document,
          version,
          mayBeMissing: true,
        });
      else if (file) {
        const query = { kind, title, ...(template_id !== null && { template_id }) };
        const idempotencyKey = intentOf([query, file.name, file.size, file.lastModified]);
        await client.call(uploadEnvelope, { params, query, body: file, idempotencyKey });
      } else {
        const idempotencyKey = intentOf(document);
        await client.call(writeEnvelope, { params, body: document, idempotencyKey });
      }
      await refresh();
      onClose();
    },
    // On a conflict, reads the saved version to show beside the typed one.
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={envelope ? say(dialogTexts.editDocument) : say(dialogTexts.newDocument)}
      description={say(dialogTexts.editHint)}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={formId} variant="primary" isPending={form.isSaving}>
            {say(dialogTexts.saveDraft)}
          </Button>
        </>
      }
    >
      <Form id={formId} errors={form.errors} onSubmit={form.submit}>
        <FormNotices
          form={form}
          failed={say(dialogTexts.notSaved)}
          conflict={{
            what: say(dialogTexts.documentWas),
            differences: differencesIn(inWords(say), form.typed, saved),
          }}
        />
        <EnvelopeFields
          {...{ form, applicationId, source }}
          isNew={!envelope}
          onSource={setSource}
        />
      </Form>
    </Dialog>
  );
}
