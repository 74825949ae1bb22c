import type { History } from "@ats/core/applications/application";
import { type HistoryPart, historyLabels, historyParts } from "@ats/core/candidates/history-input";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { NumberField } from "@ats/ui/NumberField";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { type Text as KnownText, useTexts } from "@ats/ui/texts";
import { Plus } from "lucide-react";
import { ListActions } from "../jobs/job-form/ListActions.tsx";
import { updateItem } from "../jobs/job-form/list-edits.ts";
import { contractText } from "../languages/contract-text.ts";
import { historyTexts } from "./history-texts.ts";

type Entry = Record<string, string | number>;

interface Part {
  of: KnownText;
  /** Labels of the fields; the first field is required. */
  labels: Readonly<Record<string, KnownText>>;
  blank: Entry;
}

const parts = {
  employment: {
    of: historyTexts.post,
    labels: {
      job_title: historyTexts.jobTitle,
      company: historyTexts.employer,
      employment_length: historyTexts.length,
      description: historyTexts.work,
    },
    blank: { company: "", job_title: "", description: "", employment_length: "" },
  },
  education: {
    of: historyTexts.qualification,
    labels: {
      type: historyTexts.qualificationField,
      subject: historyTexts.subject,
      institute: historyTexts.institute,
      grade: historyTexts.grade,
    },
    blank: { type: "", subject: "", institute: "", grade: "" },
  },
  courses: {
    of: historyTexts.course,
    labels: { name: historyTexts.courseField, institute: historyTexts.givenBy },
    blank: { name: "", institute: "" },
  },
  skills: {
    of: historyTexts.skill,
    labels: {
      name: historyTexts.skillField,
      category: historyTexts.category,
      years_experience: historyTexts.years,
      description: historyTexts.description,
    },
    blank: { name: "", description: "", years_experience: 0, category: "" },
  },
} satisfies { [Name in HistoryPart]: Part & { blank: History[Name][number] } };

interface HistoryFieldsProps {
  history: History;
  onChange(history: History): void;
}

export default function HistoryFields({ history, onChange }: HistoryFieldsProps) {
  return (
    <Stack gap="lg">
      {historyParts.map((name) => (
        <PartFields
          key={name}
          name={name}
          part={parts[name]}
          entries={history[name]}
          onChange={(entries) => onChange({ ...history, [name]: entries })}
        />
      ))}
    </Stack>
  );
}

interface PartFieldsProps {
  name: HistoryPart;
  part: Part;
  entries: readonly Entry[];
  onChange(entries: Entry[]): void;
}

function PartFields({ name, part: { of, labels, blank }, entries, onChange }: PartFieldsProps) {
  const say = useTexts();
  const [needed] = Object.keys(labels);
  return (
    <Stack gap="sm">
      <Text weight="medium">{say(contractText(historyLabels[name]))}</Text>
      {entries.map((entry, index) => {
        const called = say(historyTexts.numbered, { part: say(of), number: index + 1 });
        return (
          <Card
            key={called}
            title={`${called[0]?.toUpperCase()}${called.slice(1)}`}
            actions={<ListActions of={called} {...{ index }} items={entries} onChange={onChange} />}
          >
            <Grid columns={2}>
              {Object.entries(labels).map(([field, label]) => (
                <EntryField
                  key={field}
                  label={say(label)}
                  name={`history.${name}.${index}.${field}`}
                  isRequired={field === needed}
                  value={entry[field]}
                  onChange={(value) => onChange(updateItem(entries, index, { [field]: value }))}
                />
              ))}
            </Grid>
          </Card>
        );
      })}
      <Inline>
        <Button size="sm" iconStart={<Plus />} onPress={() => onChange([...entries, blank])}>
          {say(historyTexts.addPart, { part: say(of) })}
        </Button>
      </Inline>
    </Stack>
  );
}

interface EntryFieldProps {
  name: string;
  label: string;
  isRequired: boolean;
  value: string | number | undefined;
  onChange(value: string | number): void;
}

function EntryField({ value, onChange, ...field }: EntryFieldProps) {
  if (typeof value === "number")
    return (
      <NumberField
        {...field}
        value={value}
        minValue={0}
        maxValue={80}
        onChange={(count) => onChange(count ?? 0)}
      />
    );
  const text = { ...field, value: value ?? "", onChange };
  return field.name.endsWith(".description") ? (
    <TextArea {...text} />
  ) : (
    <TextField {...text} autoComplete="off" />
  );
}
