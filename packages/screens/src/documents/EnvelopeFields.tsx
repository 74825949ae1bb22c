import { documentMaxBytes, documentTextMax, type EnvelopeKind } from "@ats/core/documents/envelope";
import { acceptOf } from "@ats/core/files/file-kinds";
import { isBlankMarkup } from "@ats/core/validation/email-sending";
import { FileField } from "@ats/ui/FileField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { RichTextEditor } from "@ats/ui/RichTextEditor";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { lazy, Suspense } from "react";
import type { FormOf } from "../forms/useForm.ts";
import { dialogTexts } from "./dialog-texts.ts";
import { envelopeKindTexts } from "./texts.ts";
import type { TypedEnvelope } from "./typed-envelope.ts";

const DocumentTemplateChoice = lazy(() => import("../templates/DocumentTemplateChoice.tsx"));

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
  const say = useTexts();
  const { form, applicationId, isNew, source, onSource } = props;
  const { typed, field } = form;
  const { way, files } = source;
  const isUntouched = typed.text === typed.template_text || isBlankMarkup(typed.text);
  return (
    <>
      <Select
        label={say(dialogTexts.kind)}
        options={Object.entries(envelopeKindTexts).map(([id, label]) => ({
          id: id as EnvelopeKind,
          label: say(label),
        }))}
        {...field("kind")}
      />
      <TextField label={say(dialogTexts.title)} isRequired maxLength={200} {...field("title")} />
      {isNew && (
        <RadioGroup
          label={say(dialogTexts.document)}
          orientation="horizontal"
          value={way}
          onChange={(next) => onSource({ way: next, files })}
          options={[
            { id: "text", label: say(dialogTexts.writeIt) },
            { id: "file", label: say(dialogTexts.uploadPdf) },
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
          label={say(dialogTexts.text)}
          isRequired
          rows={10}
          maxLength={documentTextMax}
          {...field("text")}
        />
      ) : (
        <FileField
          label={say(dialogTexts.pdf)}
          name="file"
          isRequired
          description={say(dialogTexts.pdfHint)}
          accept={acceptOf("pdf")}
          maxSize={documentMaxBytes}
          files={files}
          onChange={(chosen) => onSource({ way, files: chosen })}
        />
      )}
    </>
  );
}
