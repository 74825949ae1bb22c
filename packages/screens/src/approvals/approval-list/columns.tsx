import type { RequisitionLine } from "@ats/core/approvals/contract";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { Link } from "@ats/ui/Link";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { saySalary } from "../../jobs/salary.ts";
import { onlyNarrow } from "../../lists/narrow-table.css.ts";
import { approvalPath } from "../approval-path.ts";
import { RequestState } from "../RequestState.tsx";
import { sayAmount } from "../say-amount.ts";
import { sayWaiting } from "../say-waiting.ts";
import { sayTitle } from "../say-title.ts";
import { nameOf } from "../useWords.ts";
import * as css from "./ApprovalList.css.ts";
import { sayOffered } from "../../offers/say-offered.ts";
import { approvalListTexts } from "./texts.ts";

const ageOf = (say: Say, { working_days }: RequisitionLine) =>
  working_days === null ? "" : say(approvalListTexts.days, { count: working_days });

export const approvalColumns = (say: Say): TableColumn<RequisitionLine>[] => [
  {
    id: "title",
    header: say(approvalListTexts.job),
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <Link variant="strong" href={approvalPath(row)}>
        {sayTitle(say, row)}
      </Link>
    ),
    detail: (row) => (
      <>
        {[row.applicant && displayName(row.applicant), row.job_number, row.dept, row.location]
          .filter(Boolean)
          .join(" · ")}
        <span className={onlyNarrow}>
          <span className={css.narrowState}>
            <RequestState request={row} /> <span>{ageOf(say, row)}</span>
          </span>
          {sayWaiting(say, row)}
        </span>
      </>
    ),
  },
  {
    id: "state",
    header: say(approvalListTexts.state),
    isSortable: true,
    hideBelow: "md",
    cell: (row) => <RequestState request={row} />,
    detail: (row) => sayWaiting(say, row),
  },
  {
    id: "asks",
    header: say(approvalListTexts.asks),
    hideBelow: "md",
    cell: ({ kind, openings }) =>
      kind === "job"
        ? say(approvalListTexts.onePost, { count: openings ?? 0 })
        : say(kind === "offer" ? approvalListTexts.anOffer : approvalListTexts.aCost),
    detail: (row) =>
      row.cost_net === null
        ? (saySalary(say, row) ?? sayOffered(say, row))
        : sayAmount(say, row.cost_net, row.currency),
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
