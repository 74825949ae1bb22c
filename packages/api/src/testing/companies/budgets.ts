import type { Northgate } from "./northgate.ts";

/** A budget of the whole company, and one of a campaign that nothing is spent on. */
export async function makeBudgets({ db, ids }: Northgate) {
  const budget = {
    company_id: ids.northgate,
    name: "Recruitment, 2026",
    job_id: null,
    dept: "",
    campaign: "",
    from_date: "2026-01-01",
    to_date: "2026-12-31",
    amount: 100_000_000,
    warn_percent: 80,
    is_hard_limit: false,
  };
  const add = (more: Partial<typeof budget>) =>
    db
      .insertInto("budgets")
      .values({ ...budget, ...more })
      .returning("id")
      .executeTakeFirstOrThrow();
  return {
    budgets: {
      recruitment: await add({}),
      fair: await add({ name: "Careers fair", campaign: "Careers fair" }),
    },
  };
}
