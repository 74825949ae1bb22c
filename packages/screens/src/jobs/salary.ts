interface Salary {
  salary_min: number | null;
  salary_max: number | null;
  currency: string;
}

/** "£28,000 to £32,000 a year", "From £28,000 a year"; undefined where none is given. */
export function salaryText({ salary_min, salary_max, currency }: Salary): string | undefined {
  const format = new Intl.NumberFormat("en-GB", {
    style: "currency",
    currency,
    trailingZeroDisplay: "stripIfInteger",
  });
  const { maximumFractionDigits: digits = 2 } = format.resolvedOptions();
  const written = (minor: number) => format.format(minor / 10 ** digits);
  if (salary_min !== null && salary_max !== null)
    return salary_min === salary_max
      ? `${written(salary_min)} a year`
      : `${written(salary_min)} to ${written(salary_max)} a year`;
  if (salary_min !== null) return `From ${written(salary_min)} a year`;
  if (salary_max !== null) return `Up to ${written(salary_max)} a year`;
  return undefined;
}
