/** Returns a currency's minor digits, its sign, the side of the sign and its name. */
export function currencyFacts(currency: string, locale: string) {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
  });
  const parts = format.formatToParts(1);
  const at = (type: string) => parts.findIndex((part) => part.type === type);
  return {
    digits: format.resolvedOptions().maximumFractionDigits ?? 2,
    sign: parts[at("currency")]?.value ?? currency,
    isSignFirst: at("currency") < at("integer"),
    name: new Intl.DisplayNames(locale, { type: "currency" }).of(currency) ?? currency,
  };
}

/** 1250.5 pounds are 125050 pence; yen have no smaller unit. */
export const toMinor = (amount: number, digits: number) => Math.round(amount * 10 ** digits);
export const fromMinor = (minor: number, digits: number) => minor / 10 ** digits;
