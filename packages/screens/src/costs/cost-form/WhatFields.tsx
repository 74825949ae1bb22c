import { listCosts } from "@ats/core/costs/contract";
import { type CostKind, costKinds, costName } from "@ats/core/costs/cost";
import { ComboBox } from "@ats/ui/ComboBox";
import { Grid } from "@ats/ui/Grid";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { sayMoney, sayType } from "../cost-words.ts";
import { costKindTexts, costsTexts } from "../texts.ts";
import type { CostPart } from "./parts.ts";
import { SupplierField } from "./SupplierField.tsx";
import { costFormTexts } from "./texts.ts";
import { isCredit } from "./typed-cost.ts";

interface WhatFieldsProps extends CostPart {
  isNew: boolean;
}

/** Kind, type and supplier of a cost, and the cost that a credit is for. */
export function WhatFields(props: WhatFieldsProps) {
  const say = useTexts();
  const { typed, change, choices, isReadOnly, isNew } = props;
  const { type } = typed;
  const types = type && !choices.types.includes(type) ? [...choices.types, type] : choices.types;
  return (
    <>
      <RadioGroup
        label={say(costsTexts.kind)}
        orientation="horizontal"
        isReadOnly={isReadOnly || !isNew}
        options={costKinds.map((id) => ({ id, label: say(costKindTexts[id]) }))}
        value={typed.kind}
        onChange={(kind) => change({ kind: kind as CostKind })}
      />
      {isCredit(typed) && <CreditedField {...props} />}
      <Grid columns={2}>
        <Select
          label={say(costsTexts.type)}
          name="type"
          isRequired
          isDisabled={isReadOnly}
          options={types.map((id) => ({ id, label: sayType(say, id) }))}
          value={type}
          onChange={(id) => change({ type: id })}
        />
        <RadioGroup
          label={say(costsTexts.paidFor)}
          orientation="horizontal"
          isReadOnly={isReadOnly}
          options={(["external", "internal"] as const).map((id) => ({
            id,
            label: say(costsTexts[id]),
          }))}
          value={typed.paid_for}
          onChange={(id) => change({ paid_for: id as typeof typed.paid_for })}
        />
      </Grid>
      {typed.paid_for === "external" && <SupplierField {...props} />}
    </>
  );
}

/** Finds the cost that a credit note or rebate takes money off. */
function CreditedField({ typed, change, isReadOnly }: WhatFieldsProps) {
  const say = useTexts();
  const { client } = useAts();
  return (
    <ComboBox
      label={say(costFormTexts.credited)}
      name="credits_line_id"
      description={say(costFormTexts.creditedHint)}
      isRequired
      isReadOnly={isReadOnly}
      value={typed.credits_line_id === null ? null : String(typed.credits_line_id)}
      {...(typed.credits_line_id !== null && {
        selectedOption: { id: String(typed.credits_line_id), label: typed.credited },
      })}
      onChange={(id) => change({ credits_line_id: id === null ? null : Number(id) })}
      loadOptions={async (q, signal) => {
        const { records } = await client.call(listCosts, {
          query: { q, s: ["kind.any:COST"], per_page: 50 },
          signal,
        });
        return records.map((cost) => ({
          id: String(cost.id),
          label: costName(cost),
          description: sayMoney(say, { amount: cost.net, currency: cost.currency }),
        }));
      }}
    />
  );
}
