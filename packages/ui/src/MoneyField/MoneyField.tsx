import { type Ref, useId } from "react";
import { Group, Input, NumberField as RacNumberField } from "react-aria-components";
import { box, input } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import { numbers } from "../NumberField/NumberField.css.ts";
import { useNumberProps } from "../NumberField/useNumberProps.ts";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { currencyFacts, fromMinor, toMinor } from "./currency.ts";
import { choosing, sign as signLook } from "./MoneyField.css.ts";
import { moneyFieldTexts } from "./texts.ts";
import { useLocale } from "../texts/useLocale.ts";
import { InTextLocale } from "../texts/InTextLocale.tsx";

export type MoneyFieldProps = FieldProps & {
  /** In whole minor units: 125050 is £1,250.50. Null for none. */
  value?: number | null;
  defaultValue?: number;
  /** Called with minor units when the field is left, not at each digit. */
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  /** ISO 4217. */
  currency?: string;
  /** Currencies to choose from, ISO 4217. Without them the currency is fixed. */
  currencies?: string[];
  onCurrencyChange?: (currency: string) => void;
  /** In minor units. */
  minValue?: number;
  /** In minor units. */
  maxValue?: number;
  /** `stripIfInteger` writes £42,500, but £42,500.50: for a salary. */
  trailingZeroDisplay?: "auto" | "stripIfInteger";
  placeholder?: string;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

export function MoneyField({
  value,
  defaultValue,
  onChange,
  onBlur,
  currency = "GBP",
  currencies,
  onCurrencyChange,
  minValue,
  maxValue,
  trailingZeroDisplay = "auto",
  placeholder,
  autoFocus,
  ref,
  ...rest
}: MoneyFieldProps) {
  const field = useField(rest);
  const say = useTexts();
  const { locale } = useLocale();
  const currencyId = useId();
  const { digits, sign, isSignFirst, name } = currencyFacts(currency, locale);
  const amount = <Minor extends number | null | undefined>(minor: Minor) =>
    typeof minor === "number" ? fromMinor(minor, digits) : minor;
  const props = useNumberProps(
    {
      value: amount(value),
      defaultValue: amount(defaultValue),
      onChange: (major) => onChange?.(major === null ? null : toMinor(major, digits)),
      minValue: amount(minValue),
      maxValue: amount(maxValue),
      step: fromMinor(1, digits),
      formatOptions: {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
        trailingZeroDisplay,
      },
    },
    field.errorMessage,
  );
  const changeCurrency = (next: string) => {
    const nextDigits = currencyFacts(next, locale).digits;
    // The number on screen stays the same: 1,250 pounds become 1,250 yen, not 125,000.
    if (typeof value === "number" && nextDigits !== digits)
      onChange?.(toMinor(fromMinor(value, digits), nextDigits));
    onCurrencyChange?.(next);
  };
  const shown = !currencies && (
    <span aria-hidden="true" className={signLook}>
      {sign}
    </span>
  );
  return (
    <InTextLocale>
      <RacNumberField
        {...ariaField(field, "medium")}
        {...props}
        {...{ onBlur, autoFocus }}
        aria-describedby={currencyId}
      >
        <FieldFrame field={field}>
          <Group
            className={currencies ? `${box} ${choosing}` : box}
            data-readonly={field.isReadOnly || undefined}
          >
            {currencies && (
              <NativeSelect
                label={say(moneyFieldTexts.currency)}
                look="part"
                options={currencies.map((code) => ({ id: code, label: code }))}
                value={currency}
                onChange={changeCurrency}
                isDisabled={field.isDisabled || field.isReadOnly}
              />
            )}
            {isSignFirst && shown}
            <Input ref={ref} className={`${input} ${numbers}`} placeholder={placeholder} />
            {!isSignFirst && shown}
            <span id={currencyId} className={hidden}>
              {name}
            </span>
          </Group>
        </FieldFrame>
      </RacNumberField>
    </InTextLocale>
  );
}
