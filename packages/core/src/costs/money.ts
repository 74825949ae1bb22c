/** An amount in minor units of an ISO 4217 currency. Negative for a credit. */
export interface Money {
  amount: number;
  currency: string;
}

/** Currencies of costs, ISO 4217. */
export const costCurrencies = [
  "GBP",
  "EUR",
  "USD",
  "AED",
  "AUD",
  "CAD",
  "CHF",
  "CZK",
  "DKK",
  "HKD",
  "INR",
  "JPY",
  "NOK",
  "NZD",
  "PLN",
  "RON",
  "SEK",
  "SGD",
  "ZAR",
] as const;
export type CostCurrency = (typeof costCurrencies)[number];

/** Sums by currency: amounts of several currencies are never added. In order of the currencies. */
export function totalsOf(all: Iterable<Money>): Money[] {
  const totals = new Map<string, number>();
  for (const { amount, currency } of all)
    totals.set(currency, (totals.get(currency) ?? 0) + amount);
  return [...totals]
    .map(([currency, amount]) => ({ currency, amount }))
    .toSorted((a, b) => a.currency.localeCompare(b.currency, "en"));
}

/** Hundredths of a percent: 20 % are 2000. */
export type BasisPoints = number;

/** A part of an amount, such as its VAT, to the nearest minor unit, halves away from zero. */
export const partOf = (amount: number, rate: BasisPoints): number =>
  Math.sign(amount) * Math.floor((Math.abs(amount) * rate + 5_000) / 10_000) || 0;

const formatOf = (currency: string, locale: string) =>
  new Intl.NumberFormat(locale, { style: "currency", currency });

/** Digits of a currency's minor unit: 2 for pounds, 0 for yen. */
export const minorDigits = (currency: string): number =>
  formatOf(currency, "en-GB").resolvedOptions().maximumFractionDigits ?? 2;

/** Converts minor units: 125050 pence are 1250.5 pounds. */
export const majorUnits = (amount: number, currency: string): number =>
  amount / 10 ** minorDigits(currency);

/** "£1,250.50", "-€30.00": an amount in minor units for people. */
export const writtenMoney = ({ amount, currency }: Money, locale = "en-GB"): string =>
  formatOf(currency, locale).format(majorUnits(amount, currency));

/** Decimal places of an exchange rate. */
const rateDigits = 8;

/**
 * Converts an amount by a rate: units of the other currency for one of its own. Rounded to the
 * nearest minor unit, halves away from zero.
 */
export function convert({ amount, currency }: Money, to: string, rate: number): number {
  const scaled = BigInt(Math.round(rate * 10 ** rateDigits));
  const shift = minorDigits(to) - minorDigits(currency) - rateDigits;
  const product = BigInt(Math.abs(amount)) * scaled * 10n ** BigInt(Math.max(shift, 0));
  const unit = 10n ** BigInt(Math.max(-shift, 0));
  return Math.sign(amount) * Number((2n * product + unit) / (2n * unit)) || 0;
}
