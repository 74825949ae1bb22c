import type { Budget } from "@ats/core/budgets/contract";
import { ProgressBar } from "@ats/ui/ProgressBar";
import { useTexts } from "@ats/ui/texts";
import { budgetTones, sayUsed } from "./budget-words.ts";

/** How much of a budget is used: "£8,400.00 of £10,000.00, 84%". */
export function UsedBar({ budget }: { budget: Budget }) {
  const say = useTexts();
  return (
    <ProgressBar
      label={sayUsed(say, budget)}
      value={Math.min(Math.max(budget.used, 0), budget.amount)}
      max={budget.amount}
      valueLabel={new Intl.NumberFormat(say.locale, { style: "percent" }).format(
        budget.used_percent / 100,
      )}
      tone={budgetTones[budget.state]}
    />
  );
}
