/** Runs a sweep for one company after another; throws a failure once all have been tried. */
export async function eachCompany(
  companies: readonly { id: number }[],
  work: (id: number) => Promise<void>,
): Promise<void> {
  const failures: unknown[] = [];
  for (const { id } of companies) await work(id).catch((error) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
