import type { Placement } from "@ats/core/agencies/placement-contract";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import { sayMoney } from "../../costs/cost-words.ts";
import { datesIn } from "../../dates/dates.ts";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { invoiceTones, placementBadge } from "./placement-in-words.ts";
import { invoiceStateTexts, placementTexts } from "./texts.ts";

/** The columns of a list of placements; with the agency in a list of all. */
export function placementColumns(say: Say, hasAgency: boolean): TableColumn<Placement>[] {
  const { shortDate } = datesIn(say.locale);
  const state = (placement: Placement) => <StatusBadge {...placementBadge(say, placement)} />;
  const invoice = ({ invoice_state: id }: Placement) => (
    <StatusBadge tone={invoiceTones[id]} label={say(invoiceStateTexts[id])} />
  );
  return [
    {
      id: "applicant",
      header: say(placementTexts.applicant),
      width: "max(11rem, 26cqi)",
      isRowHeader: true,
      cell: ({ applicant_name }) => applicant_name,
      detail: (placement) => (
        <>
          {hasAgency ? `${placement.agency.name} · ${placement.job.title}` : placement.job.title}
          <span className={narrowLine}>
            {state(placement)} {invoice(placement)}
          </span>
        </>
      ),
    },
    {
      id: "start_date",
      header: say(placementTexts.start),
      width: "8rem",
      isSortable: true,
      hideBelow: "md",
      cell: ({ start_date }) => (start_date ? shortDate(start_date) : say(placementTexts.noStart)),
    },
    {
      id: "rebate_until",
      header: say(placementTexts.rebate),
      width: "max(10rem, 16cqi)",
      isSortable: true,
      hideBelow: "md",
      cell: state,
      detail: ({ window_ends_on, state: id }) =>
        window_ends_on &&
        id === "IN_WINDOW" &&
        say(placementTexts.windowUntil, { day: shortDate(window_ends_on) }),
    },
    {
      id: "invoice",
      header: say(placementTexts.invoice),
      width: "max(10rem, 16cqi)",
      hideBelow: "md",
      cell: invoice,
      detail: ({ money }) => money?.invoice?.number,
    },
    {
      id: "fee",
      header: say(placementTexts.fee),
      width: "8rem",
      align: "end",
      hideBelow: "lg",
      cell: ({ money }) => money?.fee && sayMoney(say, money.fee),
    },
  ];
}
