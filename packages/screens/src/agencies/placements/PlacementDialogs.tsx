import { invoiceAnswers } from "@ats/core/agencies/placement";
import * as contract from "@ats/core/agencies/placement-contract";
import type { Placement } from "@ats/core/agencies/placement-contract";
import { attachCostDocument } from "@ats/core/costs/contract";
import { costCurrencies } from "@ats/core/costs/money";
import { evidenceMaxBytes } from "@ats/core/checks/contract";
import { evidenceAccept } from "@ats/core/checks/evidence-file";
import { Checkbox } from "@ats/ui/Checkbox";
import { DatePicker } from "@ats/ui/DatePicker";
import { FileField } from "@ats/ui/FileField";
import { Grid } from "@ats/ui/Grid";
import { MoneyField } from "@ats/ui/MoneyField";
import { RadioGroup } from "@ats/ui/RadioGroup";
import { Select } from "@ats/ui/Select";
import { Text } from "@ats/ui/Text";
import { TextArea } from "@ats/ui/TextArea";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { useState } from "react";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { sayMoney } from "../../costs/cost-words.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { PercentageField } from "../agency-terms/PercentageField.tsx";
import { placementDialogTexts as dialogTexts } from "./dialog-texts.ts";
import { PlacementFormDialog } from "./PlacementFormDialog.tsx";
import { sayDifference } from "./placement-in-words.ts";
import { placementTexts } from "./texts.ts";

export interface PlacementDialogProps {
  placement: Placement;
  onClose(): void;
}

const day = z.string().nullable();
const amount = z.number().nullable();

/** Changes the first day of work. */
export function StartDialog({ placement, onClose }: PlacementDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const { id, version, start_date } = placement;
  return (
    <PlacementFormDialog
      title={say(placementTexts.changeStart)}
      name={`${id}.start`}
      schema={z.object({ start_date: day })}
      empty={{ start_date }}
      check={(typed) => errorsOf(contract.updatePlacement.body, typed)}
      save={(typed) =>
        client.call(contract.updatePlacement, {
          params: { id },
          version,
          body: contract.updatePlacement.body.parse(typed),
        })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <DatePicker
          label={say(dialogTexts.start)}
          description={say(dialogTexts.startHint)}
          isRequired
          {...field("start_date")}
        />
      )}
    </PlacementFormDialog>
  );
}

/** Enters the salary of a hire without an offer. */
export function SalaryDialog({ placement, onClose }: PlacementDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const { id, money } = placement;
  const { salary } = money ?? { salary: null };
  const body = contract.setPlacementSalary.body;
  return (
    <PlacementFormDialog
      title={say(placementTexts.enterSalary)}
      name={`${id}.salary`}
      schema={z.object({ salary: amount, currency: z.string() })}
      empty={{ salary: salary?.amount ?? null, currency: salary?.currency ?? "GBP" }}
      check={(typed) => errorsOf(body, typed)}
      save={(typed, intentOf) =>
        client.call(contract.setPlacementSalary, {
          params: { id },
          idempotencyKey: intentOf(typed),
          body: body.parse(typed),
        })
      }
      onClose={onClose}
    >
      {({ typed, change, field }) => (
        <MoneyField
          label={say(dialogTexts.salary)}
          description={say(dialogTexts.salaryHint)}
          isRequired
          currency={typed.currency}
          currencies={[...costCurrencies]}
          onCurrencyChange={(currency) => change({ currency })}
          minValue={0}
          trailingZeroDisplay="stripIfInteger"
          {...field("salary")}
        />
      )}
    </PlacementFormDialog>
  );
}

/** Records the day on which the person left, and why. */
export function LeaverDialog({ placement, onClose }: PlacementDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const { id, version, left_date, left_reason } = placement;
  const body = contract.recordLeaver.body;
  return (
    <PlacementFormDialog
      title={say(left_date ? placementTexts.changeLeaver : placementTexts.recordLeaver)}
      name={`${id}.leaver`}
      schema={z.object({ left_date: day, reason: z.string() })}
      empty={{ left_date, reason: left_reason }}
      check={(typed) => errorsOf(body, typed)}
      save={(typed) =>
        client.call(contract.recordLeaver, { params: { id }, version, body: body.parse(typed) })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <DatePicker
            label={say(dialogTexts.leftDate)}
            description={say(dialogTexts.leftHint)}
            isRequired
            {...field("left_date")}
          />
          <TextArea
            label={say(dialogTexts.reason)}
            description={say(dialogTexts.leaverReasonHint)}
            isRequired
            rows={2}
            maxLength={500}
            {...field("reason")}
          />
        </>
      )}
    </PlacementFormDialog>
  );
}

const typedInvoice = z.object({
  way: z.enum(["NEW", "KNOWN"]),
  cost_id: z.string(),
  invoice_number: z.string(),
  date: day,
  net: amount,
  vat_rate: amount,
  is_further_line: z.boolean(),
});

/** Enters the agency's invoice, or chooses a cost that has it already. */
export function InvoiceDialog({ placement, onClose }: PlacementDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const [files, setFiles] = useState<File[]>([]);
  const { id, money } = placement;
  const { data } = useEndpoint(contract.listPlacementCosts, { params: { id } });
  const { fee, salary } = money ?? { fee: null, salary: null };
  const currency = fee?.currency ?? salary?.currency ?? "GBP";
  const { body } = contract.recordPlacementInvoice;
  const inputOf = (typed: z.output<typeof typedInvoice>) => ({
    ...typed,
    vat_rate: typed.vat_rate ?? 0,
    currency,
  });
  const costs = data?.records ?? [];
  const attach = async (intentOf: (input: unknown) => string) => {
    const [file] = files;
    if (!file) return;
    try {
      const { records } = await client.call(contract.listPlacements, {
        query: { application_id: placement.application_id },
      });
      const cost_id = records[0]?.money?.cost_id;
      if (!cost_id) return;
      await client.call(attachCostDocument, {
        params: { id: cost_id },
        query: { name: file.name },
        body: file,
        idempotencyKey: intentOf([cost_id, file.name, file.size, file.lastModified]),
      });
    } catch (error) {
      showToast({
        tone: "critical",
        title: say(dialogTexts.documentFailed),
        description: (error as Error).message,
        timeout: null,
      });
    }
  };
  return (
    <PlacementFormDialog
      title={say(placementTexts.recordInvoice)}
      name={`${id}.invoice`}
      schema={typedInvoice}
      empty={{
        way: "NEW",
        cost_id: "",
        invoice_number: money?.given_invoice_number ?? "",
        date: null,
        net: fee?.amount ?? null,
        vat_rate: 2_000,
        is_further_line: false,
      }}
      check={(typed) =>
        typed.way === "NEW"
          ? errorsOf(body, inputOf(typed))
          : errorsOf(contract.choosePlacementCost.body, {
              cost_id: typed.cost_id ? Number(typed.cost_id) : undefined,
            })
      }
      save={async (typed, intentOf) => {
        if (typed.way === "KNOWN")
          return client.call(contract.choosePlacementCost, {
            params: { id },
            idempotencyKey: intentOf(typed),
            body: { cost_id: Number(typed.cost_id) },
          });
        const input = body.parse(inputOf(typed));
        await client.call(contract.recordPlacementInvoice, {
          params: { id },
          body: input,
          idempotencyKey: intentOf(input),
        });
        return attach(intentOf);
      }}
      done={dialogTexts.invoiced}
      onClose={onClose}
    >
      {({ typed, change, field }) => (
        <>
          <RadioGroup
            label={say(dialogTexts.from)}
            orientation="horizontal"
            options={[
              { id: "NEW", label: say(dialogTexts.newInvoice) },
              { id: "KNOWN", label: say(dialogTexts.knownCost) },
            ]}
            {...field("way")}
          />
          {typed.way === "KNOWN" && costs.length === 0 && (
            <Text as="p" tone="muted">
              {say(dialogTexts.noCosts)}
            </Text>
          )}
          {typed.way === "KNOWN" && costs.length > 0 && (
            <Select
              label={say(dialogTexts.cost)}
              isRequired
              options={costs.map(({ id: cost, name, net, currency: of }) => ({
                id: String(cost),
                label: `${name} · ${sayMoney(say, { amount: net, currency: of })}`,
              }))}
              {...field("cost_id")}
            />
          )}
          {typed.way === "NEW" && (
            <>
              <Grid columns={2}>
                <TextField
                  label={say(dialogTexts.number)}
                  isRequired
                  {...field("invoice_number")}
                />
                <DatePicker label={say(dialogTexts.date)} isRequired {...field("date")} />
                <MoneyField
                  label={say(dialogTexts.net)}
                  isRequired
                  currency={currency}
                  minValue={0}
                  description={
                    fee && typed.net !== null
                      ? sayDifference(say, typed.net - fee.amount, currency)
                      : undefined
                  }
                  {...field("net")}
                />
                <PercentageField
                  label={say(dialogTexts.vat)}
                  isReadOnly={false}
                  {...field("vat_rate")}
                />
              </Grid>
              <FileField
                label={say(dialogTexts.document)}
                description={say(dialogTexts.documentHint)}
                accept={evidenceAccept}
                maxSize={evidenceMaxBytes}
                files={files}
                onChange={setFiles}
              />
              <Checkbox
                isSelected={typed.is_further_line}
                onChange={(is_further_line) => change({ is_further_line })}
              >
                {say(dialogTexts.isFurther)}
              </Checkbox>
            </>
          )}
        </>
      )}
    </PlacementFormDialog>
  );
}

/** Accepts or disputes an invoice that differs from the fee. */
export function AnswerDialog({ placement, onClose }: PlacementDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const { id, money } = placement;
  const { body } = contract.answerPlacementInvoice;
  const invoice = money?.invoice;
  return (
    <PlacementFormDialog
      title={say(dialogTexts.answerTitle)}
      name={`${id}.answer`}
      schema={z.object({ answer: z.string(), reason: z.string() })}
      empty={{ answer: "", reason: invoice?.reason ?? "" }}
      check={(typed) => errorsOf(body, typed)}
      save={(typed, intentOf) =>
        client.call(contract.answerPlacementInvoice, {
          params: { id },
          idempotencyKey: intentOf(typed),
          body: body.parse(typed),
        })
      }
      onClose={onClose}
    >
      {({ field }) => (
        <>
          {invoice && (
            <Text as="p">{sayDifference(say, invoice.difference, invoice.currency)}</Text>
          )}
          <RadioGroup
            label={say(dialogTexts.decision)}
            isRequired
            options={invoiceAnswers.map((answer) => ({
              id: answer,
              label: say(answer === "ACCEPTED" ? dialogTexts.accept : dialogTexts.dispute),
            }))}
            {...field("answer")}
          />
          <TextArea
            label={say(dialogTexts.reason)}
            isRequired
            rows={2}
            maxLength={500}
            {...field("reason")}
          />
        </>
      )}
    </PlacementFormDialog>
  );
}

/** Records the agency's credit note for a claimed rebate. */
export function CreditDialog({ placement, onClose }: PlacementDialogProps) {
  const say = useTexts();
  const { client } = useAts();
  const { id, money } = placement;
  const claimed = money?.claimed ?? money?.rebate_due ?? { amount: 0, currency: "GBP" };
  const { body } = contract.recordPlacementCredit;
  const schema = z.object({
    number: z.string(),
    date: day,
    net: amount,
    vat_rate: amount,
    reason: z.string(),
  });
  const inputOf = (typed: z.output<typeof schema>) => ({ ...typed, vat_rate: typed.vat_rate ?? 0 });
  return (
    <PlacementFormDialog
      title={say(placementTexts.recordCredit)}
      name={`${id}.credit`}
      schema={schema}
      empty={{
        number: "",
        date: null,
        net: claimed.amount,
        vat_rate: money?.invoice?.vat_rate ?? 2_000,
        reason: "",
      }}
      check={(typed) => errorsOf(body, inputOf(typed))}
      save={(typed, intentOf) => {
        const input = body.parse(inputOf(typed));
        return client.call(contract.recordPlacementCredit, {
          params: { id },
          body: input,
          idempotencyKey: intentOf(input),
        });
      }}
      done={dialogTexts.credited}
      onClose={onClose}
    >
      {({ field }) => (
        <>
          <Grid columns={2}>
            <TextField label={say(dialogTexts.creditNumber)} isRequired {...field("number")} />
            <DatePicker label={say(dialogTexts.date)} isRequired {...field("date")} />
            <MoneyField
              label={say(dialogTexts.net)}
              isRequired
              currency={claimed.currency}
              minValue={0}
              {...field("net")}
            />
            <PercentageField
              label={say(dialogTexts.vat)}
              isReadOnly={false}
              {...field("vat_rate")}
            />
          </Grid>
          <TextArea
            label={say(dialogTexts.differs)}
            description={say(dialogTexts.differsHint, { amount: sayMoney(say, claimed) })}
            rows={2}
            maxLength={500}
            {...field("reason")}
          />
        </>
      )}
    </PlacementFormDialog>
  );
}
