import { dateWelsh } from "../languages/dates.cy.ts";

/** The part of a date that is written first: 1/2/2027 is the first of February or 2 January. */
export const dateOrders = ["day", "month"] as const;
export type DateOrder = (typeof dateOrders)[number];

const yearFirst = /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})(?!\d)/;
const numbers = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/;
const dayThenName = /^(\d{1,2})(?:st|nd|rd|th)?[ -](\p{L}{3,})\.?,?[ -](\d{4}|\d{2})(?!\d)/iu;
const nameThenDay = /^(\p{L}{3,})\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})(?!\d)/iu;
const serial = /^\d{5}(?:\.\d+)?$/;

/** Days from 30 December 1899, from which spreadsheets count, to 1970, from which we do. */
const daysTo1970 = 25_569;
const dayMs = 86_400_000;

/** Longer text is no date. */
const longest = 100;

const lastMonth = 12;

/**
 * Converts a date as people and spreadsheets write it to ISO 8601; text that is no date is returned
 * unchanged, and a blank is null. The order counts only where both numbers can be the month.
 */
export function readDate(written: string, order: DateOrder): string | null {
  if (written.length > longest) return written;
  const text = written.normalize("NFKC").trim();
  if (!text) return null;
  if (serial.test(text)) return dateOfSerial(Number.parseInt(text, 10));
  const [, year, month, day] = yearFirst.exec(text) ?? [];
  if (year && month && day) return iso(year, month, day);
  const inNumbers = numbers.exec(text);
  if (inNumbers) {
    const [, first = "", , second = "", of = ""] = inNumbers;
    const isMonthFirst = (orderOf(text) ?? order) === "month";
    return isMonthFirst ? iso(of, first, second) : iso(of, second, first);
  }
  const [, dayNamed, named, yearNamed] = dayThenName.exec(text) ?? [];
  if (dayNamed && named && yearNamed) return iso(yearNamed, monthOf(named), dayNamed);
  const [, nameFirst, dayAfter, yearAfter] = nameThenDay.exec(text) ?? [];
  if (nameFirst && dayAfter && yearAfter) return iso(yearAfter, monthOf(nameFirst), dayAfter);
  return text;
}

/** The order in which a date must have been written; undefined where it may be either. */
function orderOf(text: string): DateOrder | undefined {
  const [, first, mark, second] = numbers.exec(text) ?? [];
  if (Number(first) > lastMonth || mark === ".") return "day";
  return Number(second) > lastMonth ? "month" : undefined;
}

export type ShownOrder = DateOrder | "unsure";

/** Tells what a cell shows of the order of dates; undefined where it is no such date. */
export function shownOrder(cell: string): ShownOrder | undefined {
  const [, first, mark, second] = numbers.exec(cell.trim()) ?? [];
  if (!first || mark === "." || Number(first) === Number(second)) return undefined;
  if (Number(first) > lastMonth && Number(second) > lastMonth) return undefined;
  return orderOf(cell.trim()) ?? "unsure";
}

const iso = (year: string, month: string, day: string): string =>
  `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The number of a month by its name or the beginning of it, in English or Welsh. */
const monthOf = (name: string): string => {
  const begins = (month = "") => month.toLowerCase().startsWith(name.toLowerCase());
  return String(months.findIndex((month) => begins(month) || begins(dateWelsh[month])) + 1);
};

const dateOfSerial = (days: number): string =>
  new Date((days - daysTo1970) * dayMs).toISOString().slice(0, 10);

/**
 * The order of day and month in a file's dates, by those of which only one part can be the month.
 * It must be asked where they show none or both, and others could be either.
 */
export function dateOrderIn(orders: ReadonlySet<ShownOrder>): {
  asks_date_order: boolean;
  date_order: DateOrder | null;
} {
  const asks_date_order = orders.has("unsure") && orders.has("day") === orders.has("month");
  const shown = orders.has("month") && !orders.has("day") ? "month" : "day";
  return { asks_date_order, date_order: asks_date_order ? null : shown };
}
