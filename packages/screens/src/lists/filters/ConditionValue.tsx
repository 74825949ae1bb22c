import { currencies } from "@ats/core/jobs/job-input";
import {
  distanceOf,
  endsOf,
  isWhole,
  mostMiles,
  termSeparator,
  termsIn,
} from "@ats/core/lists/conditions";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { MoneyField } from "@ats/ui/MoneyField";
import { MultiSelect } from "@ats/ui/MultiSelect";
import { NumberField } from "@ats/ui/NumberField";
import { Select } from "@ats/ui/Select";
import { TextField } from "@ats/ui/TextField";
import { ToggleButtonGroup } from "@ats/ui/ToggleButtonGroup";
import { useTexts } from "@ats/ui/texts";
import type { SearchField } from "../FieldSearch.tsx";
import type { ListCondition } from "./condition.ts";
import { conditionTexts } from "./condition-texts.ts";
import { distanceFrom, hasNoTerm, offeredMiles, rangeFrom } from "./operators.ts";
import { ValuesSelect } from "./ValuesSelect.tsx";

/** Name of the input that an error is shown at. */
export const valueName = "value";

interface ConditionValueProps {
  field: SearchField;
  condition: ListCondition;
  onChange(term: string): void;
}

/** The inputs of a condition's value. */
export function ConditionValue({ field, condition, onChange }: ConditionValueProps) {
  const say = useTexts();
  const { operator, term } = condition;
  if (hasNoTerm(operator)) return null;
  const { options, values, kind, label } = field;
  if (isWhole(operator)) {
    const chosen = termsIn(term);
    const shared = {
      label,
      name: valueName,
      isLabelHidden: true,
      value: chosen,
      onChange: (ids: string[]) => onChange(ids.join(termSeparator)),
    };
    return values ? (
      <ValuesSelect {...shared} list={values} field={field.id} />
    ) : (
      <MultiSelect {...shared} options={options ?? []} />
    );
  }
  if (operator === "between") return <Range {...{ kind, term, onChange }} />;
  if (operator === "within") return <Distance {...{ term, onChange }} />;
  if (operator === "last")
    return (
      <NumberField
        label={say(conditionTexts.days)}
        name={valueName}
        minValue={1}
        maxValue={9999}
        value={term ? Number(term) : null}
        onChange={(days) => onChange(days ? String(days) : "")}
      />
    );
  return options ? (
    <Select
      label={say(conditionTexts.value)}
      name={valueName}
      isLabelHidden
      options={options}
      value={term || null}
      onChange={(id) => onChange(id ?? "")}
    />
  ) : (
    <TextField
      label={say(conditionTexts.value)}
      name={valueName}
      isLabelHidden
      value={term}
      onChange={onChange}
    />
  );
}

interface DistanceProps {
  term: string;
  onChange(term: string): void;
}

/** Miles, offered and typed, and the postcode they are counted from. */
function Distance({ term, onChange }: DistanceProps) {
  const say = useTexts();
  const { miles, postcode } = distanceOf(term);
  return (
    <>
      <ToggleButtonGroup
        label={say(conditionTexts.distance)}
        options={offeredMiles.map((each) => ({
          id: String(each),
          label: say(conditionTexts.offeredMiles, { count: each }),
        }))}
        value={miles}
        onChange={(chosen) => onChange(distanceFrom(Number(chosen), postcode))}
      />
      <Grid columns={2} gap="sm">
        <NumberField
          label={say(conditionTexts.miles)}
          hideStepper
          minValue={1}
          maxValue={mostMiles}
          value={numberOf(miles)}
          onChange={(typed) => onChange(distanceFrom(typed, postcode))}
        />
        <TextField
          label={say(conditionTexts.postcode)}
          name={valueName}
          value={postcode}
          onChange={(typed) => onChange(distanceFrom(numberOf(miles), typed.toUpperCase()))}
        />
      </Grid>
    </>
  );
}

const numberOf = (end: string) => (end ? Number(end) : null);

interface RangeProps {
  kind: SearchField["kind"];
  term: string;
  onChange(term: string): void;
}

/** The ends of a range. Either may be left out. */
function Range({ kind, term, onChange }: RangeProps) {
  const say = useTexts();
  const { from, to } = endsOf(term);
  const first = {
    label: say(conditionTexts.from),
    name: valueName,
    onChange: (value: string | number | null) => onChange(rangeFrom(String(value ?? ""), to)),
  };
  const last = {
    label: say(conditionTexts.to),
    onChange: (value: string | number | null) => onChange(rangeFrom(from, String(value ?? ""))),
  };
  if (kind === "time")
    return (
      <Grid columns={2} gap="sm">
        <DatePicker {...first} value={from || null} />
        <DatePicker {...last} value={to || null} />
      </Grid>
    );
  const Field = kind === "money" ? MoneyField : NumberField;
  const look =
    kind === "money"
      ? { currency: currencies[0], trailingZeroDisplay: "stripIfInteger" as const }
      : { hideStepper: true, formatOptions: { maximumFractionDigits: 4 } };
  return (
    <Grid columns={2} gap="sm">
      <Field {...first} {...look} minValue={0} value={numberOf(from)} />
      <Field {...last} {...look} minValue={0} value={numberOf(to)} />
    </Grid>
  );
}
