import { budgetInput } from "@ats/core/budgets/budget-input";
import { addBudget, type Budget, updateBudget } from "@ats/core/budgets/contract";
import { type CostChoices, listCostJobs, listCostValues } from "@ats/core/costs/contract";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ComboBox } from "@ats/ui/ComboBox";
import { DatePicker } from "@ats/ui/DatePicker";
import { Form, type FormError } from "@ats/ui/Form";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { MoneyField } from "@ats/ui/MoneyField";
import { NumberField } from "@ats/ui/NumberField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Stack } from "@ats/ui/Stack";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { differencesIn } from "../../drafts/differences.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { saidErrors } from "../../forms/said-errors.ts";
import { useForm } from "../../forms/useForm.ts";
import { budgetsTexts } from "../texts.ts";
import { useRefreshBudgets } from "../useRefreshBudgets.ts";
import { budgetInWords } from "./budget-in-words.ts";
import { budgetPageTexts } from "./texts.ts";
import { budgetBody, budgetScopes, type TypedBudget, typedBudgetSchema } from "./typed-budget.ts";

interface BudgetFormProps {
  choices: CostChoices;
  /** The budget as saved, or the values of a new one. */
  saved: TypedBudget;
  /** The saved budget; absent for a new one. */
  id?: number;
  isReadOnly: boolean;
  onSaved(budget: Budget): void;
}

/** Adds a budget or changes one. Keeps a draft and detects a stale version. Quality R2, R4. */
export function BudgetForm({ choices, saved, id, isReadOnly, onSaved }: BudgetFormProps) {
  const say = useTexts();
  const { client } = useAts();
  const refresh = useRefreshBudgets();
  const check = (typed: TypedBudget): FormError[] => [
    ...saidErrors(say, budgetInput.safeParse(budgetBody(typed)).error),
    ...(typed.scope === "dept" && !typed.dept.trim()
      ? [{ name: "dept", message: say(budgetPageTexts.enterDept) }]
      : []),
    ...(typed.scope === "job" && typed.job_id === null
      ? [{ name: "job_id", message: say(budgetPageTexts.chooseJob) }]
      : []),
  ];
  const form = useForm<TypedBudget>({
    draft: useDraftState(`budget.${id ?? "new"}`, typedBudgetSchema),
    saved,
    check,
    async save(typed, intentOf) {
      const body = budgetBody(typed);
      const written = id
        ? await client.call(updateBudget, { params: { id }, body, version: typed.version })
        : await client.call(addBudget, { body, idempotencyKey: intentOf(body) });
      await refresh();
      showToast({
        tone: "positive",
        title: say(id ? budgetPageTexts.saved : budgetPageTexts.added),
      });
      onSaved(written);
    },
    onRefused: ({ status }) => status === 412 && refresh(),
  });
  const { typed, change, field } = form;
  return (
    <Form aria-label={say(budgetsTexts.budget)} errors={form.errors} onSubmit={form.submit}>
      <Card title={say(budgetsTexts.budget)}>
        <Stack>
          <FormNotices
            form={form}
            failed={say(budgetPageTexts.notSaved)}
            conflict={
              id
                ? {
                    what: say(budgetPageTexts.thisBudget),
                    differences: differencesIn(budgetInWords(say, choices.currency), typed, saved),
                  }
                : undefined
            }
          />
          <TextField
            label={say(budgetsTexts.name)}
            description={say(budgetPageTexts.nameHint)}
            isRequired
            isReadOnly={isReadOnly}
            maxLength={80}
            {...field("name")}
          />
          <RadioGroup
            label={say(budgetPageTexts.scope)}
            orientation="horizontal"
            isReadOnly={isReadOnly}
            options={budgetScopes.map((scope) => ({
              id: scope,
              label: say(budgetPageTexts[scope]),
            }))}
            value={typed.scope}
            onChange={(scope) => change({ scope })}
          />
          <Grid columns={2}>
            {typed.scope === "dept" && (
              <ComboBox
                label={say(budgetsTexts.department)}
                name="dept"
                isRequired
                isReadOnly={isReadOnly}
                allowsCustomValue
                inputValue={typed.dept}
                onInputChange={(dept) => change({ dept })}
                options={choices.depts.map((dept) => ({ id: dept, label: dept }))}
              />
            )}
            {typed.scope === "job" && (
              <ComboBox
                label={say(budgetsTexts.job)}
                name="job_id"
                description={say(budgetPageTexts.jobHint)}
                isRequired
                isReadOnly={isReadOnly}
                value={typed.job_id === null ? null : String(typed.job_id)}
                {...(typed.job_id !== null && {
                  selectedOption: { id: String(typed.job_id), label: typed.job },
                })}
                onChange={(job) => change({ job_id: job === null ? null : Number(job) })}
                loadOptions={async (q, signal) => {
                  const { records } = await client.call(listCostJobs, { query: { q }, signal });
                  return records.map(({ id: job, title, job_number }) => ({
                    id: String(job),
                    label: title,
                    description: String(job_number),
                  }));
                }}
              />
            )}
            <ComboBox
              label={say(budgetsTexts.campaign)}
              name="campaign"
              description={say(budgetPageTexts.campaignHint)}
              isReadOnly={isReadOnly}
              allowsCustomValue
              inputValue={typed.campaign}
              onInputChange={(campaign) => change({ campaign })}
              loadOptions={async (q, signal) => {
                const query = { field: "campaign", q } as const;
                const { values } = await client.call(listCostValues, { query, signal });
                return values.map((value) => ({ id: value, label: value }));
              }}
            />
          </Grid>
          <Grid columns={2}>
            <DatePicker
              label={say(budgetPageTexts.from)}
              isRequired
              isReadOnly={isReadOnly}
              {...field("from_date")}
            />
            <DatePicker
              label={say(budgetPageTexts.to)}
              isRequired
              isReadOnly={isReadOnly}
              {...field("to_date")}
            />
            <MoneyField
              label={say(budgetsTexts.amount)}
              description={say(budgetPageTexts.amountHint)}
              isRequired
              isReadOnly={isReadOnly}
              currency={choices.currency}
              minValue={0}
              {...field("amount")}
            />
            <NumberField
              label={say(budgetPageTexts.warnPercent)}
              description={say(budgetPageTexts.warnHint)}
              isReadOnly={isReadOnly}
              hideStepper
              suffix="%"
              minValue={1}
              maxValue={100}
              {...field("warn_percent")}
            />
          </Grid>
          <RadioGroup
            label={say(budgetPageTexts.beyond)}
            isReadOnly={isReadOnly}
            options={[
              { id: "ask", label: say(budgetPageTexts.ask) },
              {
                id: "refuse",
                label: say(budgetPageTexts.refuse),
                description: say(budgetPageTexts.refuseHint),
              },
            ]}
            value={typed.is_hard_limit ? "refuse" : "ask"}
            onChange={(way) => change({ is_hard_limit: way === "refuse" })}
          />
          {!isReadOnly && (
            <Inline>
              <Button type="submit" variant="primary" isPending={form.isSaving}>
                {say(budgetPageTexts.save)}
              </Button>
            </Inline>
          )}
        </Stack>
      </Card>
    </Form>
  );
}
