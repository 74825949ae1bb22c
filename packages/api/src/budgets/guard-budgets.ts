import type { TouchedBudget } from "@ats/core/budgets/contract";
import { writtenMoney } from "@ats/core/costs/money";
import { sql } from "kysely";
import { HttpError } from "../kernel/http-error.ts";
import type { Call } from "../kernel/implement.ts";
import { type ComingCost, seenBudgets, touchedBudgets } from "./touched-budgets.ts";

/** A budget beyond whose amount a cost goes. */
export interface ExceededBudget extends TouchedBudget {
  /** False for one that the writer's role does not cover. */
  is_seen: boolean;
}

const takesTo = ({ name, used, amount, currency }: TouchedBudget) =>
  `This takes ${name} to ${writtenMoney({ amount: used, currency })} of ${writtenMoney({ amount, currency })}.`;

/**
 * Refuses a cost that takes a budget beyond its amount, until its writer has confirmed it. A hard
 * limit refuses planned and ordered costs in any case. A budget that the writer does not see stops
 * nobody but by its hard limit, for there is nothing to confirm. Returns the budgets that are beyond
 * their amounts with the cost.
 */
export async function guardBudgets(
  call: Pick<Call, "actor" | "db">,
  cost: ComingCost,
  confirmed: readonly number[],
  except?: number,
): Promise<ExceededBudget[]> {
  const { company_id } = call.actor;
  // Of two costs at once, the second waits and counts the first.
  await sql`select pg_advisory_xact_lock(hashtext('budgets'), ${company_id}::int)`.execute(call.db);
  const beyond = (await touchedBudgets(call, cost, except)).filter(
    ({ state }) => state === "EXCEEDED",
  );
  if (beyond.length === 0) return [];
  const seen = await seenBudgets(
    call,
    beyond.map(({ id }) => id),
  );
  const exceeded = beyond.filter(({ needs_confirmation }) => needs_confirmation);
  const refusing = exceeded.filter(({ is_refused }) => is_refused);
  const [refused] = refusing.toSorted((a, b) => Number(seen.has(b.id)) - Number(seen.has(a.id)));
  if (refused)
    throw new HttpError(
      409,
      seen.has(refused.id)
        ? `${takesTo(refused)} The budget takes no planned or ordered costs beyond its amount. Make the cost smaller, or raise the budget.`
        : "This goes beyond a budget that your role does not cover, which takes no further planned or ordered costs. Ask a colleague who sees all budgets.",
    );
  const asked = exceeded.filter(({ id }) => seen.has(id) && !confirmed.includes(id));
  if (asked.length > 0)
    throw new HttpError(
      409,
      `${asked.map(takesTo).join(" ")} Confirm that the cost may exceed the budget, or change it.`,
    );
  return beyond.map((budget) => ({ ...budget, is_seen: seen.has(budget.id) }));
}
