import type { getApprovalChainOptions } from "@ats/core/approvals/chains-contract";
import {
  budgetStateValues,
  type ConditionField,
  conditionFieldsOf,
  fieldNames,
  hasFixedValues,
  paidForValues,
} from "@ats/core/approvals/fields";
import type { SubjectKind } from "@ats/core/approvals/subject";
import type { Output } from "@ats/core/contract/endpoint";
import { currencies, jobTypes } from "@ats/core/jobs/job-input";
import { Grid } from "@ats/ui/Grid";
import { MoneyField } from "@ats/ui/MoneyField";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { NumberField } from "@ats/ui/NumberField";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { contractText } from "../languages/contract-text.ts";
import { chainTexts } from "./texts.ts";
import {
  isHomeMoney,
  isListed,
  isMoney,
  newCondition,
  type TypedCondition,
} from "./typed-chain.ts";

export type ChainOptions = Output<typeof getApprovalChainOptions>;

/** The company's values of a field. */
const valuesIn = (options: ChainOptions, field: ConditionField): readonly string[] =>
  ({
    dept: options.depts,
    brand_name: options.brands,
    location: options.locations,
    source: options.sources,
    job_type: jobTypes as readonly string[],
    cost_type: options.cost_types,
    supplier: options.suppliers,
    paid_for: paidForValues,
    budget_state: budgetStateValues,
  })[field as string] ?? [];

interface ConditionFieldsProps {
  kind: SubjectKind;
  condition: TypedCondition;
  options: ChainOptions;
  /** Path of the condition in its form. */
  name: string;
  errorOf(field: string): string | undefined;
  onChange(change: Partial<TypedCondition>): void;
}

export function ConditionFields({
  kind,
  condition,
  options,
  name,
  errorOf,
  onChange,
}: ConditionFieldsProps) {
  const say = useTexts();
  const { field, values, is, value, currency } = condition;
  const at = (part: string) => ({
    name: `${name}.${part}`,
    errorMessage: errorOf(`${name}.${part}`),
  });
  const offered = [...new Set([...valuesIn(options, field), ...values])];
  return (
    <Grid columns={isListed(field) ? 2 : 3}>
      <Select
        label={say(chainTexts.field)}
        options={conditionFieldsOf(kind).map((id) => ({
          id,
          label: capital(say(contractText(fieldNames[id]))),
        }))}
        value={field}
        onChange={(chosen) =>
          onChange({
            field: chosen,
            values: [],
            // The company's currency may be none of those of salaries.
            currency: isHomeMoney(chosen) ? options.cost_currency : newCondition().currency,
          })
        }
      />
      {isListed(field) ? (
        <MultiSelect
          {...at("values")}
          label={say(chainTexts.values)}
          isRequired
          options={offered.map((id) => ({
            id,
            label: hasFixedValues(field) ? capital(say(contractText(id))) : id,
          }))}
          value={values}
          onChange={(chosen) => onChange({ values: chosen })}
        />
      ) : (
        <>
          <Select
            label={say(chainTexts.is)}
            options={[
              { id: "at_least", label: say(chainTexts.atLeast) },
              { id: "at_most", label: say(chainTexts.atMost) },
            ]}
            value={is}
            onChange={(chosen) => onChange({ is: chosen })}
          />
          {isMoney(field) || isHomeMoney(field) ? (
            <MoneyField
              {...at("value")}
              label={say(chainTexts.amount)}
              isRequired
              minValue={0}
              value={value}
              onChange={(typed) => onChange({ value: typed })}
              currency={currency}
              {...(isMoney(field) && {
                currencies: [...currencies],
                onCurrencyChange: (chosen) => onChange({ currency: chosen as "GBP" }),
              })}
              trailingZeroDisplay="stripIfInteger"
            />
          ) : (
            <NumberField
              {...at("value")}
              label={say(chainTexts.number)}
              isRequired
              minValue={1}
              maxValue={999}
              value={value}
              onChange={(typed) => onChange({ value: typed })}
            />
          )}
        </>
      )}
    </Grid>
  );
}

/** The name of a field as it stands alone. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
