import { Check, ChevronDown } from "lucide-react";
import { useMemo } from "react";
import {
  Autocomplete,
  Button,
  ListBox,
  ListBoxItem,
  Select,
  SelectValue,
  useFilter,
} from "react-aria-components";
import * as line from "../Menu/Menu.css.ts";
import { Sheet } from "../Popover/Sheet.tsx";
import { SearchField } from "../SearchField/SearchField.tsx";
import { useTexts } from "../texts/texts.tsx";
import { hidden } from "../VisuallyHidden/VisuallyHidden.css.ts";
import { words } from "../words/texts.ts";
import type { Country, CountryCode } from "./numbering.ts";
import * as css from "./PhoneField.css.ts";
import { phoneFieldTexts } from "./texts.ts";
import { useLocale } from "../texts/useLocale.ts";

export type CountrySelectProps = {
  value: CountryCode;
  countries: Country[];
  onChange: (country: CountryCode) => void;
  isDisabled: boolean | undefined;
  /** The user already has the focus on the country. */
  autoFocus: boolean;
  /** The user has already pressed the country. */
  defaultOpen: boolean;
};

/** The country of a number, found by name or calling code. */
export function CountrySelect({ value, countries, onChange, ...rest }: CountrySelectProps) {
  const say = useTexts();
  const { locale } = useLocale();
  const { contains } = useFilter({ sensitivity: "base" });
  const chosen = countries.find(({ id }) => id === value);
  const name = useMemo(
    () => new Intl.DisplayNames(locale, { type: "region" }).of(value),
    [locale, value],
  );
  return (
    <Select
      aria-label={say(phoneFieldTexts.phoneCountry)}
      value={value}
      onChange={(id) => onChange(id as CountryCode)}
      {...rest}
    >
      <Button className={css.country}>
        <SelectValue className={css.chosen}>
          {() => (
            <>
              <span aria-hidden="true">{value}</span>
              <span className={hidden}>{name}</span>
              <span dir="ltr">{chosen?.callingCode}</span>
            </>
          )}
        </SelectValue>
        <ChevronDown className={css.chevron} />
      </Button>
      <Sheet className={css.sheet} offset={6} maxHeight={360}>
        <Autocomplete filter={contains}>
          <div className={css.search}>
            <SearchField
              label={say(phoneFieldTexts.phoneCountry)}
              placeholder={say(phoneFieldTexts.findCountry)}
              autoFocus
            />
          </div>
          <ListBox
            className={css.list}
            items={countries}
            renderEmptyState={() => <div className={css.empty}>{say(words.noOptions)}</div>}
          >
            {({ id, label, callingCode }) => (
              <ListBoxItem id={id} textValue={`${label} ${callingCode}`} className={line.item}>
                {({ isSelected }) => (
                  <>
                    <span className={line.texts}>{label}</span>
                    <span className={css.code} dir="ltr">
                      {callingCode}
                    </span>
                    {isSelected && (
                      <span className={line.check}>
                        <Check />
                      </span>
                    )}
                  </>
                )}
              </ListBoxItem>
            )}
          </ListBox>
        </Autocomplete>
      </Sheet>
    </Select>
  );
}
