import { parseYesNo } from "../candidates/candidate-import.ts";
import { type DateOrder, readDate, shownOrder } from "../lists/cell-date.ts";
import { plainHeading } from "../lists/plain-heading.ts";
import { readCell } from "../lists/spreadsheet-cell.ts";
import type { Input } from "../contract/endpoint.ts";
import type { addCost } from "./contract.ts";
import { costKindLabels, costKinds, type CostKind } from "./cost.ts";
import { type CostColumn, costColumnLabels, costDayColumns } from "./cost-columns.ts";
import type { ImportedCostRow } from "./import-contract.ts";
import { costCurrencies } from "./money.ts";
import { type DecimalMark, readAmount, readDecimal } from "./read-amount.ts";

type CostFieldsInput = Input<typeof addCost>["body"];

/** How the rows of a file are read. */
export interface CostFileReading {
  /** The company's currency, that of rows without one. */
  home: string;
  /** Type of rows without one. */
  type: string;
  /** Absent for a file that does not show the order of its days. */
  date_order: DateOrder | undefined;
  decimal_mark: DecimalMark;
}

/** A row as a cost, without what the company's records tell of it. */
export interface ReadCostRow {
  fields: Omit<CostFieldsInput, "shares" | "credits_line_id">;
  job_numbers: number[];
  /** What the file names the cost by; rows with the same are its shares. */
  cost: string;
  /** Number or invoice of the cost that a credit takes money off. */
  credited: string;
}

/** A text that an export has kept from running as a formula. */
const keptFormula = /^'(?=\s*[=+\-@])/;

const kindsByName = new Map<string, CostKind>([
  ...costKinds.map((kind) => [plainHeading(costKindLabels[kind]), kind] as const),
  ["invoice", "COST"],
  ["bill", "COST"],
  ["credit", "CREDIT_NOTE"],
]);

const basisPoints = 100;

/** Reads the cells of a row, or says all that is wrong with them. */
export function readCostRow(
  row: ImportedCostRow,
  { home, type, date_order, decimal_mark }: CostFileReading,
): { cost: ReadCostRow } | { problems: string[] } {
  const problems: string[] = [];
  const refuse = (field: CostColumn, problem: string) =>
    problems.push(`${costColumnLabels[field]}: ${problem}`);
  const number = (field: CostColumn, read: (written: string) => ReturnType<typeof readAmount>) => {
    const reading = read(row[field].replace(keptFormula, ""));
    if ("value" in reading) return reading.value;
    refuse(field, reading.problem);
    return 0;
  };
  const text = (field: CostColumn): string => {
    if (keptFormula.test(row[field])) return row[field].slice(1);
    const reading = readCell(row[field]);
    if ("text" in reading) return reading.text;
    refuse(field, reading.problem);
    return "";
  };
  const day = (field: (typeof costDayColumns)[number]): string | null => {
    const written = row[field];
    if (!written) return null;
    if (shownOrder(written) === "unsure" && !date_order) {
      refuse(
        field,
        `“${written}” can be read as two days. Choose the order of day and month, or write it as 2026-12-31.`,
      );
      return null;
    }
    const read = readDate(written, date_order ?? "day");
    if (read && isDay(read)) return read;
    refuse(field, `“${written.slice(0, 40)}” is not a day. Write it as 2026-12-31.`);
    return null;
  };
  const currency = costCurrencies.find((each) => each === (text("currency") || home).toUpperCase());
  if (!currency)
    refuse(
      "currency",
      `“${row.currency.slice(0, 40)}” is not a currency of costs. Write one of ${costCurrencies.join(", ")}.`,
    );
  if (!row.net) refuse("net", "The amount is missing. Enter it.");
  const net =
    row.net && currency
      ? number("net", (written) => readAmount(written, currency, decimal_mark))
      : 0;
  const vat = row.vat_rate ? number("vat_rate", readDecimal) : 0;
  const vat_rate = Math.round(vat * basisPoints);
  if (Math.abs(vat_rate - vat * basisPoints) > 1e-6)
    refuse("vat_rate", `“${row.vat_rate}” has more than two decimals. Shorten it.`);
  const kind = row.kind
    ? kindsByName.get(plainHeading(row.kind))
    : net < 0
      ? "CREDIT_NOTE"
      : "COST";
  if (!kind)
    refuse(
      "kind",
      `“${row.kind.slice(0, 40)}” is not a kind of cost. Write Cost, Credit note or Rebate.`,
    );
  const is_internal =
    { internal: true, external: false }[plainHeading(row.is_internal)] ??
    parseYesNo(row.is_internal);
  if (is_internal === undefined) refuse("is_internal", "Write Internal or External.");
  const jobs = row.jobs.split(/[\s;,|/]+/).filter(Boolean);
  const wrong = jobs.find((job) => !/^#?\d{1,9}$/.test(job));
  if (wrong)
    refuse("jobs", `“${wrong.slice(0, 40)}” is not the number of a job. Write it in digits.`);
  const days = Object.fromEntries(costDayColumns.map((field) => [field, day(field)]));
  const fields = {
    ...days,
    kind: kind ?? "COST",
    type: text("type") || type,
    is_internal: is_internal ?? false,
    supplier: text("supplier"),
    po_number: text("po_number"),
    invoice_number: text("invoice_number"),
    net,
    vat_rate,
    currency: currency ?? "GBP",
    rate: row.rate ? number("rate", readDecimal) : null,
    note: text("note"),
    campaign: text("campaign"),
    dept: text("dept"),
    source: text("source"),
  };
  if (!fields.type) refuse("type", "The type is missing. Enter it, or choose one for such rows.");
  return problems.length > 0
    ? { problems }
    : {
        cost: {
          fields,
          job_numbers: [...new Set(jobs.map((job) => Number(job.replace("#", ""))))],
          cost: row.cost.trim(),
          credited: text("credited"),
        },
      };
}

const isDay = (text: string): boolean => {
  const date = new Date(`${text}T00:00:00Z`);
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) &&
    !Number.isNaN(date.getTime()) &&
    date.toISOString().startsWith(text)
  );
};
