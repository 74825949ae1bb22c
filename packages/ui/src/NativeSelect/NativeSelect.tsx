import { ChevronDown } from "lucide-react";
import * as css from "./NativeSelect.css.ts";

export type NativeSelectProps<Id extends string = string> = {
  /** Said by a screen reader, not shown. */
  label: string;
  options: { id: Id; label: string }[];
  value: Id | "";
  onChange: (value: Id) => void;
  /** Shown while the value is "". */
  placeholder?: string;
  isDisabled?: boolean | undefined;
  /** A field, a small one, one that looks like the words around it, or part of another box. */
  look?: keyof typeof css.looks;
};

/** One of a short list, by the browser's own means: light enough for a first screen. */
export function NativeSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  isDisabled,
  look = "field",
}: NativeSelectProps<Id>) {
  return (
    <span className={css.frame}>
      <select
        aria-label={label}
        className={css.looks[look]}
        value={value}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value as Id)}
      >
        {placeholder && (
          <option value="" hidden>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={css.chevron} />
    </span>
  );
}
