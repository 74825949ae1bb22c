import { ChevronDown } from "lucide-react";
import { type Ref, useState } from "react";
import { Button, Group, Input, ComboBox as RacComboBox, useFilter } from "react-aria-components";
import { box, input, inset } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { useValue } from "../Field/useValue.ts";
import { Spinner } from "../Loader/Loader.tsx";
import { matched } from "../Popover/Popover.css.ts";
import { Sheet } from "../Popover/Sheet.tsx";
import { LongList } from "../Select/LongList.tsx";
import { filterItems, flatOptions, type Option, type OptionItem } from "../Select/Option.tsx";
import { type LoadOptions, useLoadedOptions } from "../Select/useLoadedOptions.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";
import { comboBoxTexts } from "./texts.ts";

export type { Option, OptionItem, OptionSection } from "../Select/Option.tsx";
export type { LoadOptions } from "../Select/useLoadedOptions.ts";

export type ComboBoxProps = FieldProps & {
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** Text of the field. Setting it turns off the list's own filter. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  defaultInputValue?: string;
  /** Keeps typed text that matches no option. */
  allowsCustomValue?: boolean;
  isLoading?: boolean;
  emptyText?: string;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
} & (
    | { options: OptionItem[]; loadOptions?: never }
    | {
        options?: never;
        /** Called on first focus and after each pause in typing. */
        loadOptions: LoadOptions;
        /** The option for `value`, which may be missing from the first results. */
        selectedOption?: Option;
      }
  );

/** Finds one option of a long list by typing. */
export function ComboBox({
  value: controlledValue,
  defaultValue,
  onChange,
  onBlur,
  inputValue,
  onInputChange,
  defaultInputValue,
  allowsCustomValue,
  isLoading: isCallerLoading,
  emptyText,
  placeholder,
  autoFocus,
  ref,
  options,
  loadOptions,
  ...rest
}: ComboBoxProps) {
  const { selectedOption, ...given } = rest as FieldProps & { selectedOption?: Option };
  const field = useField(given);
  const say = useTexts();
  const { contains } = useFilter({ sensitivity: "base" });
  const [value, setValue] = useValue<string | null>(
    controlledValue,
    defaultValue ?? null,
    onChange,
  );
  const [chosen, setChosen] = useState<Option>();
  // Null while the field shows the chosen option's label.
  const [typed, setTyped] = useState(defaultInputValue ?? null);
  const [isOpenForAll, setOpenForAll] = useState(true);
  const [isActive, setActive] = useState(false);
  const found = useLoadedOptions(loadOptions, typed ?? "", isActive);
  const all: OptionItem[] = options ?? found.options;
  const optionOf = (id: string | null) =>
    [...flatOptions(all), chosen, selectedOption].find((option) => option?.id === id);
  const text = inputValue ?? typed ?? optionOf(value)?.label ?? "";
  const showsAll = loadOptions || inputValue !== undefined || isOpenForAll || typed === null;
  const items = showsAll ? all : filterItems(all, ({ label }) => contains(label, text));
  const isLoading = isCallerLoading || found.isLoading;
  const emptyMessage = isLoading
    ? say(words.loading)
    : found.isFailed
      ? say(words.loadFailed)
      : (emptyText ?? say(words.noOptions));
  const type = (next: string) => {
    setTyped(next);
    setOpenForAll(false);
    onInputChange?.(next);
    if (next === "" && value !== null) setValue(null);
  };
  /** Also called with the current value when typed text is abandoned. */
  const choose = (id: string | null) => {
    if (id === null && allowsCustomValue) return value !== null && setValue(null);
    const option = optionOf(id);
    setChosen(option);
    setTyped(null);
    onInputChange?.(option?.label ?? "");
    if (id !== value) setValue(id);
  };
  return (
    <RacComboBox
      {...ariaField(field)}
      {...{ value, items, allowsCustomValue, autoFocus }}
      inputValue={text}
      onInputChange={type}
      onChange={(key) => choose(key === null ? null : String(key))}
      onOpenChange={(isOpen, trigger) => isOpen && setOpenForAll(trigger !== "input")}
      onFocus={() => setActive(true)}
      onBlur={() => {
        // Retries a failed load on the next focus.
        if (found.isFailed) setActive(false);
        onBlur?.();
      }}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldFrame field={field}>
        <Group
          className={box}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
          data-readonly={field.isReadOnly || undefined}
        >
          <Input ref={ref} dir="auto" className={input} placeholder={placeholder} />
          {isLoading && <Spinner />}
          <Button className={inset} aria-label={say(comboBoxTexts.showSuggestions)}>
            <ChevronDown />
          </Button>
        </Group>
      </FieldFrame>
      <Sheet className={matched} offset={4}>
        <LongList emptyText={emptyMessage} total={options && flatOptions(options).length} />
      </Sheet>
    </RacComboBox>
  );
}
