import { operatorsOf } from "@ats/core/custom-fields/custom-condition";
import type { CustomField, CustomRecord } from "@ats/core/custom-fields/custom-field";
import { type CustomCondition, endsOf, termsOfCondition } from "@ats/core/lists/conditions";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { CompanyDb } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { contains } from "../search/field-search.ts";
import { amountOf } from "./amount.ts";
import { columnOf } from "./column.ts";
import { readFields } from "./fields.ts";

/** The list's columns with the ids of the records whose fields it is filtered by. */
type IdColumns = Partial<Record<CustomRecord, RawBuilder<unknown>>>;

/** Records whose values of a company's own field meet a condition. */
export async function customCondition(
  db: CompanyDb,
  ids: IdColumns,
  condition: CustomCondition,
  now: Date,
): Promise<RawBuilder<SqlBool>> {
  const field = (await readFields(db)).find((each) => each.id === condition.id);
  const id = field && ids[field.record];
  if (!id)
    throw new HttpError(400, "This filter's field does not exist any more. Remove the filter.");
  const operators = operatorsOf(field.kind);
  if (!operators.includes(condition.operator))
    throw new HttpError(400, `Compare ${field.name} by one of ${operators.join(", ")}.`);
  const column = sql.ref(`v.${columnOf[field.record]}`);
  const found = sql<SqlBool>`${id} in (select ${column} from custom_values v
    where v.field_id = ${field.id} and ${column} is not null and ${valueCondition(field, condition, now)})`;
  return isNegative(condition) ? sql<SqlBool>`not ${found}` : found;
}

/** True for an operator that records without a value meet. */
const isNegative = ({ operator }: CustomCondition) =>
  operator === "empty" || operator === "lacks" || operator === "none";

/** Condition on value `v`; for a negative operator, on the values that it leaves out. */
function valueCondition(
  { kind }: Pick<CustomField, "kind">,
  condition: CustomCondition,
  now: Date,
): RawBuilder<SqlBool> {
  const { operator, term } = condition;
  const end = (text: string) => sql`${amountOf(kind, text)}::double precision`;
  switch (operator) {
    case "empty":
    case "filled":
      return sql`true`;
    case "contains":
    case "lacks":
      return contains(sql`v.value`, term);
    case "any":
    case "none":
      return sql`normalise(v.value) in (select normalise(term)
        from unnest(${termsOfCondition({ operator, term })}::text[]) term)`;
    case "from":
      return sql`v.amount >= ${end(term)}`;
    case "to":
      return sql`v.amount <= ${end(term)}`;
    case "between": {
      const { from, to } = endsOf(term);
      return sql`v.amount between ${end(from)} and ${end(to)}`;
    }
    case "last": {
      const first = new Date(now.getTime() - Number(term) * 86_400_000);
      return sql`v.amount between ${end(first.toISOString().slice(0, 10))}
        and ${end(now.toISOString().slice(0, 10))}`;
    }
  }
}
