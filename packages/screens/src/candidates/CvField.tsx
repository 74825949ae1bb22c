import { readCv } from "@ats/core/candidates/cv-contract";
import type { CvFacts } from "@ats/core/candidates/cv-facts";
import { cvAccept, cvMaxBytes } from "@ats/core/candidates/cv-file";
import { FileField } from "@ats/ui/FileField";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useCall } from "../app/endpoint.ts";
import type { FormOf } from "../forms/useForm.ts";
import { contractText } from "../languages/contract-text.ts";
import { cvFieldTexts } from "./cv-field-texts.ts";
import { fieldLabels, type TypedCandidate } from "./typed-candidate.ts";

const factNames: readonly (keyof CvFacts)[] = [
  "first_name",
  "last_name",
  "email",
  "contact_mobile_number",
];

interface CvFieldProps {
  form: FormOf<TypedCandidate>;
  files: File[];
  onChange(files: File[]): void;
}

/** Takes CVs, and fills the empty fields of the form with the details read from them. */
export function CvField({ form, files, onChange }: CvFieldProps) {
  const say = useTexts();
  const [filled, setFilled] = useState<typeof factNames>([]);
  const read = useCall(readCv, {
    onSuccess: (facts) => {
      const names = factNames.filter((name) => facts[name] && !form.typed[name]);
      setFilled(names);
      form.change((now) =>
        Object.fromEntries(names.map((name) => [name, now[name] || facts[name]])),
      );
    },
  });
  const take = (chosen: File[]) => {
    const added = chosen.find((file) => !files.includes(file));
    onChange(chosen);
    if (added) read.mutate({ query: { name: added.name.slice(0, 200) }, body: added });
  };
  const said = () => {
    if (read.isPending) return say(cvFieldTexts.reading);
    if (read.error) return say(cvFieldTexts.notRead);
    if (filled.length === 0) return say(cvFieldTexts.nothing);
    const fields = filled.map((name) => say(contractText(fieldLabels[name])));
    return say(cvFieldTexts.filled, { fields: fields.join(", ") });
  };
  return (
    <>
      <FileField
        label={say(cvFieldTexts.cv)}
        description={say(cvFieldTexts.hint)}
        accept={cvAccept}
        maxSize={cvMaxBytes}
        isMultiple
        files={files}
        onChange={take}
      />
      <div role="status">
        {!read.isIdle && files.length > 0 && (
          <Text size="sm" tone="muted">
            {said()}
          </Text>
        )}
      </div>
    </>
  );
}
