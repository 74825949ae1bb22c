import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import { type RootProps, rootProps } from "../root/root.ts";
import * as css from "./NativeSelect.css.ts";

export type NativeSelectProps<Id extends string = string> = Omit<RootProps, "ref"> & {
  /** For screen readers, not shown. */
  label: string;
  options: { id: Id; label: string; isDisabled?: boolean }[];
  value: Id | "";
  onChange: (value: Id) => void;
  /** Shown while the value is "". */
  placeholder?: string;
  isDisabled?: boolean | undefined;
  /** A field, a small field, inline in text, or part of another box. */
  look?: keyof typeof css.looks;
  name?: string;
  autoFocus?: boolean | undefined;
  ref?: Ref<HTMLSelectElement>;
};

/** A choice from a short list by the browser's own select: light enough for a first screen. */
export function NativeSelect<Id extends string>({
  label,
  options,
  value,
  onChange,
  placeholder,
  isDisabled,
  look = "field",
  name,
  autoFocus,
  ref,
  ...root
}: NativeSelectProps<Id>) {
  return (
    <span {...rootProps(root)} className={css.frame}>
      <select
        ref={ref}
        {...{ name, autoFocus }}
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
          <option key={option.id} value={option.id} disabled={option.isDisabled}>
            {option.label}
          </option>
        ))}
      </select>
      <ChevronDown className={css.chevron} />
    </span>
  );
}
