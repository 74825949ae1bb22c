import { checkBudgets, type TouchedBudget } from "@ats/core/budgets/contract";
import type { Input } from "@ats/core/contract/endpoint";
import type { FormError } from "@ats/ui/Form";
import type { Say } from "@ats/ui/texts";
import { keepPreviousData } from "@tanstack/react-query";
import { useEndpoint } from "../../app/endpoint.ts";
import { inputOf, type TypedCost } from "../../costs/cost-form/typed-cost.ts";
import { useSettled } from "../../costs/cost-form/useSettled.ts";
import { costBudgetsTexts } from "./texts.ts";

/** The budgets that a cost counts for as it is typed, once the typing has settled. */
export function useCostBudgets(
  typed: TypedCost,
  home: string,
  costId: number | undefined,
  isReadOnly: boolean,
): TouchedBudget[] {
  const {
    net,
    currency,
    rate,
    po_number,
    invoice_number,
    dept,
    campaign,
    split_by,
    shares,
    expected_date,
    incurred_date,
    paid_date,
  } = inputOf(typed, home);
  const body: Input<typeof checkBudgets>["body"] = {
    net,
    currency,
    rate,
    po_number,
    invoice_number,
    dept,
    campaign,
    split_by,
    shares,
    expected_date,
    incurred_date,
    paid_date,
    except: costId ?? null,
  };
  const settled = useSettled(JSON.stringify(body));
  const isAsked = !isReadOnly && typed.net !== null;
  const { data } = useEndpoint(
    checkBudgets,
    { body: JSON.parse(settled) },
    { enabled: isAsked && JSON.parse(settled).net !== null, placeholderData: keepPreviousData },
  );
  return isAsked ? (data?.budgets ?? []) : [];
}

/** Asks for a confirmation that is missing. */
export const confirmationProblem = (
  say: Say,
  budgets: readonly TouchedBudget[],
  { exceeds_budgets }: TypedCost,
): FormError[] =>
  budgets.some(
    ({ id, needs_confirmation, is_refused }) =>
      needs_confirmation && !is_refused && !exceeds_budgets.includes(id),
  )
    ? [{ name: "exceeds_budgets", message: say(costBudgetsTexts.confirmFirst) }]
    : [];
