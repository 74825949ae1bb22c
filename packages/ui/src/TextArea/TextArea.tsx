import { type Ref, useId, useState } from "react";
import { TextField as RacTextField, TextArea as RacTextArea } from "react-aria-components";
import { CharacterCount } from "../CharacterCount/CharacterCount.tsx";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { area } from "./TextArea.css.ts";

export type TextAreaProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Lines that it shows; a person can make it taller. */
  rows?: number;
  /** Characters that may be typed: the browser stops there. */
  maxLength?: number;
  /** Shows how many characters are written, and of `maxLength` how many may be. */
  hasCount?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
};

/** Text of several lines, without formatting. */
export function TextArea({
  value,
  defaultValue,
  onChange,
  onBlur,
  rows = 4,
  maxLength,
  hasCount,
  placeholder,
  autoFocus,
  ref,
  ...field
}: TextAreaProps) {
  const countId = useId();
  const [typed, setTyped] = useState(defaultValue ?? "");
  return (
    <RacTextField
      {...ariaField(field)}
      {...{ value, defaultValue, onBlur, maxLength, autoFocus }}
      aria-describedby={hasCount ? countId : undefined}
      onChange={(text) => {
        setTyped(text);
        onChange?.(text);
      }}
    >
      <FieldFrame field={field}>
        <RacTextArea
          ref={ref}
          rows={rows}
          placeholder={placeholder}
          className={`${box} ${area}`}
          data-readonly={field.isReadOnly || undefined}
        />
        {hasCount && (
          <CharacterCount id={countId} used={(value ?? typed).length} limit={maxLength} />
        )}
      </FieldFrame>
    </RacTextField>
  );
}
