import { listCostValues } from "@ats/core/costs/contract";
import { ComboBox } from "@ats/ui/ComboBox";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { costsTexts } from "../texts.ts";
import type { CostPart } from "./parts.ts";
import { costFormTexts } from "./texts.ts";

/** The supplier, one of earlier costs or as typed. */
export function SupplierField({ typed, change, isReadOnly }: CostPart) {
  const say = useTexts();
  const { client } = useAts();
  return (
    <ComboBox
      label={say(costsTexts.supplier)}
      name="supplier"
      description={say(costFormTexts.supplierHint)}
      isReadOnly={isReadOnly}
      allowsCustomValue
      inputValue={typed.supplier}
      onInputChange={(supplier) => change({ supplier, is_further_line: false })}
      loadOptions={async (q, signal) => {
        const { values } = await client.call(listCostValues, {
          query: { field: "supplier", q },
          signal,
        });
        return values.map((id) => ({ id, label: id }));
      }}
    />
  );
}
