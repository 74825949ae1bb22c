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

/** "£28,000 to £32,000 a year", "From £28,000 a year"; undefined without a salary. */
export function salaryText({ salary_min, salary_max, currency }: Salary): string | undefined {
  const written = (minor: number) => formatOf(currency).format(majorUnits(minor, currency));
  if (salary_min !== null && salary_max !== null)
    return salary_min === salary_max
      ? `${written(salary_min)} a year`
      : `${written(salary_min)} to ${written(salary_max)} a year`;
  if (salary_min !== null) return `From ${written(salary_min)} a year`;
  if (salary_max !== null) return `Up to ${written(salary_max)} a year`;
  return undefined;
}
