/**
 * `npm run bench:costs`: times lists, sums and searches of costs, budgets and approvals on the large
 * demo in a temporary embedded database, each beside the jobs list. It only prints and never fails.
 */
import { createApi } from "@ats/api/app/app";
import { handlers } from "@ats/api/app/handlers";
import { listRequisitions } from "@ats/core/approvals/contract";
import { listBudgets } from "@ats/core/budgets/contract";
import { getCostTotals, listCosts } from "@ats/core/costs/contract";
import { getCostFigures } from "@ats/core/costs/figures-contract";
import { listJobs } from "@ats/core/jobs/list-contract";
import { loadDemo } from "@ats/demo/load";
import { sql } from "kysely";
import { during, print } from "../src/progress.ts";
import { percentile, timed } from "./measure.ts";
import { openBench } from "./open-bench.ts";
import { signedIn } from "./signed-in.ts";

const rounds = 50;
const warmUp = 5;

const day = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * 86_400_000).toISOString().slice(0, 10);
const figures = `${getCostFigures.path}?to=${day(0)}&from=`;
const calls = [
  ["approvals, all", `${listRequisitions.path}?tab=all`],
  ["approvals, searched", `${listRequisitions.path}?tab=all&q=nurse`],
  ["costs", listCosts.path],
  ["costs, searched", `${listCosts.path}?q=nurse`],
  ["totals", getCostTotals.path],
  ["totals, searched", `${getCostTotals.path}?q=nurse`],
  ["budgets, by use", listBudgets.path],
  ["budgets, by name", `${listBudgets.path}?sc=name&so=asc`],
  ["cost per hire, year", figures + day(364)],
  ["cost per hire, month", figures + day(30)],
] as const;

const { services, close } = await openBench();
try {
  await during("Loading the large demo", (onProgress) =>
    loadDemo(services, { size: "large", cvs: 0, onProgress }),
  );
  // The demo has three budgets.
  await sql`insert into budgets (company_id, name, job_id, dept, campaign, from_date, to_date,
      amount, warn_percent, is_hard_limit)
    select company_id, 'Budget ' || row_number() over (), null, dept, '', day, day + 364,
      100000000, 80, false
    from (select distinct company_id, dept from jobs where company_id = 1) depts,
      generate_series(1, 7) n, lateral (select current_date - 60 * n as day) days`.execute(
    services.system,
  );
  const get = await signedIn(createApi(handlers, services), "admin@northgate.example");
  print("\nMilliseconds, and how many times the jobs list\n");
  print("                             p50     p99   ratio");
  for (const [name, path] of calls) {
    const times = { jobs: [] as number[], call: [] as number[] };
    for (let round = -warmUp; round < rounds; round++) {
      const [ofJobs, ofCall] = [
        await timed(() => get(listJobs.path)),
        await timed(() => get(path)),
      ];
      if (round < 0) continue;
      times.jobs.push(ofJobs);
      times.call.push(ofCall);
    }
    const p50 = percentile(times.call, 0.5);
    const columns = [p50, percentile(times.call, 0.99), p50 / percentile(times.jobs, 0.5)];
    print(name.padEnd(24) + columns.map((value) => value.toFixed(1).padStart(8)).join(""));
  }
} finally {
  await close();
}
