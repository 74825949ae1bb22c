import { minorDigits } from "./money.ts";

/** The character before the parts of a pound or euro. */
export type DecimalMark = "." | ",";

/** Longer text is no number. */
const longest = 40;

/** What a cell has: its digits with marks, and its sign. */
interface WrittenNumber {
  isNegative: boolean;
  /** Digits, points and commas. */
  digits: string;
  /** What else is there: a currency, or no number at all. */
  rest: string;
}

const minus = /[-\u2010-\u2015\u2212]/g;
/** Spaces and apostrophes between thousands. */
const spaces = /[\s'’]/g;

function takeApart(written: string): WrittenNumber {
  const text = written.normalize("NFKC").replace(spaces, "").replace(minus, "-");
  const isCredit = text.startsWith("(") && text.endsWith(")");
  const inside = isCredit ? text.slice(1, -1) : text;
  const rest = inside.replace(/[\d.,]/g, "");
  return {
    isNegative: isCredit || rest.includes("-"),
    digits: inside.replace(/[^\d.,]/g, ""),
    rest: rest.replace("-", ""),
  };
}

/** True for whole thousands: 1,234,567. */
const isGrouped = (whole: string, mark: string): boolean => {
  const [first = "", ...groups] = whole.split(mark);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
};

/** Number of digits in a group of thousands, which may also be three decimals. */
const groupDigits = 3;

/** The mark of decimals that a number shows; undefined where it could have another. */
function markIn(digits: string): DecimalMark | undefined {
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return undefined;
  const mark = digits[last] as DecimalMark;
  const other = mark === "." ? "," : ".";
  if (digits.includes(other)) return mark;
  if (digits.indexOf(mark) !== last) return other;
  const decimals = digits.length - last - 1;
  return decimals === groupDigits ? undefined : mark;
}

/** The mark of decimals that the amounts of a file show; a point where they show none or both. */
export function decimalMarkIn(amounts: Iterable<string>): DecimalMark {
  const marks = new Set<DecimalMark>();
  for (const amount of amounts) {
    const mark = amount.length > longest ? undefined : markIn(takeApart(amount).digits);
    if (mark) marks.add(mark);
  }
  return marks.size === 1 && marks.has(",") ? "," : ".";
}

/** Splits a number at its mark of decimals; undefined for what is none. */
function partsOf(digits: string, mark: DecimalMark) {
  const decimal = markIn(digits) ?? mark;
  const [whole = "", decimals = "", ...more] = digits.split(decimal);
  const between = decimal === "." ? "," : ".";
  const isNumber =
    more.length === 0 &&
    /^\d*$/.test(decimals) &&
    whole + decimals !== "" &&
    (/^\d*$/.test(whole) || isGrouped(whole, between));
  return isNumber ? { whole: whole.replaceAll(between, ""), decimals } : undefined;
}

/** The ways in which people write a currency. */
const symbolsOf = (currency: string): string[] => [
  currency,
  ...(["symbol", "narrowSymbol"] as const).map((currencyDisplay) =>
    new Intl.NumberFormat("en-GB", { style: "currency", currency, currencyDisplay })
      .format(0)
      .replace(/[\d.,\s]/g, ""),
  ),
];

type Reading = { value: number } | { problem: string };

const noNumber = (written: string): Reading => ({
  problem: `“${written.slice(0, longest)}” is not a number. Write it in digits, such as 1234.56.`,
});

/**
 * Reads an amount as people and spreadsheets write it into minor units: 1,234.56 or 1.234,56, and a
 * credit in parentheses or with a minus. The mark is that of the file, for 1.234.
 */
export function readAmount(written: string, currency: string, mark: DecimalMark): Reading {
  if (written.length > longest) return noNumber(written);
  const { digits, rest, isNegative } = takeApart(written);
  const parts = partsOf(digits, mark);
  if (!parts) return noNumber(written);
  if (rest && !symbolsOf(currency).includes(rest.toUpperCase()))
    return {
      problem: `“${written}” is not an amount in ${currency}. Correct the amount or the currency.`,
    };
  const most = minorDigits(currency);
  if (parts.decimals.length > most)
    return {
      problem: `“${written}” has more decimals than ${currency}, which has ${most || "none"}. Write it without a part of a penny or cent.`,
    };
  const value = Number(parts.whole + parts.decimals.padEnd(most, "0"));
  return { value: isNegative ? -value || 0 : value };
}

/** Reads a rate or a percentage; with three decimals, they are decimals. */
export function readDecimal(written: string): Reading {
  if (written.length > longest) return noNumber(written);
  const { digits, rest, isNegative } = takeApart(written);
  const parts = partsOf(digits, digits.includes(",") ? "," : ".");
  if (!parts || !["", "%"].includes(rest)) return noNumber(written);
  const value = Number(`${parts.whole || "0"}.${parts.decimals || "0"}`);
  return { value: isNegative ? -value || 0 : value };
}
