import type { NamedCost } from "@ats/core/costs/contract";
import type { CostStage } from "@ats/core/costs/cost";
import { type Money, writtenMoney } from "@ats/core/costs/money";
import type { Say, Text } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { costTypeTexts } from "./texts.ts";

/** An amount as the reader's language writes it: "£1,250.50". */
export const sayMoney = (say: Say, money: Money): string => writtenMoney(money, say.locale);

/** The name of a type: a common one in the reader's language, or the company's own. */
export function sayType(say: Say, type: string): string {
  const text = (costTypeTexts as Partial<Record<string, Text>>)[type];
  return text ? say(text) : type;
}

/** "Advert, Indeed, INV-1 (£300.00)" */
export const sayNamed = (say: Say, { name, net, currency }: NamedCost): string =>
  `${name} (${sayMoney(say, { amount: net, currency })})`;

export const stageTones: Record<CostStage, Tone> = {
  PLANNED: "neutral",
  COMMITTED: "info",
  ACTUAL: "warning",
  PAID: "positive",
  WAITING: "info",
  SENT_BACK: "warning",
  REJECTED: "critical",
};
