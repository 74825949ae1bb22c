import type { CostFigures, SourceFigures } from "@ats/core/costs/figures-contract";
import { Table, type TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { type Say, useTexts } from "@ats/ui/texts";
import { sayMoney } from "../cost-words.ts";
import { costFiguresTexts } from "./texts.ts";

interface SourceTableProps {
  figures: CostFigures;
  /** Address of a source's costs. */
  hrefOf(source: string): string;
}

/** What applicants and hires of each source cost. */
export function SourceTable({ figures, hrefOf }: SourceTableProps) {
  const say = useTexts();
  return (
    <Table
      caption={say(costFiguresTexts.bySource)}
      columns={columnsIn(say, figures.currency)}
      rows={figures.sources}
      getKey={({ source }) => source}
      href={({ source, cost }) => (cost === 0 ? undefined : hrefOf(source))}
    />
  );
}

const count = (
  say: Say,
  id: "applicants" | "qualified" | "hires",
  header: string,
): TableColumn<SourceFigures> => ({
  id,
  header,
  align: "end",
  hideBelow: "md",
  cell: (row) => new Intl.NumberFormat(say.locale).format(row[id]),
});

const columnsIn = (say: Say, currency: string): TableColumn<SourceFigures>[] => {
  const money = (amount: number | null) =>
    amount === null ? <Text tone="muted">–</Text> : sayMoney(say, { amount, currency });
  const figure = (
    id: "per_applicant" | "per_qualified" | "per_hire",
    header: string,
  ): TableColumn<SourceFigures> => ({
    id,
    header,
    align: "end",
    isNoWrap: true,
    ...(id !== "per_hire" && { hideBelow: "md" }),
    cell: (row) => money(row[id]),
  });
  return [
    {
      id: "source",
      header: say(costFiguresTexts.source),
      isRowHeader: true,
      cell: ({ source }) => source || say(costFiguresTexts.noSource),
    },
    {
      id: "cost",
      header: say(costFiguresTexts.cost),
      align: "end",
      isNoWrap: true,
      cell: ({ cost }) => money(cost),
    },
    count(say, "applicants", say(costFiguresTexts.applicantsColumn)),
    figure("per_applicant", say(costFiguresTexts.perApplicant)),
    count(say, "qualified", say(costFiguresTexts.qualifiedColumn)),
    figure("per_qualified", say(costFiguresTexts.perQualified)),
    count(say, "hires", say(costFiguresTexts.hiresColumn)),
    figure("per_hire", say(costFiguresTexts.perHire)),
  ];
};
