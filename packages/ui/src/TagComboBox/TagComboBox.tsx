import type { ReactNode } from "react";
import { ComboBox, ComboBoxValue, ListBox, useFilter } from "react-aria-components";
import { ariaField } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { matched } from "../Popover/Popover.css.ts";
import { Sheet } from "../Popover/Sheet.tsx";
import { optionLine } from "../Select/Option.tsx";
import { list } from "../Select/Select.css.ts";
import { TagBox } from "../TagField/TagBox.tsx";
import { through } from "../TagField/TagField.css.ts";
import type { TagFieldProps } from "../TagField/TagField.tsx";
import { useTagInput } from "../TagField/useTagInput.ts";

export type TagComboBoxProps = TagFieldProps & {
  /** Offered while typing; any other word can be typed too. */
  suggestions: readonly string[];
};

const suggestionsShown = 50;

/** A field for tags, with suggestions while typing. */
export function TagComboBox({
  value,
  defaultValue,
  onChange,
  onBlur,
  suggestions,
  max,
  placeholder,
  autoFocus,
  ref,
  ...rest
}: TagComboBoxProps) {
  const field = useField(rest);
  const { contains } = useFilter({ sensitivity: "base" });
  const typing = useTagInput({ value, defaultValue, onChange, onBlur, max }, field);
  const { name: _, ...shared } = field;
  const { text, has, addTexts } = typing;
  const items = text
    ? suggestions
        .filter((suggestion) => contains(suggestion, text) && !has(suggestion))
        .slice(0, suggestionsShown)
        .map((label) => ({ id: label, label }))
    : [];
  return (
    <ComboBox
      {...ariaField(shared)}
      value={null}
      inputValue={text}
      onInputChange={typing.setText}
      onChange={(key) => key !== null && addTexts([String(key)])}
      onBlur={typing.leave}
      items={items}
      autoFocus={autoFocus}
      allowsCustomValue
      menuTrigger="input"
    >
      <TagBox {...{ field, typing, placeholder, Around }} inputRef={ref} />
      <Sheet className={matched} offset={4}>
        <ListBox className={list}>{optionLine}</ListBox>
      </Sheet>
    </ComboBox>
  );
}

const Around = ({ children }: { children: ReactNode }) => (
  <ComboBoxValue className={through}>{() => children}</ComboBoxValue>
);
