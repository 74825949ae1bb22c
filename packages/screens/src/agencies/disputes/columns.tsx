import type { AgencyDisputeLine } from "@ats/core/agencies/disputes-contract";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import { datesIn } from "../../dates/dates.ts";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { disputeBadge } from "./dispute-in-words.ts";
import { disputeTexts } from "./texts.ts";

type Line = Pick<AgencyDisputeLine, "job" | "state" | "decider" | "created_date_time">;

/** The columns of a list of disputes, the first with the other side's or the person's name. */
export function disputeColumns<Row extends Line>(
  say: Say,
  header: string,
  nameOf: (row: Row) => string,
): TableColumn<Row>[] {
  const { shortDate } = datesIn(say.locale);
  const badge = ({ state }: Line) => <StatusBadge {...disputeBadge(say, state)} />;
  return [
    {
      id: "name",
      header,
      width: "max(11rem, 34cqi)",
      isRowHeader: true,
      cell: nameOf,
      detail: (line) => (
        <>
          {line.job}
          <span className={narrowLine}>{badge(line)}</span>
        </>
      ),
    },
    { id: "state", header: say(disputeTexts.state), width: "9rem", hideBelow: "md", cell: badge },
    {
      id: "opened",
      header: say(disputeTexts.opened),
      width: "8rem",
      hideBelow: "md",
      cell: ({ created_date_time }) => shortDate(created_date_time),
    },
    {
      id: "decider",
      header: say(disputeTexts.whoDecides),
      width: "max(10rem, 22cqi)",
      hideBelow: "md",
      cell: ({ decider }) => decider ?? say(disputeTexts.nobody),
    },
  ];
}
