import type { SearchOf } from "../app/useSearch.ts";
import type { CostsSearch } from "../costs/cost-list/tabs.ts";
import { BudgetList } from "./budget-list/BudgetList.tsx";
import { BudgetPage } from "./budget-page/BudgetPage.tsx";
import { NewBudget } from "./budget-page/NewBudget.tsx";

/** The tab Budgets of the costs: the list, one budget, or a new one. */
export default function Budgets(address: SearchOf<CostsSearch>) {
  const { budget } = address.search;
  if (budget === "new") return <NewBudget />;
  return budget ? <BudgetPage key={budget} id={budget} /> : <BudgetList {...address} />;
}
