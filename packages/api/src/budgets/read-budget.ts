import type { Budget } from "@ats/core/budgets/contract";
import { notFound } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { readBudgets } from "./read-budgets.ts";

/** Reads one budget with the sums of its costs. */
export async function readBudget(
  call: Pick<Call, "actor" | "db" | "services">,
  id: number,
): Promise<Budget> {
  const one = { filter: "all", sc: "name", so: "asc", page_no: 0, per_page: 1 } as const;
  const { records } = await readBudgets(call, one, id);
  const [budget] = records;
  if (!budget) throw notFound("budget");
  return budget;
}
