import { ChevronLeft, ChevronRight } from "lucide-react";
import { use } from "react";
import {
  Button,
  CalendarCell,
  CalendarGrid as RacCalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarStateContext,
  CalendarYearPicker,
  RangeCalendarStateContext,
} from "react-aria-components";
import { NativeSelect } from "../NativeSelect/NativeSelect.tsx";
import * as css from "./CalendarGrid.css.ts";
import { useLocale } from "../texts/useLocale.ts";

/** Shows the months of a react-aria `Calendar` or `RangeCalendar`, which must surround it. */
export function CalendarGrid({ months = 1 }: { months?: 1 | 2 }) {
  const { locale } = useLocale();
  const isRange = use(RangeCalendarStateContext) !== null;
  const look = isRange ? `${css.cell} ${css.span}` : css.cell;
  return (
    <div className={css.months}>
      {[0, 1].slice(0, months).map((offset) => (
        <div key={offset} className={css.month}>
          <div className={css.header}>
            {offset === 0 && (
              <Button slot="previous" className={css.turn}>
                <ChevronLeft />
              </Button>
            )}
            {offset === 0 ? (
              <MonthAndYear />
            ) : (
              <CalendarHeading offset={{ months: offset }} className={css.title} />
            )}
            {offset === months - 1 && (
              <Button slot="next" className={css.turn}>
                <ChevronRight />
              </Button>
            )}
          </div>
          <RacCalendarGrid
            offset={{ months: offset }}
            weekdayStyle={weekdayStyle(locale)}
            className={css.grid}
          >
            <CalendarGridHeader>
              {(name) => <CalendarHeaderCell className={css.weekday}>{name}</CalendarHeaderCell>}
            </CalendarGridHeader>
            <CalendarGridBody>
              {(date) => <CalendarCell date={date} className={look} />}
            </CalendarGridBody>
          </RacCalendarGrid>
        </div>
      ))}
    </div>
  );
}

/** Jumps to a month and year: a date of birth is hundreds of months away. */
function MonthAndYear() {
  const { locale } = useLocale();
  const single = use(CalendarStateContext);
  const range = use(RangeCalendarStateContext);
  const years = (single ?? range)?.maxValue ? 100 : 20;
  const month = (
    <CalendarMonthPicker key="month" format="long">
      {(picker) => <Pick {...picker} />}
    </CalendarMonthPicker>
  );
  const year = (
    <CalendarYearPicker key="year" visibleYears={years}>
      {(picker) => <Pick {...picker} />}
    </CalendarYearPicker>
  );
  return <div className={css.title}>{isYearFirst(locale) ? [year, month] : [month, year]}</div>;
}

type Picker = {
  "aria-label": string;
  value: string | number;
  onChange: (id: number) => void;
  items: { id: number; formatted: string }[];
};

const Pick = ({ "aria-label": label, value, onChange, items }: Picker) => (
  <NativeSelect
    label={label}
    look="quiet"
    options={items.map(({ id, formatted }) => ({ id: String(id), label: formatted }))}
    value={String(value)}
    onChange={(id) => onChange(Number(id))}
  />
);

/** Uses single letters where the locale's short weekday names exceed four characters. */
function weekdayStyle(locale: string) {
  const thursday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }).format(0);
  return thursday.length > 4 ? "narrow" : "short";
}

function isYearFirst(locale: string) {
  const parts = new Intl.DateTimeFormat(locale, { year: "numeric", month: "long" })
    .formatToParts()
    .map(({ type }) => type);
  return parts.indexOf("year") < parts.indexOf("month");
}
