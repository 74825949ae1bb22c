import { findSameInvoice } from "@ats/core/costs/contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Checkbox } from "@ats/ui/Checkbox";
import { ComboBox } from "@ats/ui/ComboBox";
import { DatePicker } from "@ats/ui/DatePicker";
import { Grid } from "@ats/ui/Grid";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { TextField } from "@ats/ui/TextField";
import { useTexts } from "@ats/ui/texts";
import { useEndpoint } from "../../app/endpoint.ts";
import { sayNamed, stageTones } from "../cost-words.ts";
import { costStageTexts, costsTexts } from "../texts.ts";
import type { CostPart } from "./parts.ts";
import { costFormTexts } from "./texts.ts";
import { typedStage } from "./typed-cost.ts";
import { useSettled } from "./useSettled.ts";

interface InvoiceFieldsProps extends CostPart {
  costId: number | undefined;
}

/** Order, invoice, dates and department, with the stage that they make. */
export function InvoiceFields(props: InvoiceFieldsProps) {
  const say = useTexts();
  const { typed, field, change, choices, isReadOnly } = props;
  const stage = typedStage(typed);
  return (
    <Stack>
      <Inline>
        <StatusBadge tone={stageTones[stage]} label={say(costStageTexts[stage])} />
      </Inline>
      <Grid columns={2}>
        <TextField
          label={say(costsTexts.poNumber)}
          description={say(costFormTexts.poHint)}
          maxLength={60}
          isReadOnly={isReadOnly}
          {...field("po_number")}
        />
        {typed.paid_for === "external" && (
          <TextField
            label={say(costsTexts.invoiceNumber)}
            maxLength={60}
            isReadOnly={isReadOnly}
            name="invoice_number"
            value={typed.invoice_number}
            onChange={(invoice_number) => change({ invoice_number, is_further_line: false })}
          />
        )}
      </Grid>
      {!isReadOnly && <SameInvoice {...props} />}
      <Grid columns={3}>
        <DatePicker
          label={say(costFormTexts.expected)}
          description={say(costFormTexts.expectedHint)}
          isReadOnly={isReadOnly}
          {...field("expected_date")}
        />
        <DatePicker
          label={say(costFormTexts.incurred)}
          isReadOnly={isReadOnly}
          {...field("incurred_date")}
        />
        <DatePicker
          label={say(costFormTexts.paidOn)}
          isReadOnly={isReadOnly}
          {...field("paid_date")}
        />
      </Grid>
      {typed.shares.length === 0 && (
        <ComboBox
          label={say(costsTexts.department)}
          name="dept"
          description={say(costFormTexts.departmentHint)}
          isReadOnly={isReadOnly}
          allowsCustomValue
          inputValue={typed.dept}
          onInputChange={(dept) => change({ dept })}
          options={choices.depts.map((id) => ({ id, label: id }))}
        />
      )}
    </Stack>
  );
}

/** Warns of another cost with the same invoice, and takes the confirmation of a further line. */
function SameInvoice({ typed, change, costId }: InvoiceFieldsProps) {
  const say = useTexts();
  const { supplier, invoice_number, paid_for } = typed;
  const query = useSettled(JSON.stringify({ supplier, invoice_number }));
  const { data } = useEndpoint(
    findSameInvoice,
    { query: { ...JSON.parse(query), ...(costId && { except: costId }) } },
    { enabled: paid_for === "external" && supplier.trim() !== "" && invoice_number.trim() !== "" },
  );
  const same = data?.cost;
  if (!same || paid_for !== "external" || !invoice_number.trim()) return null;
  return (
    <Banner tone="warning" title={say(costFormTexts.sameInvoice)}>
      <Stack gap="xs">
        <Link href={to.costEdit({ id: same.id })}>{sayNamed(say, same)}</Link>
        <Checkbox
          isSelected={typed.is_further_line}
          onChange={(is_further_line) => change({ is_further_line })}
        >
          {say(costFormTexts.furtherLine)}
        </Checkbox>
      </Stack>
    </Banner>
  );
}
