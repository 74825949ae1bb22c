import * as contract from "@ats/core/budgets/contract";
import { implementCosts } from "../costs/need-costs.ts";
import { homeNetOf, prepareShares } from "../costs/prepare-shares.ts";
import { readSetting } from "../settings/read-setting.ts";
import { readBudget } from "./read-budget.ts";
import { readBudgets } from "./read-budgets.ts";
import { seenBudgets, touchedBudgets } from "./touched-budgets.ts";
import { add, remove, update } from "./write-budget.ts";

const check = implementCosts(contract.checkBudgets, async (call) => {
  const { actor, body, db, services } = call;
  const { currency } = await readSetting(db, actor.company_id, "cost_settings");
  const home_net = homeNetOf(body, currency);
  const isByHand =
    body.split_by === "BY_HAND" || body.shares.some(({ amount }) => amount !== undefined);
  // A share that is not typed yet is none.
  const typed = isByHand
    ? body.shares.map(({ job_id, amount = 0 }) => ({ job_id, amount }))
    : body.shares;
  const shares = await prepareShares(call, { ...body, shares: typed }, home_net);
  const expected_date = body.expected_date ?? services.clock().toISOString().slice(0, 10);
  const touched = await touchedBudgets(
    call,
    { ...body, home_net, expected_date, shares },
    body.except,
  );
  const seen = await seenBudgets(
    call,
    touched.map(({ id }) => id),
  );
  return { budgets: touched.filter(({ id }) => seen.has(id)) };
});

export const budgetHandlers = [
  check,
  implementCosts(contract.listBudgets, (call) => readBudgets(call, call.query)),
  add,
  implementCosts(contract.getBudget, (call) => readBudget(call, call.params.id)),
  update,
  remove,
];
