import type { Budget } from "@ats/core/budgets/contract";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import { sayMoney } from "../../costs/cost-words.ts";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { budgetTones, sayPeriod, sayScope } from "../budget-words.ts";
import { budgetStateTexts, budgetsTexts } from "../texts.ts";
import { UsedBar } from "../UsedBar.tsx";
import { budgetListTexts } from "./texts.ts";

type Sum = "planned" | "committed" | "actual" | "paid";

/** The columns of the list of budgets. */
export const budgetColumns = (say: Say): TableColumn<Budget>[] => {
  const state = ({ state: id }: Budget) => (
    <StatusBadge tone={budgetTones[id]} label={say(budgetStateTexts[id])} />
  );
  const sum = (id: Sum): TableColumn<Budget> => ({
    id,
    header: say(budgetsTexts[id]),
    width: "max(6.5rem, 9cqi)",
    isNoWrap: true,
    align: "end",
    hideBelow: "lg",
    cell: (budget) => sayMoney(say, { amount: budget[id], currency: budget.currency }),
  });
  return [
    {
      id: "name",
      header: say(budgetsTexts.budget),
      width: "max(9rem, 18cqi)",
      isSortable: true,
      isRowHeader: true,
      cell: ({ name }) => name,
      detail: (budget) => (
        <>
          {sayScope(say, budget)}
          <span className={narrowLine}>{state(budget)}</span>
        </>
      ),
    },
    {
      id: "from_date",
      header: say(budgetsTexts.period),
      width: "max(9rem, 13cqi)",
      isSortable: true,
      hideBelow: "md",
      cell: (budget) => sayPeriod(say, budget),
    },
    {
      id: "used_percent",
      header: say(budgetsTexts.used),
      width: "max(10rem, 18cqi)",
      isSortable: true,
      cell: (budget) => <UsedBar budget={budget} />,
    },
    {
      id: "state",
      header: say(budgetListTexts.state),
      width: "8.5rem",
      hideBelow: "md",
      cell: state,
    },
    ...(["planned", "committed", "actual", "paid"] as const).map(sum),
  ];
};
