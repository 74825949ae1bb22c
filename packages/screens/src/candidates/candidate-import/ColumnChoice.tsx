import {
  type CandidateImport,
  type ColumnMapping,
  type ImportField,
  importFields,
  missingFields,
} from "@ats/core/candidates/candidate-import";
import type { CustomField } from "@ats/core/custom-fields/custom-field";
import { customName } from "@ats/core/custom-fields/field-name";
import { Banner } from "@ats/ui/Banner";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { contractText } from "../../languages/contract-text.ts";
import * as css from "./ColumnChoice.css.ts";
import { candidateImportTexts } from "./texts.ts";

interface ColumnChoiceProps {
  taken: CandidateImport;
  mapping: ColumnMapping;
  /** The company's own fields of candidates. */
  own: readonly CustomField[];
  onChange(mapping: ColumnMapping): void;
}

const nothing = "none";
const optionsIn = (say: Say, own: readonly CustomField[]) => [
  { id: nothing, label: say(candidateImportTexts.leaveOut) },
  ...Object.entries(importFields).map(([id, label]) => ({ id, label: say(contractText(label)) })),
  ...own.map(({ id, name }) => ({ id: customName(id), label: name })),
];

const listed = (say: Say, fields: readonly ImportField[]) =>
  new Intl.ListFormat(say.locale).format(
    fields.map((field) => say(contractText(importFields[field]))),
  );

/** Maps a column to a field, and unmaps the column that had the field before. */
function withField(mapping: ColumnMapping, index: number, id: string): ColumnMapping {
  const field = id === nothing ? null : (id as ColumnMapping[number]);
  const others = mapping.map((other) => (other === field ? null : other));
  return others.with(index, field);
}

/** Maps each column of the file, beside its first values. */
export function ColumnChoice({ taken, mapping, own, onChange }: ColumnChoiceProps) {
  const say = useTexts();
  const missing = missingFields(mapping);
  const columns = taken.headings.map((heading, index) => ({
    name: heading || say(candidateImportTexts.column, { number: index + 1 }),
    field: mapping[index] ?? nothing,
    values: taken.sample.map((row) => row[index]).filter(Boolean),
  }));
  return (
    <Stack gap="md">
      {missing.length > 0 && (
        <Banner tone="info">
          {say(candidateImportTexts.columnsMissing, { fields: listed(say, missing) })}
        </Banner>
      )}
      <ul className={css.rows} role="list">
        {columns.map(({ name, field, values }, index) => (
          // Columns of a file have no other key: two may have the same heading.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} className={css.row}>
            <Text size="sm" weight="medium">
              {name}
            </Text>
            <NativeSelect
              label={say(candidateImportTexts.becomes, { name })}
              options={optionsIn(say, own)}
              value={field}
              onChange={(id) => onChange(withField(mapping, index, id))}
            />
            <Text size="sm" tone="muted">
              {values.join(", ")}
            </Text>
          </li>
        ))}
      </ul>
    </Stack>
  );
}
