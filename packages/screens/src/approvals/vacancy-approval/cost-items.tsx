import type { RequisitionDetails } from "@ats/core/approvals/contract";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { sayMoney, sayType } from "../../costs/cost-words.ts";
import { approvalPageTexts } from "./texts.ts";

export interface Item {
  term: string;
  description: ReactNode;
}

type AskedCost = NonNullable<RequisitionDetails["cost"]>;

/** The request of a cost as terms and values. */
export function costItems(
  say: Say,
  cost: AskedCost,
  { cost_net, currency, dept }: Pick<RequisitionDetails, "cost_net" | "currency" | "dept">,
): Item[] {
  const none = <Text tone="muted">{say(approvalPageTexts.none)}</Text>;
  const home = cost_net === null ? null : sayMoney(say, { amount: cost_net, currency });
  const net = [cost.original_net, home && cost.original_net ? `(${home})` : home];
  return [
    { term: say(approvalPageTexts.net), description: net.filter(Boolean).join(" ") || none },
    { term: say(approvalPageTexts.costType), description: sayType(say, cost.type) },
    { term: say(approvalPageTexts.supplier), description: cost.supplier || none },
    {
      term: say(approvalPageTexts.paidFor),
      description: say(
        cost.paid_for === "internal" ? approvalPageTexts.internal : approvalPageTexts.external,
      ),
    },
    { term: say(approvalPageTexts.invoiceNumber), description: cost.invoice_number || none },
    { term: say(approvalPageTexts.department), description: dept || none },
    {
      term: say(approvalPageTexts.jobs),
      description: cost.jobs ? <Text preserveLines>{cost.jobs.replaceAll("; ", "\n")}</Text> : none,
    },
    {
      term: say(approvalPageTexts.budgets),
      description:
        cost.budget_state === "exceeded" ? (
          <Text tone="critical">{cost.budget_effect ?? say(approvalPageTexts.beyondBudget)}</Text>
        ) : (
          say(approvalPageTexts.withinBudgets)
        ),
    },
  ];
}
