import { documentMaxBytes } from "@ats/core/documents/envelope";
import { acceptOf } from "@ats/core/files/file-kinds";
import { uploadDocumentTemplate } from "@ats/core/templates/document-templates-contract";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { Form, type FormError } from "@ats/ui/Form";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { words } from "@ats/ui/texts/words";
import { useId, useState } from "react";
import { z } from "zod";
import { useCall } from "../../app/endpoint.ts";
import { useIntents } from "../../app/useIntents.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { useUser } from "../../session/session.tsx";
import { useRefreshTemplates } from "../queries.ts";
import { uploadTexts } from "./upload-texts.ts";

const nameMax = 80;
const typedName = z.string();

/** Uploads a PDF that documents start from. */
export default function DocumentUpload({ onClose }: { onClose(): void }) {
  const say = useTexts();
  const form = useId();
  const { company } = useUser();
  const [name = "", setName] = useDraftState("template.pdf", typedName);
  const [files, setFiles] = useState<File[]>([]);
  const [errors, setErrors] = useState<FormError[]>([]);
  const intentOf = useIntents();
  const refresh = useRefreshTemplates();
  const upload = useCall(uploadDocumentTemplate, {
    onSuccess: ({ name: added }) => {
      setName(undefined);
      void refresh();
      showToast({ tone: "positive", title: say(uploadTexts.added, { name: added }) });
      onClose();
    },
  });
  const errorOf = (field: string) => errors.find((error) => error.name === field)?.message;
  const submit = () => {
    const [file] = files;
    const found: FormError[] = [];
    if (!name.trim()) found.push({ name: "name", message: say(uploadTexts.nameMissing) });
    if (!file) found.push({ name: "file", message: say(uploadTexts.pdfMissing) });
    setErrors(found);
    upload.reset();
    if (found.length > 0 || !file) return;
    upload.mutate({
      headers: { "x-company-id": String(company) },
      body: { name, file },
      idempotencyKey: intentOf([name, file.name, file.size, file.lastModified]),
    });
  };
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={say(uploadTexts.title)}
      description={say(uploadTexts.hint)}
      footer={
        <>
          <Button onPress={onClose}>{say(words.cancel)}</Button>
          <Button type="submit" form={form} variant="primary" isPending={upload.isPending}>
            {say(uploadTexts.add)}
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={submit}>
        {upload.error && (
          <Banner tone="critical" title={say(uploadTexts.notAdded)}>
            {upload.error.message}
          </Banner>
        )}
        <FileField
          label={say(uploadTexts.pdf)}
          name="file"
          isRequired
          description={say(uploadTexts.pdfHint)}
          accept={acceptOf("pdf")}
          maxSize={documentMaxBytes}
          files={files}
          onChange={(chosen) => {
            setFiles(chosen);
            if (!name && chosen[0])
              setName(chosen[0].name.replace(/\.pdf$/i, "").slice(0, nameMax));
          }}
          errorMessage={errorOf("file")}
        />
        <TextField
          label={say(uploadTexts.name)}
          description={say(uploadTexts.nameHint)}
          name="name"
          isRequired
          maxLength={nameMax}
          value={name}
          onChange={setName}
          errorMessage={errorOf("name")}
        />
      </Form>
    </Dialog>
  );
}
