import { endsOf, type Operator, isWhole } from "@ats/core/lists/conditions";
import { Button } from "@ats/ui/Button";
import { Form } from "@ats/ui/Form";
import { NativeSelect } from "@ats/ui/NativeSelect";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import type { SearchField } from "../FieldSearch.tsx";
import type { FieldTerm } from "../field-term.ts";
import { form } from "./ConditionForm.css.ts";
import { ConditionValue, valueName } from "./ConditionValue.tsx";
import { conditionFrom, type ListCondition, termFrom } from "./condition.ts";
import { conditionTexts, operatorTexts } from "./condition-texts.ts";
import { emptyTerm, hasNoTerm, isDistance, offeredOperators, rangeFrom } from "./operators.ts";

interface ConditionFormProps {
  fields: SearchField[];
  edited?: FieldTerm;
  onSubmit(term: FieldTerm): void;
}

/** Makes or changes a condition: field, operator and value. */
export function ConditionForm({ fields, edited, onSubmit }: ConditionFormProps) {
  const say = useTexts();
  const [draft, setDraft] = useState(() =>
    edited ? draftOf(conditionFrom(edited), fields) : draftFor(fields[0]),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const field = fields.find(({ id }) => id === draft.field);
  if (!field) return null;
  const offered = offeredOperators(field);
  const change = (next: Partial<ListCondition>) => {
    setDraft({ ...draft, ...next });
    setIncomplete(false);
  };
  return (
    <div className={form}>
      <Form
        gap="sm"
        hideSummary
        errors={isIncomplete ? [{ name: valueName, message: say(neededText(draft)) }] : []}
        onSubmit={() => {
          const condition = settle(draft);
          if (condition) onSubmit(termFrom(condition));
          else setIncomplete(true);
        }}
      >
        <NativeSelect
          label={say(conditionTexts.field)}
          options={fields}
          value={draft.field}
          autoFocus
          onChange={(id) => change(draftFor(fields.find((each) => each.id === id)))}
        />
        {offered.length > 1 && (
          <NativeSelect
            label={say(conditionTexts.condition)}
            options={offered.map((id) => ({
              id,
              label: say(operatorTexts[id as keyof typeof operatorTexts]),
            }))}
            value={draft.operator}
            onChange={(operator) =>
              change({
                operator,
                ...(!isAlike(operator, draft.operator) && { term: emptyTerm(operator) }),
              })
            }
          />
        )}
        <ConditionValue
          key={`${draft.field} ${isWhole(draft.operator)}`}
          field={field}
          condition={draft}
          onChange={(term) => change({ term })}
        />
        <Button type="submit" variant="primary">
          {say(edited ? conditionTexts.save : conditionTexts.addFilter)}
        </Button>
      </Form>
    </div>
  );
}

const draftFor = (field: SearchField | undefined): ListCondition => {
  const operator = (field && offeredOperators(field)[0]) ?? "contains";
  return { field: field?.id ?? "", operator, term: emptyTerm(operator) };
};

const neededText = ({ operator }: ListCondition) =>
  operator === "within" ? conditionTexts.enterPostcode : conditionTexts.enterValue;

/** Opens `from` and `to` as a range with one end, and the older form of a choice as `any`. */
function draftOf(condition: ListCondition, fields: SearchField[]): ListCondition {
  const { operator, term } = condition;
  if (operator === "from") return { ...condition, operator: "between", term: rangeFrom(term, "") };
  if (operator === "to") return { ...condition, operator: "between", term: rangeFrom("", term) };
  const kind = fields.find(({ id }) => id === condition.field)?.kind;
  return kind === "choice" && operator === "contains"
    ? { ...condition, operator: "any" }
    : condition;
}

/** True when a value of one operator is a value of the other. */
const isAlike = (one: Operator, other: Operator) =>
  [isWhole, hasNoTerm, (each: Operator) => each === "contains" || each === "lacks"].some(
    (group) => group(one) && group(other),
  );

/** The condition as it is sent; undefined while its value is missing. */
function settle(condition: ListCondition): ListCondition | undefined {
  const { operator, term } = condition;
  if (hasNoTerm(operator)) return condition;
  if (operator === "within") return isDistance(term) ? condition : undefined;
  if (operator !== "between") return term.trim() ? { ...condition, term: term.trim() } : undefined;
  const { from, to } = endsOf(term);
  if (from && to) return condition;
  if (from) return { ...condition, operator: "from", term: from };
  return to ? { ...condition, operator: "to", term: to } : undefined;
}
