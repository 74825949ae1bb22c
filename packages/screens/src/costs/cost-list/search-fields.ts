import { costKinds } from "@ats/core/costs/cost";
import { costDays, costSearchFields, costValueFields } from "@ats/core/costs/list-columns";
import { costCurrencies } from "@ats/core/costs/money";
import type { Say, Text } from "@ats/ui/texts";
import type { SearchField } from "../../lists/FieldSearch.tsx";
import { fieldKinds } from "../../lists/filters/field-kind.ts";
import { costKindTexts, costsTexts } from "../texts.ts";

const labels: Record<(typeof costSearchFields)[number] | (typeof costDays)[number], Text> = {
  type: costsTexts.type,
  supplier: costsTexts.supplier,
  job: costsTexts.job,
  dept: costsTexts.department,
  campaign: costsTexts.campaign,
  source: costsTexts.source,
  po_number: costsTexts.poNumber,
  invoice_number: costsTexts.invoiceNumber,
  kind: costsTexts.kind,
  currency: costsTexts.currency,
  is_internal: costsTexts.paidFor,
  is_forecast: costsTexts.isForecast,
  day: costsTexts.date,
  paid_date: costsTexts.paid,
};

const kindOf = fieldKinds({
  list: "costs",
  text: costSearchFields,
  times: costDays,
  values: costValueFields,
});

/** Search fields of costs. */
export function costSearch(say: Say): SearchField[] {
  const options: Record<string, NonNullable<SearchField["options"]>> = {
    kind: costKinds.map((id) => ({ id, label: say(costKindTexts[id]) })),
    currency: costCurrencies.map((id) => ({ id, label: id })),
    is_internal: (["internal", "external"] as const).map((id) => ({
      id,
      label: say(costsTexts[id]),
    })),
    is_forecast: [
      { id: "forecast", label: say(costsTexts.forecast) },
      { id: "certain", label: say(costsTexts.notForecast) },
    ],
  };
  return [...costSearchFields, ...costDays].map((id) => ({
    id,
    label: say(labels[id]),
    ...(options[id] ? { kind: "choice" as const, options: options[id] } : kindOf(id)),
  }));
}
