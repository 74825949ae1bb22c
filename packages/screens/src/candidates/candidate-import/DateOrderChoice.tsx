import type { CandidateImport } from "@ats/core/candidates/candidate-import";
import { type DateOrder, readDate, shownOrder } from "@ats/core/lists/cell-date";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { useTexts } from "@ats/ui/texts";
import { useDates } from "../../dates/useDates.ts";
import { candidateImportTexts } from "./texts.ts";

interface DateOrderChoiceProps {
  taken: CandidateImport;
  /** Columns that have dates. */
  columns: readonly number[];
  value: DateOrder | null;
  onChange(order: DateOrder): void;
}

const anyDate = "1/2/2027";

/** Asks in which order the dates of a file are, with one of them as the example. */
export function DateOrderChoice({ taken, columns, value, onChange }: DateOrderChoiceProps) {
  const say = useTexts();
  const { shortDate } = useDates();
  const dates = taken.sample.flatMap((row) => columns.map((column) => row[column] ?? ""));
  const written = dates.find((date) => shownOrder(date) === "unsure") ?? anyDate;
  const means = (order: DateOrder) =>
    say(candidateImportTexts.dateMeans, {
      written,
      date: shortDate(readDate(written, order) ?? ""),
    });
  return (
    <RadioGroup<DateOrder>
      label={say(candidateImportTexts.dateOrder)}
      isRequired
      value={value}
      onChange={onChange}
      options={[
        { id: "day", label: say(candidateImportTexts.dayFirst), description: means("day") },
        { id: "month", label: say(candidateImportTexts.monthFirst), description: means("month") },
      ]}
    />
  );
}
