import { NumberField } from "@ats/ui/NumberField";
import { useTexts } from "@ats/ui/texts";
import { Lines } from "../agency-form/Lines.tsx";
import { termsDialogTexts } from "./dialog-texts.ts";
import { PercentageField } from "./PercentageField.tsx";
import type { TypedTerms } from "./typed-terms.ts";

type Rebate = TypedTerms["rebates"][number];

interface RebatesProps {
  rebates: readonly Rebate[];
  isReadOnly: boolean;
  onChange(rebates: Rebate[]): void;
}

/** The part of the fee that comes back, by the month in which a hire leaves. */
export function Rebates({ rebates, isReadOnly, onChange }: RebatesProps) {
  const say = useTexts();
  const next = Math.max(0, ...rebates.map(({ month }) => month ?? 0)) + 1;
  return (
    <Lines
      name="rebates"
      lines={rebates}
      empty={{ month: next, percentage: null }}
      addLabel={say(termsDialogTexts.addMonth)}
      nameOf={({ month }) => (month === null ? "" : say(termsDialogTexts.monthNamed, { month }))}
      columns={3}
      isReadOnly={isReadOnly}
      onChange={onChange}
    >
      {(_, of) => (
        <>
          <NumberField
            label={say(termsDialogTexts.month)}
            minValue={1}
            isReadOnly={isReadOnly}
            {...of("month")}
          />
          <PercentageField
            label={say(termsDialogTexts.part)}
            isReadOnly={isReadOnly}
            {...of("percentage")}
          />
        </>
      )}
    </Lines>
  );
}
