import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode, Ref } from "react";
import { Group, Input, TextField as RacTextField } from "react-aria-components";
import { affix, affixText, box, input } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";

export type TextFieldProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  type?:
    | "text"
    | "email"
    | "tel"
    | "url"
    | "number"
    | "date"
    | "time"
    | "datetime-local"
    | "month"
    | "color";
  inputMode?: "text" | "email" | "tel" | "url" | "numeric" | "decimal";
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
  spellCheck?: "true" | "false";
  placeholder?: string;
  maxLength?: number;
  min?: number | string;
  max?: number | string;
  step?: number | string;
  prefix?: ReactNode;
  suffix?: ReactNode;
  ref?: Ref<HTMLInputElement>;
};

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
  min,
  max,
  step,
  prefix,
  suffix,
  ref,
  ...field
}: TextFieldProps) {
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
      }}
      type={type as HTMLInputTypeAttribute as "text"}
      onBlur={onBlur}
    >
      <FieldFrame field={field}>
        <Group
          className={box}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
          data-readonly={field.isReadOnly || undefined}
        >
          {prefix && <Affix>{prefix}</Affix>}
          <Input ref={ref} className={input} {...{ placeholder, min, max, step }} />
          {suffix && <Affix>{suffix}</Affix>}
        </Group>
      </FieldFrame>
    </RacTextField>
  );
}

function Affix({ children }: { children: ReactNode }) {
  return (
    <span className={typeof children === "string" ? `${affix} ${affixText}` : affix}>
      {children}
    </span>
  );
}
