import { type CustomField, longestCustomValue } from "@ats/core/custom-fields/custom-field";
import { DatePicker } from "@ats/ui/DatePicker";
import { NumberField } from "@ats/ui/NumberField";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { customFieldTexts } from "./texts.ts";

interface ValueFieldProps {
  field: CustomField;
  value: string;
  onChange(value: string): void;
}

/** Stands for no value in a choice, where an id may not be empty. */
const none = "none";

/** Asks for the value of a field of the company's own. */
export function ValueField({ field, value, onChange }: ValueFieldProps) {
  const say = useTexts();
  const shared = { label: field.name, name: String(field.id), isRequired: field.is_required };
  switch (field.kind) {
    case "text":
      return (
        <TextField {...shared} maxLength={longestCustomValue} value={value} onChange={onChange} />
      );
    case "number":
      return (
        <NumberField
          {...shared}
          hideStepper
          formatOptions={{ maximumFractionDigits: 4 }}
          value={value === "" ? null : Number(value)}
          onChange={(number) => onChange(number === null ? "" : String(number))}
        />
      );
    case "date":
      return (
        <DatePicker {...shared} value={value || null} onChange={(day) => onChange(day ?? "")} />
      );
    case "choice": {
      // A value that is no longer offered stays until another is chosen.
      const past = value && !field.choices.includes(value) ? [value] : [];
      const options = [...past, ...field.choices].map((label, place) => ({
        id: String(place),
        label,
      }));
      const chosen = options.find(({ label }) => label === value);
      return (
        <Select
          {...shared}
          options={[{ id: none, label: say(customFieldTexts.noChoice) }, ...options]}
          value={chosen?.id ?? null}
          onChange={(id) => onChange(options.find((option) => option.id === id)?.label ?? "")}
        />
      );
    }
  }
}
