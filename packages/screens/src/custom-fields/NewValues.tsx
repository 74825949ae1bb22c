import { listCustomFields } from "@ats/core/custom-fields/contract";
import type { CustomRecord, CustomValues } from "@ats/core/custom-fields/custom-field";
import { Section } from "@ats/ui/Section";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../app/endpoint.ts";
import { customFieldTexts } from "./texts.ts";
import { ValueField } from "./ValueField.tsx";

interface NewValuesProps {
  record: CustomRecord;
  values: CustomValues;
  onChange(values: CustomValues): void;
}

/** The company's own fields in a form that adds a record; nothing where it has none. */
export default function NewValues({ record, values, onChange }: NewValuesProps) {
  const say = useTexts();
  const { data } = useEndpoint(listCustomFields, {});
  const fields = (data?.records ?? []).filter(
    (field) => field.record === record && !field.is_archived,
  );
  if (fields.length === 0) return null;
  return (
    <Section title={say(customFieldTexts.title)}>
      <Stack>
        {fields.map((field) => (
          <ValueField
            key={field.id}
            field={field}
            value={values[field.id] ?? ""}
            onChange={(value) => onChange({ ...values, [field.id]: value })}
          />
        ))}
      </Stack>
    </Section>
  );
}
