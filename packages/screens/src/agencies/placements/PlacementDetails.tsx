import * as contract from "@ats/core/agencies/placement-contract";
import type { Placement } from "@ats/core/agencies/placement-contract";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { showToast } from "@ats/ui/Toast";
import { type Say, type Text, useTexts } from "@ats/ui/texts";
import { lazy, Suspense, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { datesIn } from "../../dates/dates.ts";
import { sayMoney } from "../../costs/cost-words.ts";
import { useCan } from "../../session/session.tsx";
import { sayPercentage } from "../agency-terms/terms-in-words.ts";
import { placementDialogTexts as dialogTexts } from "./dialog-texts.ts";
import { invoiceTones, placementBadge, sayDifference } from "./placement-in-words.ts";
import { invoiceStateTexts, placementTexts } from "./texts.ts";
import { useRefreshPlacements } from "./useRefreshPlacements.ts";

const dialogs = {
  start: lazy(async () => ({ default: (await import("./PlacementDialogs.tsx")).StartDialog })),
  salary: lazy(async () => ({ default: (await import("./PlacementDialogs.tsx")).SalaryDialog })),
  leaver: lazy(async () => ({ default: (await import("./PlacementDialogs.tsx")).LeaverDialog })),
  invoice: lazy(async () => ({ default: (await import("./PlacementDialogs.tsx")).InvoiceDialog })),
  answer: lazy(async () => ({ default: (await import("./PlacementDialogs.tsx")).AnswerDialog })),
  credit: lazy(async () => ({ default: (await import("./PlacementDialogs.tsx")).CreditDialog })),
};

/** A placement: fee, invoice, rebate window, leaver, claim and credit note, with what to do next. */
export function PlacementDetails({ placement }: { placement: Placement }) {
  const say = useTexts();
  return (
    <Stack gap="md">
      <DescriptionList items={factsOf(say, placement)} />
      {placement.state !== "UNDONE" && <Actions placement={placement} />}
    </Stack>
  );
}

function factsOf(say: Say, placement: Placement) {
  const { shortDate } = datesIn(say.locale);
  const { money, rebate, left_date, claimed_date_time: claimed } = placement;
  const badge = placementBadge(say, placement);
  const fact = (term: Text, description: unknown) =>
    description ? [{ term: say(term), description: description as string }] : [];
  return [
    { term: say(placementTexts.state), description: <StatusBadge {...badge} /> },
    {
      term: say(placementTexts.start),
      description: placement.start_date
        ? shortDate(placement.start_date)
        : say(placementTexts.noStart),
    },
    ...fact(
      placement.has_offer ? placementTexts.offered : placementTexts.hired,
      shortDate(placement.offered_date),
    ),
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
    ...fact(placementTexts.salary, money?.salary && sayMoney(say, money.salary)),
    ...(money ? fact(placementTexts.fee, feeOf(say, placement)) : []),
    {
      term: say(placementTexts.invoice),
      description: (
        <Inline gap="sm">
          <StatusBadge
            tone={invoiceTones[placement.invoice_state]}
            label={say(invoiceStateTexts[placement.invoice_state])}
          />
          {invoiceOf(say, placement)}
          {money?.cost_id && (
            <Link href={to.costEdit({ id: money.cost_id })}>{say(placementTexts.openCost)}</Link>
          )}
        </Inline>
      ),
    },
    ...fact(
      placementTexts.left,
      left_date &&
        say(placementTexts.leftFor, { day: shortDate(left_date), reason: placement.left_reason }),
    ),
    ...fact(placementTexts.due, money?.rebate_due && sayMoney(say, money.rebate_due)),
    ...fact(
      placementTexts.claimed,
      claimed &&
        say(money?.claimed ? placementTexts.claimedBy : placementTexts.claimedOn, {
          amount: money?.claimed ? sayMoney(say, money.claimed) : "",
          day: shortDate(claimed),
          name: placement.claimed_by ?? "",
        }),
    ),
    ...fact(placementTexts.credit, money?.credit && creditOf(say, money.credit, money.claimed)),
  ];
}

function feeOf(say: Say, { money, terms_from }: Placement): string {
  if (!terms_from) return say(placementTexts.noTerms);
  const { shortDate } = datesIn(say.locale);
  return money?.fee
    ? say(placementTexts.byTerms, { fee: sayMoney(say, money.fee), day: shortDate(terms_from) })
    : say(placementTexts.feeUnknown);
}

function invoiceOf(say: Say, { money, invoice_state }: Placement): string {
  const given = money?.given_invoice_number;
  if (!money?.invoice) return given ? say(placementTexts.given, { number: given }) : "";
  const { number, net, currency, difference, reason } = money.invoice;
  const invoice = say(placementTexts.invoiceOf, {
    number,
    amount: sayMoney(say, { amount: net, currency }),
  });
  if (invoice_state === "EQUAL") return invoice;
  const words = sayDifference(say, difference, currency);
  return `${invoice}. ${reason ? say(placementTexts.answered, { difference: words, reason }) : words}`;
}

function creditOf(
  say: Say,
  { number, net, difference, reason }: NonNullable<NonNullable<Placement["money"]>["credit"]>,
  claimed: { currency: string } | null,
): string {
  const currency = claimed?.currency ?? "GBP";
  const money = (amount: number) => sayMoney(say, { amount: Math.abs(amount), currency });
  const note = say(placementTexts.creditOf, { number, amount: money(net) });
  if (difference === 0) return note;
  const text = difference < 0 ? placementTexts.lessThanClaimed : placementTexts.moreThanClaimed;
  return `${note}. ${say(text, { amount: money(difference), reason })}`;
}

type Opened = keyof typeof dialogs;

const button = (label: string, onPress: () => void, isPrimary = false) => (
  <Button variant={isPrimary ? "primary" : "secondary"} onPress={onPress}>
    {label}
  </Button>
);

function Actions({ placement }: { placement: Placement }) {
  const say = useTexts();
  const refresh = useRefreshPlacements();
  const mayUpdate = useCan("UPDATE_APPLICATIONS");
  const mayPay = useCan("UPDATE_COSTS");
  const [opened, open] = useState<Opened>();
  const [asking, ask] = useState<"claim" | "withdraw" | "stay">();
  const { id, state, money, left_date, invoice_state } = placement;
  const answers = (done: Text) => ({
    onSuccess: () => showToast({ tone: "positive", title: say(done) }),
    onError: ({ message }: Error) =>
      showToast({
        tone: "critical",
        title: say(dialogTexts.failed),
        description: message,
        timeout: null,
      }),
    onSettled: () => {
      ask(undefined);
      void refresh();
    },
  });
  const claim = useCall(contract.claimRebate, answers(dialogTexts.claimDone));
  const withdraw = useCall(contract.withdrawClaim, answers(dialogTexts.withdrawn));
  const stay = useCall(contract.removeLeaver, answers(dialogTexts.saved));
  const isClaimed = state === "CLAIMED" || state === "CREDITED";
  const due = money?.rebate_due ? sayMoney(say, money.rebate_due) : "";
  const params = { id };
  const opens = (text: Text, dialog: Opened) => button(say(text), () => open(dialog));
  const Dialog = opened && dialogs[opened];
  const pays = mayPay && money !== null;
  return (
    <Inline gap="sm">
      {pays && due && button(say(placementTexts.claim, { amount: due }), () => ask("claim"), true)}
      {pays &&
        (state === "CLAIMED" || due) &&
        money.invoice &&
        opens(placementTexts.recordCredit, "credit")}
      {pays &&
        (invoice_state === "NONE" || invoice_state === "NUMBER_GIVEN") &&
        opens(placementTexts.recordInvoice, "invoice")}
      {pays &&
        !isClaimed &&
        ["DIFFERENT", "ACCEPTED", "DISPUTED"].includes(invoice_state) &&
        opens(placementTexts.answer, "answer")}
      {pays &&
        !placement.has_offer &&
        !money.invoice &&
        !isClaimed &&
        opens(placementTexts.enterSalary, "salary")}
      {mayUpdate &&
        !isClaimed &&
        placement.start_date &&
        state !== "NOT_STARTED" &&
        opens(left_date ? placementTexts.changeLeaver : placementTexts.recordLeaver, "leaver")}
      {mayUpdate && !isClaimed && !left_date && opens(placementTexts.changeStart, "start")}
      {mayUpdate && state === "LEFT" && button(say(placementTexts.stayed), () => ask("stay"))}
      {pays && state === "CLAIMED" && button(say(placementTexts.withdraw), () => ask("withdraw"))}
      {Dialog && (
        <Suspense>
          <Dialog placement={placement} onClose={() => open(undefined)} />
        </Suspense>
      )}
      <ConfirmDialog
        isOpen={asking === "claim"}
        onOpenChange={() => ask(undefined)}
        title={say(dialogTexts.claimTitle, { amount: due, agency: placement.agency.name })}
        confirmLabel={say(dialogTexts.claimNow)}
        isPending={claim.isPending}
        onConfirm={() => claim.mutate({ params, idempotencyKey: crypto.randomUUID() })}
      >
        {say(dialogTexts.claimHint)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === "withdraw"}
        onOpenChange={() => ask(undefined)}
        title={say(dialogTexts.withdrawTitle)}
        confirmLabel={say(placementTexts.withdraw)}
        isPending={withdraw.isPending}
        onConfirm={() => withdraw.mutate({ params, idempotencyKey: crypto.randomUUID() })}
      >
        {say(dialogTexts.withdrawHint)}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={asking === "stay"}
        onOpenChange={() => ask(undefined)}
        title={say(dialogTexts.stayTitle)}
        confirmLabel={say(dialogTexts.stayNow)}
        isPending={stay.isPending}
        onConfirm={() => stay.mutate({ params, idempotencyKey: crypto.randomUUID() })}
      >
        {say(dialogTexts.stayHint)}
      </ConfirmDialog>
    </Inline>
  );
}
