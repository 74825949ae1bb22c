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

/** Facts that a CV does not give for sure. A person may have one name only. */
const unsureOf = (facts: CvFacts) =>
  factNames.filter((name) => !facts[name] && !(name === "last_name" && facts.first_name));

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
  const labelsOf = (names: typeof factNames) =>
    names.map((name) => say(contractText(fieldLabels[name]))).join(", ");
  const said = () => {
    if (read.isPending) return say(cvFieldTexts.reading);
    if (read.error) return say(cvFieldTexts.notRead);
    if (filled.length === 0) return say(cvFieldTexts.nothing);
    const unsure = read.data ? unsureOf(read.data).filter((name) => !form.typed[name]) : [];
    return [
      say(cvFieldTexts.filled, { fields: labelsOf(filled) }),
      unsure.length > 0 && say(cvFieldTexts.unsure, { fields: labelsOf(unsure) }),
    ]
      .filter(Boolean)
      .join(" ");
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
