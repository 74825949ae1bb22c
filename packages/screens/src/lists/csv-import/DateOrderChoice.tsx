import { type DateOrder, readDate, shownOrder } from "@ats/core/lists/cell-date";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { csvImportTexts } from "./texts.ts";

interface DateOrderChoiceProps {
  /** Dates of the file. */
  dates: readonly string[];
  value: DateOrder | null;
  onChange(order: DateOrder): void;
}

const anyDate = "1/2/2027";

/** Asks in which order the dates of a file are, with one of them as the example. */
export function DateOrderChoice({ dates, value, onChange }: DateOrderChoiceProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const written = dates.find((date) => shownOrder(date) === "unsure") ?? anyDate;
  const means = (order: DateOrder) =>
    say(csvImportTexts.dateMeans, {
      written,
      date: shortDate(readDate(written, order) ?? ""),
    });
  return (
    <RadioGroup<DateOrder>
      label={say(csvImportTexts.dateOrder)}
      isRequired
      value={value}
      onChange={onChange}
      options={[
        { id: "day", label: say(csvImportTexts.dayFirst), description: means("day") },
        { id: "month", label: say(csvImportTexts.monthFirst), description: means("month") },
      ]}
    />
  );
}
