import { ChevronDown, Globe } from "lucide-react";
import { type Ref, useImperativeHandle, useMemo, useRef, useState } from "react";
import { Button, Group, Input, TextField as RacTextField } from "react-aria-components";
import { box, input } from "../Field/Field.css.ts";
import { ariaField, FieldFrame, type FieldProps } from "../Field/Field.tsx";
import { useField } from "../Field/useField.ts";
import { useTexts } from "../texts/texts.tsx";
import type { CountryCode } from "./numbering.ts";
import * as css from "./PhoneField.css.ts";
import { phoneFieldTexts } from "./texts.ts";
import { usePhone } from "./usePhone.ts";
import { useLocale } from "../texts/useLocale.ts";

export type { CountryCode } from "./numbering.ts";

export type PhoneFieldProps = FieldProps & {
  /** E.164: "+447400123456"; "" for none. */
  value?: string;
  defaultValue?: string;
  /** Called at each digit; `isPossible` is false while the number cannot exist. */
  onChange?: (value: string, isPossible: boolean) => void;
  onBlur?: () => void;
  /** ISO 3166 country of a number without a calling code. */
  defaultCountry?: CountryCode;
  autoFocus?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A phone number of any country. Shows an error when it is left with an impossible number. */
export function PhoneField({
  value,
  defaultValue,
  onChange,
  onBlur,
  defaultCountry = "GB",
  autoFocus,
  name,
  ref,
  ...rest
}: PhoneFieldProps) {
  const say = useTexts();
  const { locale } = useLocale();
  const phone = usePhone({ value, defaultValue, onChange, defaultCountry });
  const { plans, written, problem } = phone;
  const numberInput = useRef<HTMLInputElement>(null);
  // Remembers the focused part while the list of countries loads.
  const [isAtCountry, setAtCountry] = useState(false);
  const [isListRequested, setListRequested] = useState(false);
  useImperativeHandle(ref, () => numberInput.current as HTMLInputElement);
  const countries = useMemo(() => plans?.countriesOf(locale) ?? [], [plans, locale]);
  const { errorMessage: formError } = useField({ ...rest, name });
  const errorMessage =
    formError ??
    (problem &&
      plans &&
      say(phoneFieldTexts[problem], { code: plans.callingCode(written.country) }));
  const field = { ...rest, errorMessage };
  const isFixed = field.isDisabled || field.isReadOnly;
  return (
    <RacTextField
      {...ariaField(field, "medium")}
      type="tel"
      autoComplete="tel"
      autoFocus={autoFocus}
      value={written.text}
      onChange={(text) => phone.type(text, numberInput.current?.selectionEnd === text.length)}
      onBlur={() => {
        phone.leave();
        onBlur?.();
      }}
    >
      {name && <input type="hidden" name={name} value={written.value} />}
      <FieldFrame field={field}>
        <Group
          className={`${box} ${css.box}`}
          isInvalid={Boolean(errorMessage)}
          isDisabled={field.isDisabled}
          data-readonly={field.isReadOnly || undefined}
          onPointerEnter={phone.enter}
          onFocus={phone.enter}
        >
          {plans ? (
            <plans.CountrySelect
              value={written.country}
              countries={countries}
              onChange={phone.choose}
              isDisabled={isFixed}
              autoFocus={isAtCountry}
              defaultOpen={isListRequested}
            />
          ) : (
            <Button
              className={css.country}
              aria-label={say(phoneFieldTexts.phoneCountry)}
              aria-haspopup="listbox"
              isDisabled={isFixed}
              onFocusChange={setAtCountry}
              onPress={() => setListRequested(true)}
            >
              {written.text.startsWith("+") ? <Globe /> : written.country}
              <ChevronDown className={css.chevron} />
            </Button>
          )}
          <Input ref={numberInput} dir="ltr" className={`${input} ${css.number}`} />
        </Group>
      </FieldFrame>
    </RacTextField>
  );
}
