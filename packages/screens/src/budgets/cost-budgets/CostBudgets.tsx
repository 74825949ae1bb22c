import type { TouchedBudget } from "@ats/core/budgets/contract";
import { Banner } from "@ats/ui/Banner";
import { Checkbox } from "@ats/ui/Checkbox";
import { Stack } from "@ats/ui/Stack";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { sayUsed } from "../budget-words.ts";
import { costBudgetsTexts } from "./texts.ts";

interface CostBudgetsProps {
  budgets: readonly TouchedBudget[];
  /** Ids of the budgets that the cost may exceed. */
  confirmed: readonly number[];
  onConfirm(ids: number[]): void;
}

/** Says where a cost takes its budgets, and asks before one is exceeded. */
export function CostBudgets({ budgets, confirmed, onConfirm }: CostBudgetsProps) {
  const say = useTexts();
  const takesTo = (budget: TouchedBudget) =>
    say(costBudgetsTexts.takesTo, { name: budget.name, used: sayUsed(say, budget) });
  const refused = budgets.filter(({ is_refused }) => is_refused);
  const exceeded = budgets.filter((each) => each.needs_confirmation && !each.is_refused);
  const others = budgets.filter(({ needs_confirmation }) => !needs_confirmation);
  const ids = exceeded.map(({ id }) => id);
  return (
    <Stack gap="sm">
      {refused.map((budget) => (
        <Banner key={budget.id} tone="critical" title={takesTo(budget)}>
          {say(costBudgetsTexts.refused)}
        </Banner>
      ))}
      {exceeded.length > 0 && (
        <Banner tone="warning" title={exceeded.map(takesTo).join(" ")}>
          <Checkbox
            name="exceeds_budgets"
            isSelected={ids.every((id) => confirmed.includes(id))}
            onChange={(isSelected) => onConfirm(isSelected ? ids : [])}
          >
            {say(costBudgetsTexts.mayExceed, { count: ids.length })}
          </Checkbox>
        </Banner>
      )}
      {others.map((budget) => {
        const { id, name, has_no_rate, state } = budget;
        if (has_no_rate)
          return (
            <Banner key={id} tone="warning">
              {say(costBudgetsTexts.hasNoRate, { name })}
            </Banner>
          );
        if (state === "NEAR")
          return (
            <Banner key={id} tone="info">
              {takesTo(budget)} {say(costBudgetsTexts.near)}
            </Banner>
          );
        return (
          <Text key={id} as="p" size="sm" tone="muted">
            {say(costBudgetsTexts.countsFor, { name, used: sayUsed(say, budget) })}
          </Text>
        );
      })}
    </Stack>
  );
}
