import {
  uploadEnvelope,
  updateEnvelope,
  writeEnvelope,
  writtenDocument,
} from "@ats/core/documents/contract";
import {
  documentMaxBytes,
  documentTextMax,
  type Envelope,
  type EnvelopeKind,
  envelopeKinds,
} from "@ats/core/documents/envelope";
import { plainTextOf } from "@ats/core/templates/plain-text";
import { isBlankMarkup } from "@ats/core/validation/email-sending";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Dialog } from "@ats/ui/Dialog";
import { FileField } from "@ats/ui/FileField";
import { Form, type FormError } from "@ats/ui/Form";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import { lazy, Suspense, useId, useState } from "react";
import { z } from "zod";
import { useIntents } from "../app/useIntents.ts";
import { BothVersions } from "../drafts/BothVersions.tsx";
import { differencesIn, type InWords } from "../drafts/differences.ts";
import { useDraftState } from "../drafts/draft.ts";
import { RestoredBanner } from "../drafts/RestoredBanner.tsx";
import { useEnvelopeCall } from "./queries.ts";

const DocumentTemplateChoice = lazy(() => import("../templates/DocumentTemplateChoice.tsx"));

const kinds = Object.entries(envelopeKinds).map(([id, label]) => ({
  id: id as EnvelopeKind,
  label,
}));

const typedSchema = z.object({
  kind: z.enum(Object.keys(envelopeKinds) as [EnvelopeKind]),
  title: z.string(),
  text: z.string(),
  /** What a template gave: as long as nobody has written in it, another may take its place. */
  given: z.string().default(""),
  /** That it was begun from. */
  template_id: z.number().nullable().default(null),
  /** Of the document that the edit began from; 0 for a new one. */
  version: z.number(),
});
type Typed = z.output<typeof typedSchema>;

const blank: Typed = {
  kind: "OFFER",
  title: "",
  text: "",
  given: "",
  template_id: null,
  version: 0,
};
const typedOf = ({ kind, title, text, version }: Envelope): Typed => ({
  kind,
  title,
  text: text ?? "",
  given: "",
  template_id: null,
  version,
});

/** What a document says, in words. */
export const inWords: InWords<Pick<Typed, "kind" | "title" | "text">> = [
  ["Kind", ({ kind }) => envelopeKinds[kind]],
  ["Title", ({ title }) => title],
  ["Text", ({ text }) => plainTextOf(text)],
];

interface EnvelopeDialogProps {
  applicationId: number;
  /** The draft that is edited; a new one without it. */
  envelope?: Envelope | undefined;
  onClose(): void;
}

/** Writes a document or takes a PDF. What is typed is kept until it is saved, and overwrites nothing unseen. Quality R2, R4. */
export function EnvelopeDialog({ applicationId, envelope, onClose }: EnvelopeDialogProps) {
  const form = useId();
  const [draft, setDraft] = useDraftState(
    `envelope.${applicationId}.${envelope?.id ?? "new"}`,
    typedSchema,
  );
  const [wasRestored] = useState(draft !== undefined);
  const saved = envelope ? typedOf(envelope) : blank;
  const typed = draft ?? saved;
  const [way, setWay] = useState<"text" | "file">("text");
  const [files, setFiles] = useState<File[]>([]);
  const isUntouched = typed.text === typed.given || isBlankMarkup(typed.text);
  const [errors, setErrors] = useState<FormError[]>([]);
  const done = () => {
    setDraft(undefined);
    onClose();
  };
  const write = useEnvelopeCall(writeEnvelope, done);
  const upload = useEnvelopeCall(uploadEnvelope, done);
  const update = useEnvelopeCall(updateEnvelope, done);
  const calls = [write, upload, update];
  const refusal = calls.find(({ error }) => error)?.error?.message;
  const isStale = typed.version !== saved.version && !update.isPending;
  const put = (change: Partial<Typed>) => setDraft({ ...typed, ...change });
  const errorOf = (name: string) => errors.find((error) => error.name === name)?.message;

  const intentOf = useIntents();

  const submit = ({ version, ...document } = typed) => {
    const [file] = files;
    const schema = way === "text" ? writtenDocument : writtenDocument.omit({ text: true });
    const found = (schema.safeParse(document).error?.issues ?? []).map(({ path, message }) => ({
      name: String(path[0]),
      message,
    }));
    if (way === "file" && !file) found.push({ name: "file", message: "Choose the PDF." });
    setErrors(found);
    for (const call of calls) call.reset();
    if (found.length > 0) return;
    if (envelope)
      return update.mutate({
        params: { id: envelope.id },
        body: document,
        version,
        mayBeMissing: true,
      });
    const params = { id: applicationId };
    if (way === "text" || !file) {
      const idempotencyKey = intentOf(document);
      return write.mutate({ params, body: document, idempotencyKey });
    }
    const { kind, title, template_id } = document;
    const query = { kind, title, ...(template_id !== null && { template_id }) };
    const idempotencyKey = intentOf([query, file.name, file.size, file.lastModified]);
    upload.mutate({ params, query, body: file, idempotencyKey });
  };

  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={envelope ? "Edit the document" : "New document"}
      description="The candidate sees it only after you send it."
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            isPending={calls.some(({ isPending }) => isPending)}
          >
            Save draft
          </Button>
        </>
      }
    >
      <Form id={form} errors={errors} onSubmit={() => submit()}>
        {wasRestored && draft && !isStale && (
          <RestoredBanner
            onDiscard={() => {
              setDraft(undefined);
              setErrors([]);
            }}
          >
            You have unsaved changes from earlier.
          </RestoredBanner>
        )}
        {isStale ? (
          <BothVersions
            what="This document was"
            differences={differencesIn(inWords, typed, saved)}
            onKeep={() => {
              const next = { ...typed, version: saved.version };
              setDraft(next);
              submit(next);
            }}
            onTake={() => {
              setDraft(undefined);
              update.reset();
            }}
          />
        ) : (
          refusal && (
            <Banner tone="critical" title="Not saved">
              {refusal}
            </Banner>
          )
        )}
        <Select
          label="Kind"
          name="kind"
          options={kinds}
          value={typed.kind}
          onChange={(kind) => put({ kind })}
        />
        <TextField
          label="Title"
          name="title"
          isRequired
          maxLength={200}
          value={typed.title}
          onChange={(title) => put({ title })}
          errorMessage={errorOf("title")}
        />
        {!envelope && (
          <RadioGroup
            label="Document"
            orientation="horizontal"
            value={way}
            onChange={setWay}
            options={[
              { id: "text", label: "Write it" },
              { id: "file", label: "Upload a PDF" },
            ]}
          />
        )}
        {way === "text" && !envelope && isUntouched && (
          <Suspense>
            <DocumentTemplateChoice
              applicationId={applicationId}
              onChoose={(document, pdf) => {
                put({ ...document, given: document.text });
                if (!pdf) return;
                setWay("file");
                setFiles([pdf]);
              }}
            />
          </Suspense>
        )}
        {way === "text" ? (
          <RichTextEditor
            label="Text"
            name="text"
            isRequired
            rows={10}
            maxLength={documentTextMax}
            value={typed.text}
            onChange={(text) => put({ text })}
            errorMessage={errorOf("text")}
          />
        ) : (
          <FileField
            label="PDF"
            name="file"
            isRequired
            description="A PDF of at most 10 MB, without a password."
            accept={["application/pdf", ".pdf"]}
            maxSize={documentMaxBytes}
            files={files}
            onChange={setFiles}
            errorMessage={errorOf("file")}
          />
        )}
      </Form>
    </Dialog>
  );
}
