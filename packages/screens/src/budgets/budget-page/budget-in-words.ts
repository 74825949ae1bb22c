import type { Say } from "@ats/ui/texts";
import { sayMoney } from "../../costs/cost-words.ts";
import { datesIn } from "../../dates/dates.ts";
import type { InWords } from "../../drafts/differences.ts";
import { budgetsTexts } from "../texts.ts";
import { budgetPageTexts } from "./texts.ts";
import type { TypedBudget } from "./typed-budget.ts";

/** The fields of a budget in words, to compare two versions. */
export function budgetInWords(say: Say, currency: string): InWords<TypedBudget> {
  const { shortDate } = datesIn(say.locale);
  const day = (iso: string | null) => (iso ? shortDate(iso) : "");
  return [
    [say(budgetsTexts.name), ({ name }) => name],
    [
      say(budgetPageTexts.scope),
      ({ scope, dept, job }) =>
        scope === "company" ? say(budgetPageTexts.company) : scope === "dept" ? dept : job,
    ],
    [say(budgetsTexts.campaign), ({ campaign }) => campaign],
    [say(budgetPageTexts.from), ({ from_date }) => day(from_date)],
    [say(budgetPageTexts.to), ({ to_date }) => day(to_date)],
    [
      say(budgetsTexts.amount),
      ({ amount }) => (amount === null ? "" : sayMoney(say, { amount, currency })),
    ],
    [
      say(budgetPageTexts.warnPercent),
      ({ warn_percent }) => (warn_percent === null ? "" : `${warn_percent} %`),
    ],
    [
      say(budgetPageTexts.beyond),
      ({ is_hard_limit }) => say(is_hard_limit ? budgetPageTexts.refuse : budgetPageTexts.ask),
    ],
  ];
}
