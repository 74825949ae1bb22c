import { type Budget, getBudget, removeBudget } from "@ats/core/budgets/contract";
import { getCostChoices } from "@ats/core/costs/contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Grid } from "@ats/ui/Grid";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { List, Trash2 } from "lucide-react";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import { sayMoney } from "../../costs/cost-words.ts";
import { costsTexts } from "../../costs/texts.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { useCan } from "../../session/session.tsx";
import { budgetsPath, budgetTones, costsOfBudget, sayPeriod, sayScope } from "../budget-words.ts";
import { budgetStateTexts, budgetsTexts } from "../texts.ts";
import { UsedBar } from "../UsedBar.tsx";
import { useRefreshBudgets } from "../useRefreshBudgets.ts";
import { BudgetForm } from "./BudgetForm.tsx";
import { budgetPageTexts } from "./texts.ts";
import { typedBudget } from "./typed-budget.ts";

/** A budget: what of it is used, and its terms. */
export function BudgetPage({ id }: { id: number }) {
  const say = useTexts();
  const mayUpdate = useCan("UPDATE_COSTS");
  // A removed budget is not read again while the list loads.
  const [isRemoved, setRemoved] = useState(false);
  const query = useEndpoint(getBudget, { params: { id } }, { enabled: !isRemoved });
  const choices = useEndpoint(getCostChoices, {});
  const budget = query.data;
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[
            { label: say(costsTexts.costs), href: to.costsList() },
            { label: say(budgetsTexts.budgets), href: budgetsPath() },
          ]}
          title={budget?.name ?? say(budgetsTexts.budget)}
          meta={
            budget && (
              <StatusBadge
                tone={budgetTones[budget.state]}
                label={say(budgetStateTexts[budget.state])}
              />
            )
          }
          subtitle={budget && `${sayScope(say, budget)}, ${sayPeriod(say, budget)}`}
          actions={
            budget && mayUpdate && <Remove budget={budget} onRemoved={() => setRemoved(true)} />
          }
        />
      }
    >
      <ListContent
        what={say(budgetsTexts.theBudget)}
        query={{ ...query, error: query.error ?? choices.error, data: choices.data && budget }}
        lines={8}
      >
        {(data) => (
          <Stack gap="lg">
            <Use budget={data} />
            {choices.data && (
              <BudgetForm
                choices={choices.data}
                saved={typedBudget(data)}
                id={id}
                isReadOnly={!mayUpdate}
                onSaved={() => undefined}
              />
            )}
          </Stack>
        )}
      </ListContent>
    </Page>
  );
}

/** The sums of a budget, each with its meaning, and a link to its costs. */
function Use({ budget }: { budget: Budget }) {
  const say = useTexts();
  const { currency, amount, used, without_rate } = budget;
  const money = (of: number) => sayMoney(say, { amount: of, currency });
  const isOver = used > amount;
  const sums = [
    ...(["planned", "committed", "actual", "paid"] as const).map((id) => ({
      term: say(budgetsTexts[id]),
      is: say(budgetPageTexts[`${id}Is`]),
      sum: <Link href={costsOfBudget(budget, id)}>{money(budget[id])}</Link>,
    })),
    ...(budget.awaiting > 0
      ? [
          {
            term: say(budgetsTexts.awaiting),
            is: say(budgetPageTexts.awaitingIs),
            sum: <Link href={costsOfBudget(budget, "waiting")}>{money(budget.awaiting)}</Link>,
          },
        ]
      : []),
    {
      term: say(isOver ? budgetPageTexts.over : budgetsTexts.left),
      is: say(isOver ? budgetPageTexts.overIs : budgetPageTexts.leftIs),
      sum: money(Math.abs(amount - used)),
    },
  ];
  return (
    <Card
      title={say(budgetPageTexts.whatIsUsed)}
      actions={
        <Button href={costsOfBudget(budget)} iconStart={<List />}>
          {say(budgetPageTexts.showCosts)}
        </Button>
      }
    >
      <Stack>
        <UsedBar budget={budget} />
        <Grid columns={3}>
          {sums.map(({ term, is, sum }) => (
            <div key={term} role="group" aria-label={term}>
              <Text as="div" size="sm" tone="muted">
                {term}
              </Text>
              <Text as="div" weight="medium">
                {sum}
              </Text>
              <Text as="div" size="sm" tone="muted">
                {is}
              </Text>
            </div>
          ))}
        </Grid>
        {without_rate.length > 0 && (
          <Banner tone="warning">
            {say(budgetsTexts.withoutRate, {
              amounts: without_rate.map((each) => sayMoney(say, each)).join(", "),
            })}
          </Banner>
        )}
        <Text size="sm" tone="muted">
          {say(budgetsTexts.whatCounts)}
        </Text>
      </Stack>
    </Card>
  );
}

interface RemoveProps {
  budget: Budget;
  onRemoved(): void;
}

function Remove({ budget: { id, version }, onRemoved }: RemoveProps) {
  const say = useTexts();
  const { navigate } = useAts();
  const refresh = useRefreshBudgets();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCall(removeBudget, {
    onSuccess: () => {
      onRemoved();
      navigate(budgetsPath());
      void refresh();
      showToast({ tone: "positive", title: say(budgetPageTexts.removed) });
    },
    onError: ({ message }) => {
      setAsking(false);
      showToast({
        tone: "critical",
        title: say(budgetPageTexts.notRemoved),
        description: message,
        timeout: null,
      });
    },
  });
  return (
    <>
      <Button iconStart={<Trash2 />} isIconOnNarrow onPress={() => setAsking(true)}>
        {say(budgetPageTexts.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={say(budgetPageTexts.removeTitle)}
        confirmLabel={say(budgetPageTexts.remove)}
        tone="critical"
        isPending={isPending}
        onConfirm={() => mutate({ params: { id }, version })}
      >
        {say(budgetPageTexts.removeHint)}
      </ConfirmDialog>
    </>
  );
}
