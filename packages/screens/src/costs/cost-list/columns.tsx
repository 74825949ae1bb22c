import type { CostLine, ListedCost } from "@ats/core/costs/contract";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import { narrowLine, onlyNarrow } from "../../lists/narrow-table.css.ts";
import { sayMoney, sayType, stageTones } from "../cost-words.ts";
import { costKindTexts, costStageTexts, costsTexts } from "../texts.ts";
import { costListTexts } from "./texts.ts";

const muted = (text: string) => (
  <Text size="sm" tone="muted">
    {text}
  </Text>
);

/** What a row is called: its supplier, or its type where the company pays its own people. */
export const costLabel = (say: Say, { supplier, type }: Pick<CostLine, "supplier" | "type">) =>
  supplier || sayType(say, type);

const jobsOf = (say: Say, { shares, job_count, dept, campaign }: CostLine) => {
  if (job_count > 1) return say(costListTexts.severalJobs, { count: job_count });
  return shares[0]?.title ?? ([dept, campaign].filter(Boolean).join(" · ") || "–");
};

const stage = (say: Say, { stage: id }: CostLine) => (
  <StatusBadge tone={stageTones[id]} label={say(costStageTexts[id])} />
);

/** All the room beside the amount below 52rem, where few other columns are shown. */
const nameWidth = (isBesideShare: boolean) => `max(11rem, ${isBesideShare ? 18 : 22}cqi)`;

/**
 * The columns of a list of costs; in a list of a job or department, its part beside the whole amount,
 * below the header `share`.
 */
export const costColumns = (say: Say, home?: string, share?: string): TableColumn<ListedCost>[] => {
  const { shortDate } = datesIn(say.locale);
  return [
    {
      id: "supplier",
      header: say(costsTexts.supplier),
      width: nameWidth(share !== undefined),
      isSortable: true,
      isRowHeader: true,
      cell: (cost) => costLabel(say, cost),
      detail: (cost) => (
        <span className={narrowLine}>
          {stage(say, cost)}
          <span>{[sayType(say, cost.type), shortDate(cost.day)].join(" · ")}</span>
        </span>
      ),
    },
    {
      id: "type",
      header: say(costsTexts.type),
      width: "max(7rem, 11cqi)",
      isSortable: true,
      hideBelow: "md",
      cell: ({ type }) => sayType(say, type),
      detail: ({ kind, is_internal }) =>
        kind === "COST" ? is_internal && say(costListTexts.internal) : say(costKindTexts[kind]),
    },
    {
      id: "invoice",
      header: say(costListTexts.invoice),
      width: "max(7rem, 11cqi)",
      hideBelow: "lg",
      cell: ({ invoice_number }) => invoice_number || muted("–"),
      detail: ({ po_number }) => po_number,
    },
    {
      id: "jobs",
      header: say(costsTexts.jobs),
      width: share ? "max(9rem, 14cqi)" : "max(9rem, 18cqi)",
      hideBelow: "md",
      cell: (cost) => jobsOf(say, cost),
    },
    {
      id: "stage",
      header: say(costsTexts.stage),
      width: "max(7.5rem, 14cqi)",
      hideBelow: "md",
      cell: (cost) => stage(say, cost),
      detail: ({ is_forecast }) => is_forecast && say(costsTexts.forecast),
    },
    {
      id: "day",
      header: say(costsTexts.date),
      width: "7rem",
      isSortable: true,
      isNoWrap: true,
      hideBelow: "md",
      cell: ({ day }) => <time dateTime={day}>{shortDate(day)}</time>,
    },
    {
      id: "home_net",
      header: say(costListTexts.amount),
      width: "8.5rem",
      isSortable: true,
      isNoWrap: true,
      ...(share && { hideBelow: "md" as const }),
      align: "end",
      cell: ({ net, currency }) => sayMoney(say, { amount: net, currency }),
      detail: ({ home_net, currency }) =>
        home &&
        currency !== home &&
        (home_net === null
          ? say(costListTexts.noRate)
          : sayMoney(say, { amount: home_net, currency: home })),
    },
    ...(share
      ? [
          {
            id: "share",
            header: share,
            width: "8.5rem",
            isNoWrap: true,
            align: "end" as const,
            cell: ({ part, currency }: ListedCost) =>
              part === null ? "–" : sayMoney(say, { amount: part, currency }),
            detail: ({ net, currency }: ListedCost) => (
              <span className={onlyNarrow}>
                {say(costListTexts.ofWhole, { amount: sayMoney(say, { amount: net, currency }) })}
              </span>
            ),
          },
        ]
      : []),
  ];
};
