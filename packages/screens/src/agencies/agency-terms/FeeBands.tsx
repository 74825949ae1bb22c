import { MoneyField } from "@ats/ui/MoneyField";
import { useTexts } from "@ats/ui/texts";
import { Lines } from "../agency-form/Lines.tsx";
import { termsDialogTexts } from "./dialog-texts.ts";
import { PercentageField } from "./PercentageField.tsx";
import { sayWhole } from "./terms-in-words.ts";
import { emptyBand, type TypedTerms } from "./typed-terms.ts";

type Band = TypedTerms["fee_bands"][number];

interface FeeBandsProps {
  bands: readonly Band[];
  currency: string;
  isReadOnly: boolean;
  onChange(bands: Band[]): void;
}

/** The fee by salary: a share, a fixed fee, or a share with a least fee. The first is for any salary. */
export function FeeBands({ bands, currency, isReadOnly, onChange }: FeeBandsProps) {
  const say = useTexts();
  return (
    <Lines
      name="fee_bands"
      lines={bands}
      empty={emptyBand}
      addLabel={say(termsDialogTexts.addBand)}
      nameOf={({ from }) =>
        from === null ? "" : say(termsDialogTexts.band, { salary: sayWhole(say, from, currency) })
      }
      columns={4}
      isReadOnly={isReadOnly}
      onChange={(next) =>
        onChange(next.map((band, at) => (at === 0 ? { ...band, from: 0 } : band)))
      }
    >
      {(band, of) => (
        <>
          <MoneyField
            label={say(termsDialogTexts.from)}
            currency={currency}
            minValue={0}
            isReadOnly={isReadOnly || band === bands[0]}
            trailingZeroDisplay="stripIfInteger"
            {...of("from")}
          />
          <PercentageField
            label={say(termsDialogTexts.percentage)}
            isReadOnly={isReadOnly}
            {...of("percentage")}
          />
          <MoneyField
            label={say(
              band.percentage === null ? termsDialogTexts.fixedFee : termsDialogTexts.leastFee,
            )}
            currency={currency}
            minValue={0}
            isReadOnly={isReadOnly}
            trailingZeroDisplay="stripIfInteger"
            {...of("fee")}
          />
        </>
      )}
    </Lines>
  );
}
