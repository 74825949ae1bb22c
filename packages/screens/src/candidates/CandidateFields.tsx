import { historyParts } from "@ats/core/candidates/history-input";
import { tagsMax } from "@ats/core/tags/tag";
import { Button } from "@ats/ui/Button";
import { Checkbox } from "@ats/ui/Checkbox";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { PhoneField } from "@ats/ui/PhoneField";
import { TagField } from "@ats/ui/TagField";
import { Skeleton } from "@ats/ui/Skeleton";
import { TextField } from "@ats/ui/TextField";
import type { FormError } from "@ats/ui/Form";
import { GraduationCap } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import {
  type CandidateField,
  consentMeans,
  fieldLabels,
  type TypedCandidate,
} from "./typed-candidate.ts";

const HistoryFields = lazy(() => import("./HistoryFields.tsx"));

interface CandidateFieldsProps {
  typed: TypedCandidate;
  errors: FormError[];
  isReadOnly?: boolean;
  onChange(change: Partial<TypedCandidate>): void;
}

type TextName = {
  [Name in CandidateField]: TypedCandidate[Name] extends string ? Name : never;
}[CandidateField];

export function CandidateFields({ typed, errors, isReadOnly, onChange }: CandidateFieldsProps) {
  const [isOpened, setOpened] = useState(false);
  const isOpen = isOpened || errors.some(({ name }) => name?.startsWith("history."));
  const entries = historyParts.reduce((sum, part) => sum + typed.history[part].length, 0);

  const errorOf = (name: CandidateField) => errors.find((error) => error.name === name)?.message;
  const text = (name: TextName) => ({
    name,
    label: fieldLabels[name],
    value: typed[name],
    isReadOnly,
    onChange: (value: string) => onChange({ [name]: value }),
    errorMessage: errorOf(name),
  });
  return (
    <>
      <Grid columns={2}>
        <TextField {...text("first_name")} isRequired autoComplete="off" />
        <TextField {...text("last_name")} isRequired autoComplete="off" />
        <TextField {...text("email")} type="email" isRequired autoComplete="off" />
        <PhoneField {...text("contact_mobile_number")} />
        <TextField {...text("city")} autoComplete="off" />
        <TextField {...text("postcode")} autoComplete="off" />
        <TextField {...text("current_jobtitle")} autoComplete="off" />
        <TextField {...text("current_employer")} autoComplete="off" />
      </Grid>
      <TagField
        name="tags"
        label={fieldLabels.tags}
        value={typed.tags}
        max={tagsMax}
        isReadOnly={isReadOnly}
        onChange={(tags) => onChange({ tags })}
        errorMessage={errorOf("tags")}
      />
      <Checkbox
        name="consent"
        isSelected={typed.consent}
        isReadOnly={isReadOnly}
        onChange={(consent) => onChange({ consent })}
        description={consentMeans}
      >
        {fieldLabels.consent}
      </Checkbox>
      <DatePicker
        name="retention_date"
        label={fieldLabels.retention_date}
        description="Agreed deletion date."
        value={typed.retention_date}
        isReadOnly={isReadOnly}
        onChange={(retention_date) => onChange({ retention_date })}
        errorMessage={errorOf("retention_date")}
      />
      <Inline>
        <Button
          size="sm"
          iconStart={<GraduationCap />}
          aria-expanded={isOpen}
          onPress={() => setOpened(!isOpen)}
        >
          {`Employment, education, courses and skills${entries > 0 ? ` (${entries})` : ""}`}
        </Button>
      </Inline>
      {isOpen && (
        <Suspense fallback={<Skeleton lines={4} />}>
          <HistoryFields
            history={typed.history}
            errors={errors}
            onChange={(history) => onChange({ history })}
          />
        </Suspense>
      )}
    </>
  );
}
