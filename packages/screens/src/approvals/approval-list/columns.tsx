import type { RequisitionLine } from "@ats/core/approvals/contract";
import { Link } from "@ats/ui/Link";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { saySalary } from "../../jobs/salary.ts";
import { onlyNarrow } from "../../lists/narrow-table.css.ts";
import { approvalPath } from "../approval-path.ts";
import { requisitionStateTexts, requisitionTones } from "../state-texts.ts";
import * as css from "./ApprovalList.css.ts";
import { approvalListTexts } from "./texts.ts";

const nameOf = ({ first_name, last_name }: { first_name: string; last_name: string }) =>
  `${first_name} ${last_name}`;

/** "Finance: Fay Moss, Dev Rao", for each step that waits. */
const waitsFor = (say: Say, { waiting }: RequisitionLine) =>
  waiting
    .map(
      ({ step, people }) =>
        `${step}: ${new Intl.ListFormat(say.locale, { type: "disjunction" }).format(people.map(nameOf))}`,
    )
    .join(" · ");

const ageOf = (say: Say, { working_days }: RequisitionLine) =>
  working_days === null ? "" : say(approvalListTexts.days, { count: working_days });

const state = (say: Say, row: RequisitionLine) => (
  <StatusBadge label={say(requisitionStateTexts[row.state])} tone={requisitionTones[row.state]} />
);

export const approvalColumns = (say: Say): TableColumn<RequisitionLine>[] => [
  {
    id: "title",
    header: say(approvalListTexts.job),
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <Link variant="strong" href={approvalPath(row)}>
        {row.title}
      </Link>
    ),
    detail: (row) => (
      <>
        {[row.job_number, row.dept, row.location].filter(Boolean).join(" · ")}
        <span className={onlyNarrow}>
          <span className={css.narrowState}>
            {state(say, row)} <span>{ageOf(say, row)}</span>
          </span>
          {waitsFor(say, row)}
        </span>
      </>
    ),
  },
  {
    id: "state",
    header: say(approvalListTexts.state),
    isSortable: true,
    hideBelow: "md",
    cell: (row) => state(say, row),
    detail: (row) => waitsFor(say, row),
  },
  {
    id: "asks",
    header: say(approvalListTexts.asks),
    hideBelow: "md",
    cell: ({ openings }) => say(approvalListTexts.onePost, { count: openings }),
    detail: (row) => saySalary(say, row),
  },
  {
    id: "by",
    header: say(approvalListTexts.by),
    hideBelow: "lg",
    cell: ({ requested_by }) => requested_by && nameOf(requested_by),
  },
  {
    id: "sent_date_time",
    header: say(approvalListTexts.sent),
    isSortable: true,
    isNoWrap: true,
    hideBelow: "md",
    cell: ({ sent_date_time }) => sent_date_time && <RelativeTime iso={sent_date_time} />,
    detail: (row) => ageOf(say, row),
  },
];
