import {
  documentMaxBytes,
  documentTextMax,
  type EnvelopeKind,
  envelopeKinds,
} from "@ats/core/documents/envelope";
import { isBlankMarkup } from "@ats/core/validation/email-sending";
import { FileField } from "@ats/ui/FileField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import { lazy, Suspense } from "react";
import type { FormOf } from "../forms/useForm.ts";
import type { TypedEnvelope } from "./typed-envelope.ts";

const DocumentTemplateChoice = lazy(() => import("../templates/DocumentTemplateChoice.tsx"));

const kinds = Object.entries(envelopeKinds).map(([id, label]) => ({
  id: id as EnvelopeKind,
  label,
}));

/** A text that is written here, or a PDF. */
export interface Source {
  way: "text" | "file";
  files: File[];
}

interface EnvelopeFieldsProps {
  form: FormOf<TypedEnvelope>;
  applicationId: number;
  isNew: boolean;
  source: Source;
  onSource(source: Source): void;
}

export function EnvelopeFields(props: EnvelopeFieldsProps) {
  const { form, applicationId, isNew, source, onSource } = props;
  const { typed, field } = form;
  const { way, files } = source;
  const isUntouched = typed.text === typed.template_text || isBlankMarkup(typed.text);
  return (
    <>
      <Select label="Kind" options={kinds} {...field("kind")} />
      <TextField label="Title" isRequired maxLength={200} {...field("title")} />
      {isNew && (
        <RadioGroup
          label="Document"
          orientation="horizontal"
          value={way}
          onChange={(next) => onSource({ way: next, files })}
          options={[
            { id: "text", label: "Write it" },
            { id: "file", label: "Upload a PDF" },
          ]}
        />
      )}
      {way === "text" && isNew && isUntouched && (
        <Suspense>
          <DocumentTemplateChoice
            applicationId={applicationId}
            onChoose={(document, pdf) => {
              form.change({ ...document, template_text: document.text });
              if (pdf) onSource({ way: "file", files: [pdf] });
            }}
          />
        </Suspense>
      )}
      {way === "text" ? (
        <RichTextEditor
          label="Text"
          isRequired
          rows={10}
          maxLength={documentTextMax}
          {...field("text")}
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
          onChange={(chosen) => onSource({ way, files: chosen })}
        />
      )}
    </>
  );
}
