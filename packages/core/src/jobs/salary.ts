export interface Salary {
  /** Minor units of `currency` per year. */
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
}

const formatOf = (currency: string) =>
  new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });

/** Converts minor units: 2800000 pence are 28000 pounds. */
export const majorUnits = (minor: number, currency: string): number =>
  minor / 10 ** (formatOf(currency).resolvedOptions().maximumFractionDigits ?? 2);

export const salaryWordings = {
  exact: "{min} a year",
  range: "{min} to {max} a year",
  from: "From {min} a year",
  upTo: "Up to {max} a year",
} as const;

/** "£60,000" for 6000000 pence. */
export const writeAmount = (minor: number, currency: string): string =>
  formatOf(currency).format(majorUnits(minor, currency));

/** A salary's amounts, and which wording joins them; undefined without a salary. */
export function salaryRange({ salary_min, salary_max, currency }: Salary) {
  const written = (minor: number | null) => (minor === null ? "" : writeAmount(minor, currency));
  const [min, max] = [written(salary_min), written(salary_max)];
  const wording: keyof typeof salaryWordings | undefined =
    min && max ? (min === max ? "exact" : "range") : min ? "from" : max ? "upTo" : undefined;
  return wording && { wording, min, max };
}

/** "£28,000 to £32,000 a year", "From £28,000 a year"; undefined without a salary. */
export function salaryText(salary: Salary): string | undefined {
  const range = salaryRange(salary);
  return (
    range && salaryWordings[range.wording].replace("{min}", range.min).replace("{max}", range.max)
  );
}
