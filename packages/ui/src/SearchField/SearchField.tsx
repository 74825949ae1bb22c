import { Search, X } from "lucide-react";
import type { Ref } from "react";
import { Button, Group, Input, SearchField as RacSearchField } from "react-aria-components";
import { affix, box, input, inset } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { useTexts } from "../texts/texts.tsx";
import { words } from "../words/texts.ts";

export type SearchFieldProps = FieldProps & {
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Called on Enter. */
  onSubmit?: (value: string) => void;
  onClear?: () => void;
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** Filters what is below while typing, or searches on Enter. Escape clears it. */
export function SearchField({
  isLabelHidden = true,
  value,
  defaultValue,
  onChange,
  onBlur,
  onSubmit,
  onClear,
  placeholder,
  autoFocus,
  ref,
  ...rest
}: SearchFieldProps) {
  const say = useTexts();
  const field = useField({ ...rest, isLabelHidden });
  return (
    <RacSearchField
      {...ariaField(field)}
      {...{ value, defaultValue, onChange, onBlur, onSubmit, onClear, autoFocus }}
    >
      {({ isEmpty }) => (
        <FieldFrame field={field}>
          <Group
            className={box}
            isInvalid={Boolean(field.errorMessage)}
            isDisabled={field.isDisabled}
            data-readonly={field.isReadOnly || undefined}
          >
            <Search className={affix} />
            <Input ref={ref} dir="auto" className={input} placeholder={placeholder} />
            {!isEmpty && !field.isReadOnly && (
              <Button className={inset} aria-label={say(words.clearSearch)}>
                <X />
              </Button>
            )}
          </Group>
        </FieldFrame>
      )}
    </RacSearchField>
  );
}
