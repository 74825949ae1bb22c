import { ChevronDown } from "lucide-react";
import { type Ref, useState } from "react";
import {
  Button,
  Group,
  Input,
  Popover,
  ComboBox as RacComboBox,
  useFilter,
} from "react-aria-components";
import { box, input, inset } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useValue } from "../Field/useValue.ts";
import { Spinner } from "../Loader/Loader.tsx";
import { useMessages } from "../messages/messages.tsx";
import { matched, sheet } from "../Popover/Popover.css.ts";
import { LongList } from "../Select/LongList.tsx";
import { filterItems, flatOptions, type Option, type OptionItem } from "../Select/Option.tsx";
import { type LoadOptions, useLoadedOptions } from "../Select/useLoadedOptions.ts";

export type { Option, OptionItem, OptionSection } from "../Select/Option.tsx";
export type { LoadOptions } from "../Select/useLoadedOptions.ts";

export type ComboBoxProps = FieldProps & {
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** With `onInputChange`: the caller filters. Alone, the list filters itself. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  defaultInputValue?: string;
  /** Keeps what was typed when it is none of the options. */
  allowsCustomValue?: boolean;
  isLoading?: boolean;
  /** Shown when no option matches. */
  emptyText?: string;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
} & (
    | { /** Options, or sections of them. */ options: OptionItem[]; loadOptions?: never }
    | {
        options?: never;
        /** Asked at the first focus, and each time the typing pauses. */
        loadOptions: LoadOptions;
        /** The option of `value`, which may not be among the first found. */
        selectedOption?: Option;
      }
  );

/** One of a long list, found by typing. */
export function ComboBox({
  value: givenValue,
  defaultValue,
  onChange,
  onBlur,
  inputValue,
  onInputChange,
  defaultInputValue,
  allowsCustomValue,
  isLoading: isWaiting,
  emptyText,
  placeholder,
  autoFocus,
  ref,
  options,
  loadOptions,
  ...rest
}: ComboBoxProps) {
  const { selectedOption, ...field } = rest as FieldProps & { selectedOption?: Option };
  const say = useMessages();
  const { contains } = useFilter({ sensitivity: "base" });
  const [value, setValue] = useValue<string | null>(givenValue, defaultValue ?? null, onChange);
  const [chosen, setChosen] = useState<Option>();
  // What is being typed; null while the text is that of the chosen option.
  const [typed, setTyped] = useState(defaultInputValue ?? null);
  const [isOpenForAll, setOpenForAll] = useState(true);
  const [isActive, setActive] = useState(false);
  const found = useLoadedOptions(loadOptions, typed ?? "", isActive);
  const all: OptionItem[] = options ?? found.options;
  const optionOf = (id: string | null) =>
    [...flatOptions(all), chosen, selectedOption].find((option) => option?.id === id);
  const text = inputValue ?? typed ?? optionOf(value)?.label ?? "";
  const isWhole = loadOptions || inputValue !== undefined || isOpenForAll || typed === null;
  const items = isWhole ? all : filterItems(all, ({ label }) => contains(label, text));
  const isLoading = isWaiting || found.isLoading;
  const emptiness = isLoading
    ? say("loading")
    : found.isFailed
      ? say("loadFailed")
      : (emptyText ?? say("noOptions"));
  const type = (next: string) => {
    setTyped(next);
    setOpenForAll(false);
    onInputChange?.(next);
    if (next === "" && value !== null) setValue(null);
  };
  /** Told of a choice, and of the same value when what was typed is given up. */
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
        // The next focus asks again.
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
          <Input ref={ref} className={input} placeholder={placeholder} />
          {isLoading && <Spinner />}
          <Button className={inset}>
            <ChevronDown />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={`${sheet} ${matched}`} offset={4}>
        <LongList emptyText={emptiness} total={options && flatOptions(options).length} />
      </Popover>
    </RacComboBox>
  );
}
