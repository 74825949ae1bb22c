import { Banner } from "@ats/ui/Banner";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import * as css from "./ColumnChoice.css.ts";
import { csvImportTexts } from "./texts.ts";

interface ColumnChoiceProps<Field extends string> {
  headings: readonly string[];
  /** The first rows. */
  sample: readonly (readonly string[])[];
  /** The field that each column fills; null for a column that is left out. */
  mapping: readonly (Field | null)[];
  fields: readonly { id: Field; label: string }[];
  /** Labels of the fields that need a column and have none. */
  missing: readonly string[];
  onChange(mapping: (Field | null)[]): void;
}

const nothing = "none";

/** Maps each column of a file to a field, beside its first values. */
export function ColumnChoice<Field extends string>(props: ColumnChoiceProps<Field>) {
  const { headings, sample, mapping, fields, missing, onChange } = props;
  const say = useTexts();
  const options = [{ id: nothing, label: say(csvImportTexts.leaveOut) }, ...fields];
  const columns = headings.map((heading, index) => ({
    name: heading || say(csvImportTexts.column, { number: index + 1 }),
    field: mapping[index] ?? nothing,
    values: sample.map((row) => row[index]).filter(Boolean),
  }));
  // The column that had the field before is left out.
  const choose = (index: number, id: string) => {
    const field = id === nothing ? null : (id as Field);
    onChange(mapping.map((other) => (other === field ? null : other)).with(index, field));
  };
  return (
    <Stack gap="md">
      {missing.length > 0 && (
        <Banner tone="info">
          {say(csvImportTexts.missing, {
            fields: new Intl.ListFormat(say.locale).format(missing),
          })}
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
              label={say(csvImportTexts.becomes, { name })}
              options={options}
              value={field}
              onChange={(id) => choose(index, id)}
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
