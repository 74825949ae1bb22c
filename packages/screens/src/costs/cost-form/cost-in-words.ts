import { writtenMoney } from "@ats/core/costs/money";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import type { InWords } from "../../drafts/differences.ts";
import { sayType } from "../cost-words.ts";
import { costKindTexts, costsTexts } from "../texts.ts";
import { costFormTexts, splitTexts } from "./texts.ts";
import type { TypedCost } from "./typed-cost.ts";

/** The fields of a cost in words, to compare two versions. */
export function costInWords(say: Say): InWords<TypedCost> {
  const { shortDate } = datesIn(say.locale);
  const day = (iso: string | null) => (iso ? shortDate(iso) : "");
  const money = (amount: number | null, { currency }: TypedCost) =>
    amount === null ? "" : writtenMoney({ amount, currency }, say.locale);
  return [
    [say(costsTexts.kind), ({ kind }) => say(costKindTexts[kind])],
    [say(costFormTexts.credited), ({ credited }) => credited],
    [say(costsTexts.type), ({ type }) => sayType(say, type)],
    [say(costsTexts.paidFor), ({ paid_for }) => say(costsTexts[paid_for])],
    [say(costsTexts.supplier), ({ supplier }) => supplier],
    [say(costsTexts.net), (cost) => money(cost.net, cost)],
    [say(costFormTexts.vatRate), ({ vat }) => (vat === null ? "" : `${vat} %`)],
    [say(costFormTexts.rate), ({ rate }) => (rate === null ? "" : String(rate))],
    [say(costFormTexts.rateDate), ({ rate_date }) => day(rate_date)],
    [say(costsTexts.poNumber), ({ po_number }) => po_number],
    [say(costsTexts.invoiceNumber), ({ invoice_number }) => invoice_number],
    [say(costFormTexts.expected), ({ expected_date }) => day(expected_date)],
    [say(costFormTexts.incurred), ({ incurred_date }) => day(incurred_date)],
    [say(costFormTexts.paidOn), ({ paid_date }) => day(paid_date)],
    [say(costFormTexts.splitBy), ({ split_by }) => say(splitTexts[split_by])],
    [
      say(costsTexts.jobs),
      (cost) =>
        cost.shares
          .map(({ title, amount }) =>
            say(costFormTexts.sharesInWords, { title, amount: money(amount, cost) }),
          )
          .join("\n"),
    ],
    [say(costsTexts.department), ({ dept }) => dept],
    [say(costsTexts.campaign), ({ campaign }) => campaign],
    [say(costsTexts.source), ({ source }) => source],
    [say(costFormTexts.note), ({ note }) => note],
  ];
}
