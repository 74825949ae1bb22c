import { getCostChoices } from "@ats/core/costs/contract";
import { to } from "@ats/core/navigation/routes";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { costsTexts } from "../../costs/texts.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { budgetsPath } from "../budget-words.ts";
import { budgetsTexts } from "../texts.ts";
import { BudgetForm } from "./BudgetForm.tsx";
import { newBudget } from "./typed-budget.ts";

/** Adds a budget. */
export function NewBudget() {
  const say = useTexts();
  const { navigate } = useAts();
  const [saved] = useState(() => newBudget());
  const choices = useEndpoint(getCostChoices, {});
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[
            { label: say(costsTexts.costs), href: to.costsList() },
            { label: say(budgetsTexts.budgets), href: budgetsPath() },
          ]}
          title={say(budgetsTexts.addBudget)}
        />
      }
    >
      <ListContent what={say(budgetsTexts.theBudget)} query={choices} lines={8}>
        {(data) => (
          <BudgetForm
            choices={data}
            saved={saved}
            isReadOnly={false}
            onSaved={({ id }) => navigate(budgetsPath(id))}
          />
        )}
      </ListContent>
    </Page>
  );
}
