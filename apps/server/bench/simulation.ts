import type { Chain } from "@ats/core/approvals/chain";
import { simulate } from "@ats/core/approvals/simulate";
import { print } from "../src/progress.ts";

const people = Array.from({ length: 200 }, (_, at) => at + 1);
const departments = Array.from({ length: 25 }, (_, at) => `Department ${at}`);

/** A chain of five steps for every department, and one for the rest. */
const chains: Chain[] = [...departments.slice(1), null].map((dept, id) => ({
  id,
  name: `Chain ${id}`,
  is_on: true,
  scope: dept ? [{ field: "dept", is: "one_of", values: [dept] }] : [],
  steps: [1, 2, 2, 3, 4].map((stage, at) => ({
    id: String(at),
    name: `Step ${at}`,
    stage,
    approvers: [0, 1, 2].map((more) => people[(id * 7 + at * 3 + more) % people.length] ?? 1),
    needed: 2,
    condition: at % 2 ? { field: "salary_max", is: "at_least", value: 4_000_000 } : null,
    fallback: null,
    reads: [],
  })),
}));

/** Prints how long 10,000 requests take through a company's chains of approval. */
export function printSimulation(): void {
  const requests = Array.from({ length: 10_000 }, (_, at) => ({
    fields: {
      dept: departments[at % departments.length] ?? "",
      salary_max: 2_000_000 + (at % 60) * 100_000,
    },
    requested_by: people[at % people.length] ?? 1,
  }));
  const past = { requests, daysOf: new Map(people.map((user) => [user, user % 5])), usualDays: 2 };
  const start = performance.now();
  simulate(chains, past, (user) => [user]);
  const time = (performance.now() - start).toFixed(0);
  print(`Simulation of 25 approval chains over 10,000 requests: ${time} ms; the limit is 2,000`);
}
