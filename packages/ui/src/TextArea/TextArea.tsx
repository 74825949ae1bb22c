import { type Ref, useState } from "react";
import { TextField as RacTextField, TextArea as RacTextArea } from "react-aria-components";
import { box } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useMessages } from "../messages/messages.tsx";
import { area, count } from "./TextArea.css.ts";

export type TextAreaProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  rows?: number;
  maxLength?: number;
  /** Shows how many characters are written, and how many may be. */
  hasCount?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
};

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
  const say = useMessages();
  const [typed, setTyped] = useState(defaultValue ?? "");
  const length = (value ?? typed).length;
  return (
    <RacTextField
      {...ariaField(field)}
      {...{ value, defaultValue, onBlur, maxLength, autoFocus }}
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
          <span className={count}>
            {say(maxLength ? "characters" : "charactersOnly", {
              count: length,
              max: maxLength ?? 0,
            })}
          </span>
        )}
      </FieldFrame>
    </RacTextField>
  );
}
