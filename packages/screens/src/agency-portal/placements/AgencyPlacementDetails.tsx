import type { AgencyPlacement } from "@ats/core/agency-portal/placements-contract";
import {
  giveInvoiceNumber,
  listAgencyPlacements,
} from "@ats/core/agency-portal/placements-contract";
import { Button } from "@ats/ui/Button";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Form } from "@ats/ui/Form";
import { Inline } from "@ats/ui/Inline";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { TextField } from "@ats/ui/TextField";
import { showToast } from "@ats/ui/Toast";
import { type Say, type Text, useTexts } from "@ats/ui/texts";
import { useQueryClient } from "@tanstack/react-query";
import { z } from "zod";
import { useAts } from "../../app/context.tsx";
import { keyOf } from "../../app/query.ts";
import { sayPercentage } from "../../agencies/agency-terms/terms-in-words.ts";
import { invoiceTones, placementBadge } from "../../agencies/placements/placement-in-words.ts";
import { invoiceStateTexts } from "../../agencies/placements/texts.ts";
import { sayMoney } from "../../costs/cost-words.ts";
import { datesIn } from "../../dates/dates.ts";
import { useDraftState } from "../../drafts/draft.ts";
import { errorsOf } from "../../forms/field-errors.ts";
import { FormNotices } from "../../forms/FormNotices.tsx";
import { useForm } from "../../forms/useForm.ts";
import { contractText } from "../../languages/contract-text.ts";
import { agencyPlacementTexts as placementTexts } from "./texts.ts";

interface AgencyPlacementDetailsProps {
  clientId: number;
  placement: AgencyPlacement;
}

/** A placement as the agency sees it; it may give the number of its invoice. */
export function AgencyPlacementDetails({ clientId, placement }: AgencyPlacementDetailsProps) {
  const say = useTexts();
  const { invoice_state: state } = placement;
  return (
    <Stack gap="md">
      <DescriptionList items={factsOf(say, placement)} />
      {(state === "NONE" || state === "NUMBER_GIVEN") && placement.state !== "UNDONE" && (
        <NumberForm key={placement.invoice_number} clientId={clientId} placement={placement} />
      )}
    </Stack>
  );
}

function factsOf(say: Say, placement: AgencyPlacement) {
  const { shortDate } = datesIn(say.locale);
  const { fee, rebate, claimed, claimed_date_time: date, credit, left_date } = placement;
  const fact = (term: Text, description: string | null | false) =>
    description ? [{ term: say(term), description }] : [];
  return [
    {
      term: say(placementTexts.state),
      description: <StatusBadge {...placementBadge(say, placement)} />,
    },
    {
      term: say(placementTexts.start),
      description: placement.start_date
        ? shortDate(placement.start_date)
        : say(placementTexts.noStart),
    },
    {
      term: say(placementTexts.fee),
      description: fee ? sayMoney(say, fee) : say(placementTexts.feeUnknown),
    },
    {
      term: say(placementTexts.invoice),
      description: (
        <Inline gap="sm">
          <StatusBadge
            tone={invoiceTones[placement.invoice_state]}
            label={say(invoiceStateTexts[placement.invoice_state])}
          />
          {placement.invoice_number}
        </Inline>
      ),
    },
    ...fact(
      placementTexts.rebate,
      rebate &&
        say(placementTexts.rebateUntil, {
          percentage: sayPercentage(say, rebate.percentage),
          month: rebate.month,
          day: shortDate(rebate.ends_on),
        }),
    ),
    ...fact(
      placementTexts.window,
      placement.window_ends_on &&
        say(placementTexts.windowUntil, { day: shortDate(placement.window_ends_on) }),
    ),
    ...fact(placementTexts.left, left_date && shortDate(left_date)),
    ...fact(
      placementTexts.claimed,
      claimed &&
        date &&
        say(placementTexts.claimedOn, { amount: sayMoney(say, claimed), day: shortDate(date) }),
    ),
    ...fact(
      placementTexts.credit,
      credit &&
        say(placementTexts.creditOf, { number: credit.number, amount: sayMoney(say, credit) }),
    ),
  ];
}

const typedSchema = z.object({ invoice_number: z.string() });

function NumberForm({ clientId, placement }: AgencyPlacementDetailsProps) {
  const say = useTexts();
  const { client } = useAts();
  const queries = useQueryClient();
  const { id, invoice_number } = placement;
  const { body } = giveInvoiceNumber;
  const form = useForm({
    draft: useDraftState(`agencyPlacement.${clientId}.${id}`, typedSchema),
    saved: { invoice_number },
    check: (typed) =>
      errorsOf(body, typed).map((error) => ({
        ...error,
        message: say(contractText(error.message)),
      })),
    async save(typed, intentOf) {
      const input = body.parse(typed);
      await client.call(giveInvoiceNumber, {
        params: { client_id: clientId, id },
        body: input,
        idempotencyKey: intentOf(input),
      });
      showToast({ tone: "positive", title: say(placementTexts.saved) });
      await queries.invalidateQueries({ queryKey: keyOf(listAgencyPlacements) });
    },
  });
  const label = say(invoice_number ? placementTexts.change : placementTexts.give);
  return (
    <Form aria-label={label} errors={form.errors} onSubmit={form.submit}>
      <FormNotices form={form} failed={say(placementTexts.notSaved)} />
      <TextField
        label={say(placementTexts.number)}
        maxLength={60}
        {...form.field("invoice_number")}
      />
      <Inline>
        <Button type="submit" isPending={form.isSaving}>
          {say(placementTexts.save)}
        </Button>
      </Inline>
    </Form>
  );
}
