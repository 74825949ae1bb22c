import { TriangleAlert } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, type Ref, useRef, useState } from "react";
import {
  ComboBox,
  ComboBoxValue,
  Group,
  Input,
  ListBox,
  Popover,
  useFilter,
} from "react-aria-components";
import { box, errorIcon, input } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { matched, sheet } from "../Popover/Popover.css.ts";
import { optionLine } from "../Select/Option.tsx";
import { list } from "../Select/Select.css.ts";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { RemovableTags } from "./RemovableTags.tsx";
import * as css from "./TagField.css.ts";
import { useTags } from "./useTags.ts";

export type TagFieldProps = FieldProps & {
  value?: string[];
  defaultValue?: string[];
  onChange?: (tags: string[]) => void;
  onBlur?: () => void;
  /** Offered while typing; anything else may be typed too. */
  suggestions?: string[];
  /** The most tags that it takes. */
  max?: number;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

const between = /[,;\n\t]+/;
const none: string[] = [];
const suggestionsShown = 50;

/** Words of one's own, each a tag. */
export function TagField({
  value,
  defaultValue,
  onChange,
  onBlur,
  suggestions = none,
  max,
  placeholder,
  autoFocus,
  ref,
  ...field
}: TagFieldProps) {
  const { name, ...shared } = field;
  const { contains } = useFilter({ sensitivity: "base" });
  const { tags, add, remove, has, notice } = useTags({ value, defaultValue, onChange, max });
  const [text, setText] = useState("");
  const frame = useRef<HTMLDivElement>(null);
  const items = text
    ? suggestions
        .filter((suggestion) => contains(suggestion, text) && !has(suggestion))
        .slice(0, suggestionsShown)
        .map((label) => ({ id: label, label }))
    : [];
  const take = (texts: string[]) => setText(add(texts).join(", "));
  const removeAndStay = (tag: string) => {
    remove(tag);
    if (tags.length === 1) frame.current?.querySelector("input")?.focus();
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const { currentTarget: typing, key, nativeEvent } = event;
    const isInList = typing.getAttribute("aria-activedescendant");
    const isAtStart = typing.selectionStart === 0 && typing.selectionEnd === 0;
    if (nativeEvent.isComposing || field.isReadOnly) return;
    if ((key === "Enter" && !isInList && text.trim()) || key === ",") {
      event.preventDefault();
      if (text.trim()) take([text]);
    } else if (isAtStart && (key === "Backspace" || isBack(event)))
      [...(frame.current?.querySelectorAll<HTMLElement>("[role=row]") ?? [])].at(-1)?.focus();
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text");
    if (!between.test(pasted)) return;
    event.preventDefault();
    take((text + pasted).split(between));
  };
  return (
    <ComboBox
      {...ariaField(shared)}
      value={null}
      inputValue={text}
      onInputChange={setText}
      onChange={(key) => key !== null && take([String(key)])}
      onBlur={() => {
        if (text.trim()) take([text]);
        onBlur?.();
      }}
      items={items}
      autoFocus={autoFocus}
      allowsCustomValue
      menuTrigger="input"
    >
      <FieldFrame field={field}>
        <Group
          ref={frame}
          className={`${box} ${css.frame}`}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
          data-readonly={field.isReadOnly || undefined}
          onClick={({ target, currentTarget }) =>
            target === currentTarget && currentTarget.querySelector("input")?.focus()
          }
        >
          {tags.length > 0 && (
            <ComboBoxValue className={css.through}>
              {() => (
                <RemovableTags
                  label={typeof field.label === "string" ? field.label : ""}
                  tags={tags.map((tag) => ({ id: tag, label: tag }))}
                  onRemove={field.isReadOnly ? undefined : removeAndStay}
                  isDisabled={field.isDisabled}
                />
              )}
            </ComboBoxValue>
          )}
          <Input
            ref={ref}
            className={`${input} ${css.typing}`}
            placeholder={tags.length === 0 ? placeholder : undefined}
            onKeyDown={press}
            onPaste={paste}
          />
        </Group>
        <div role="status" className={notice.isProblem ? css.notice : hidden}>
          {notice.isProblem && <TriangleAlert className={errorIcon} />}
          {notice.text}
        </div>
      </FieldFrame>
      {name && tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} />)}
      <Popover className={`${sheet} ${matched}`} offset={4}>
        <ListBox className={list}>{optionLine}</ListBox>
      </Popover>
    </ComboBox>
  );
}

/** The arrow that goes to what is before, in the direction of the text. */
const isBack = ({ key, currentTarget }: KeyboardEvent) =>
  key === (getComputedStyle(currentTarget).direction === "rtl" ? "ArrowRight" : "ArrowLeft");
