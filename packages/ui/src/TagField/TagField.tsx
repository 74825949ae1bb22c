import type { ReactNode, Ref } from "react";
import { TextField } from "react-aria-components";
import { ariaField, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { TagBox } from "./TagBox.tsx";
import { through } from "./TagField.css.ts";
import { type TypedTagsProps, useTagInput } from "./useTagInput.ts";

export type TagFieldProps = FieldProps &
  TypedTagsProps & {
    placeholder?: string;
    autoFocus?: boolean;
    ref?: Ref<HTMLInputElement>;
  };

/** A field for tags that the user types freely. */
export function TagField({
  value,
  defaultValue,
  onChange,
  onBlur,
  max,
  placeholder,
  autoFocus,
  ref,
  ...rest
}: TagFieldProps) {
  const field = useField(rest);
  const typing = useTagInput({ value, defaultValue, onChange, onBlur, max }, field);
  const { name: _, ...shared } = field;
  return (
    <TextField
      {...ariaField(shared)}
      value={typing.text}
      onChange={typing.setText}
      onBlur={typing.leave}
      autoFocus={autoFocus}
    >
      <TagBox {...{ field, typing, placeholder, Around }} inputRef={ref} />
    </TextField>
  );
}

const Around = ({ children }: { children: ReactNode }) => <div className={through}>{children}</div>;
