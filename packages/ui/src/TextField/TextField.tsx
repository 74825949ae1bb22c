import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from "react";
import { Group, Input, TextField as RacTextField } from "react-aria-components";
import { box, input } from "../Field/Field.css.ts";
import { Affix } from "../Field/Affix.tsx";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";

export type TextFieldProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Numbers, dates, times and phone numbers have fields of their own. */
  type?: "text" | "email" | "url";
  inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  spellCheck?: "true" | "false";
  placeholder?: string;
  maxLength?: number;
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text. */
export function TextField({
  value,
  defaultValue,
  onChange,
  onBlur,
  type = "text",
  inputMode,
  autoComplete,
  autoFocus,
  spellCheck,
  placeholder,
  maxLength,
  prefix,
  suffix,
  ref,
  ...rest
}: TextFieldProps) {
  const field = useField(rest);
  return (
    <RacTextField
      {...ariaField(field)}
      {...{
        value,
        defaultValue,
        onChange,
        inputMode,
        autoComplete,
        autoFocus,
        spellCheck,
        maxLength,
        onBlur,
        type,
      }}
    >
      <FieldFrame field={field}>
        <Group
          className={box}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
          data-readonly={field.isReadOnly || undefined}
        >
          {prefix && <Affix>{prefix}</Affix>}
          <Input
            ref={ref}
            dir={type === "text" ? "auto" : "ltr"}
            className={input}
            placeholder={placeholder}
          />
          {suffix && <Affix>{suffix}</Affix>}
        </Group>
      </FieldFrame>
    </RacTextField>
  );
}
