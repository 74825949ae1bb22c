import {
  type CandidateImport,
  type ColumnMapping,
  type ImportField,
  importFields,
  requiredFields,
} from "@ats/core/candidates/candidate-import";
import { Banner } from "@ats/ui/Banner";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";

interface ColumnChoiceProps {
  taken: CandidateImport;
  mapping: ColumnMapping;
  onChange(mapping: ColumnMapping): void;
}

const nothing = "none";
const options = [
  { id: nothing, label: "Leave out" },
  ...Object.entries(importFields).map(([id, label]) => ({ id, label })),
];

const listed = (fields: readonly ImportField[]) =>
  new Intl.ListFormat("en-GB").format(fields.map((field) => importFields[field]));

/** Maps a column to a field, and unmaps the column that had the field before. */
function withField(mapping: ColumnMapping, index: number, id: string): ColumnMapping {
  const field = id === nothing ? null : (id as ImportField);
  const others = mapping.map((other) => (other === field ? null : other));
  return others.with(index, field);
}

/** Maps each column of the file, beside its first values. */
export function ColumnChoice({ taken, mapping, onChange }: ColumnChoiceProps) {
  const missing = requiredFields.filter((field) => !mapping.includes(field));
  const columns = taken.headings.map((heading, index) => ({
    name: heading || `Column ${index + 1}`,
    field: mapping[index] ?? nothing,
    values: taken.sample.map((row) => row[index]).filter(Boolean),
  }));
  return (
    <Stack gap="md">
      {missing.length > 0 && (
        <Banner tone="info">
          {taken.headings.length < requiredFields.length
            ? `${listed(requiredFields)} are required, and the file has too few columns. Add them, then choose the file again.`
            : `Choose the columns for: ${listed(missing)}.`}
        </Banner>
      )}
      <DescriptionList
        items={columns.map(({ name, field, values }, index) => ({
          term: name,
          description: (
            <Inline gap="sm">
              <NativeSelect
                label={`What “${name}” becomes`}
                options={options}
                value={field}
                onChange={(id) => onChange(withField(mapping, index, id))}
              />
              <Text size="sm" tone="muted">
                {values.join(", ")}
              </Text>
            </Inline>
          ),
        }))}
      />
    </Stack>
  );
}
