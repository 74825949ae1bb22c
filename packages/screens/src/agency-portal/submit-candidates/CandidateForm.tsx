import { cvAccept, cvMaxBytes } from "@ats/core/candidates/cv-file";
import { Banner } from "@ats/ui/Banner";
import { Card } from "@ats/ui/Card";
import { Checkbox } from "@ats/ui/Checkbox";
import { DatePicker } from "@ats/ui/DatePicker";
import { FileField } from "@ats/ui/FileField";
import { Grid } from "@ats/ui/Grid";
import { IconButton } from "@ats/ui/IconButton";
import { PhoneField } from "@ats/ui/PhoneField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { dayOf } from "@ats/core/checks/right-to-work";
import { Trash2 } from "lucide-react";
import { useMemo, useState } from "react";
import type { TypedCandidate } from "./draft.ts";
import { fieldName, nameOf } from "./submission-body.ts";
import { submitTexts } from "./texts.ts";

interface CandidateFormProps {
  candidate: TypedCandidate;
  /** From 1. */
  number: number;
  clientName: string;
  isReading: boolean;
  /** The refusal of the last attempt. */
  refusal: string | undefined;
  onChange(part: Partial<TypedCandidate>): void;
  onCv(file: File): void;
  onRemove(): void;
}

type TextName =
  | "first_name"
  | "last_name"
  | "email"
  | "city"
  | "postcode"
  | "availability"
  | "note";

/** A candidate to submit, with what their CV gives and what the agency adds. */
export function CandidateForm({ candidate, number, clientName, ...props }: CandidateFormProps) {
  const { isReading, refusal, onChange, onCv, onRemove } = props;
  const say = useTexts();
  const [today] = useState(() => dayOf(new Date()));
  const { key, cv } = candidate;
  const named = (name: keyof TypedCandidate) => ({ name: fieldName(key, name) });
  const text = (name: TextName) => ({
    ...named(name),
    value: candidate[name],
    onChange: (value: string) => onChange({ [name]: value }),
  });
  const cvName = cv?.name;
  const files = useMemo(() => (cvName ? [new File([], cvName)] : []), [cvName]);
  const title = nameOf(say, candidate, number);
  return (
    <li>
      <Card
        level={3}
        title={title}
        actions={
          <>
            <span role="status">
              {isReading && (
                <Text size="sm" tone="muted">
                  {say(submitTexts.reading)}
                </Text>
              )}
            </span>
            <IconButton
              aria-label={say(submitTexts.remove, { name: title })}
              icon={<Trash2 />}
              size="sm"
              onPress={onRemove}
            />
          </>
        }
      >
        <Stack gap="md">
          {refusal && (
            <Banner tone="critical" title={say(submitTexts.refused)}>
              {refusal}
            </Banner>
          )}
          <FileField
            {...named("cv")}
            label={say(submitTexts.cv)}
            description={say(submitTexts.cvHint)}
            accept={cvAccept}
            maxSize={cvMaxBytes}
            isRequired
            files={files}
            onChange={([file]) => (file ? onCv(file) : onChange({ cv: null }))}
          />
          <Grid columns={2}>
            <TextField
              {...text("first_name")}
              label={say(submitTexts.firstName)}
              isRequired
              autoComplete="off"
            />
            <TextField
              {...text("last_name")}
              label={say(submitTexts.lastName)}
              autoComplete="off"
            />
            <TextField
              {...text("email")}
              label={say(submitTexts.email)}
              type="email"
              isRequired
              autoComplete="off"
            />
            <PhoneField
              {...named("contact_mobile_number")}
              label={say(submitTexts.mobile)}
              value={candidate.contact_mobile_number}
              onChange={(contact_mobile_number) => onChange({ contact_mobile_number })}
            />
            <TextField {...text("city")} label={say(submitTexts.city)} autoComplete="off" />
            <TextField {...text("postcode")} label={say(submitTexts.postcode)} autoComplete="off" />
            <DatePicker
              {...named("consent_date")}
              label={say(submitTexts.consent)}
              isRequired
              maxValue={today}
              value={candidate.consent_date}
              onChange={(consent_date) => onChange({ consent_date })}
            />
            <TextField
              {...text("availability")}
              label={say(submitTexts.availability)}
              autoComplete="off"
              maxLength={200}
            />
          </Grid>
          <TextArea
            {...text("note")}
            label={say(submitTexts.note, { client: clientName })}
            rows={3}
            maxLength={2000}
          />
          <Checkbox
            {...named("has_right_to_represent")}
            isSelected={candidate.has_right_to_represent}
            onChange={(has_right_to_represent) => onChange({ has_right_to_represent })}
          >
            {say(submitTexts.represent)}
          </Checkbox>
        </Stack>
      </Card>
    </li>
  );
}
