import { ChevronDown } from "lucide-react";
import type { Ref } from "react";
import {
  Button,
  Group,
  Input,
  ListBox,
  Popover,
  ComboBox as RacComboBox,
} from "react-aria-components";
import { box, input, inset } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { Spinner } from "../Loader/Loader.tsx";
import { useMessages } from "../messages/messages.tsx";
import { matched, sheet } from "../Popover/Popover.css.ts";
import { type Option, optionLine } from "../Select/Option.tsx";
import { empty, list } from "../Select/Select.css.ts";

export type { Option } from "../Select/Option.tsx";

export type ComboBoxProps = FieldProps & {
  options: Option[];
  value?: string | null;
  onChange?: (value: string | null) => void;
  onBlur?: () => void;
  /** Together: the caller filters, on the server for example. Alone, the list filters itself. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  defaultInputValue?: string;
  allowsCustomValue?: boolean;
  isLoading?: boolean;
  emptyText?: string;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One of a long list, found by typing. */
export function ComboBox({
  options,
  value,
  onChange,
  onBlur,
  inputValue,
  onInputChange,
  defaultInputValue,
  allowsCustomValue,
  isLoading,
  emptyText,
  placeholder,
  autoFocus,
  ref,
  ...field
}: ComboBoxProps) {
  const say = useMessages();
  const filteredByCaller = inputValue !== undefined;
  return (
    <RacComboBox
      {...ariaField(field)}
      {...{
        value,
        inputValue,
        onInputChange,
        defaultInputValue,
        allowsCustomValue,
        autoFocus,
        onBlur,
      }}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      {...(filteredByCaller ? { items: options } : { defaultItems: options })}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldFrame field={field}>
        <Group
          className={box}
          isInvalid={Boolean(field.errorMessage)}
          isDisabled={field.isDisabled}
        >
          <Input ref={ref} className={input} placeholder={placeholder} />
          {isLoading && <Spinner />}
          <Button className={inset}>
            <ChevronDown />
          </Button>
        </Group>
      </FieldFrame>
      <Popover className={`${sheet} ${matched}`} offset={4}>
        <ListBox
          className={list}
          renderEmptyState={() => (
            <div className={empty}>
              {isLoading ? say("loading") : (emptyText ?? say("noOptions"))}
            </div>
          )}
        >
          {optionLine}
        </ListBox>
      </Popover>
    </RacComboBox>
  );
}
