import { displayName } from "@ats/core/anonymisation/anonymisation";
import {
  type AnonymisableField,
  type HiddenFields,
  hidesName,
} from "@ats/core/anonymisation/fields";
import type { Application } from "@ats/core/applications/application";
import { Rating } from "@ats/ui/Rating";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { useDates } from "../../dates/useDates.ts";
import { belowLarge, belowWide, narrowLine } from "../../lists/narrow-table.css.ts";
import { StatusCell } from "../../lists/StatusCell.tsx";
import { TagsCell } from "../../lists/TagsCell.tsx";
import { applicationMarks } from "../application-marks.ts";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { applicationListTexts } from "./texts.ts";

/** Columns of the table, without those hidden from a reader of anonymised applicants. */
export const applicationColumns = (say: Say, hidden: HiddenFields): TableColumn<Application>[] =>
  columns(say)
    .filter(({ id }) => !(shownBy[id] ?? []).some((field) => hidden.includes(field)))
    .map((column) =>
      column.id === "name" && hidesName(hidden) ? { ...column, isSortable: false } : column,
    );

/** Fields without which a column is left out. */
const shownBy: Record<string, readonly AnonymisableField[]> = {
  current: ["current_jobtitle"],
  source: ["source"],
};

const columns = (say: Say): TableColumn<Application>[] => [
  {
    id: "name",
    header: say(applicationListTexts.applicant),
    width: "min(12.5rem, 100cqi - 11.75rem)",
    isSortable: true,
    isRowHeader: true,
    cell: (row) => (
      <Text size="sm" weight={row.viewed ? "regular" : "semibold"}>
        {displayName(row)}
      </Text>
    ),
    detail: (row) => (
      <>
        {!row.anonymised_row && row.candidate_number}
        {!row.viewed && <VisuallyHidden> {say(applicationListTexts.notViewed)}</VisuallyHidden>}
        <span className={narrowLine}>
          <StatusCell marks={applicationMarks(say, row)}>
            <ApplicationStatus {...stageOf(row)} />
          </StatusCell>
          <Text size="xs">
            <RelativeTime iso={row.status_date_time} as="elapsed" />
          </Text>
        </span>
      </>
    ),
  },
  {
    id: "current",
    header: say(applicationListTexts.currentJob),
    width: "max(7.25rem, 13cqi)",
    hideBelow: "md",
    cell: ({ current_jobtitle }) => current_jobtitle ?? <Missing />,
    detail: ({ current_employer }) => current_employer,
  },
  {
    id: "status",
    header: say(applicationListTexts.status),
    width: "11.5rem",
    isSortable: true,
    hideBelow: "md",
    cell: (row) => (
      <StatusCell marks={applicationMarks(say, row)}>
        <ApplicationStatus {...stageOf(row)} />
      </StatusCell>
    ),
    detail: ({ status_date_time, status_reason }) => (
      <>
        <span className={belowLarge}>
          <RelativeTime iso={status_date_time} as="elapsed" />
          {status_reason && " · "}
        </span>
        {status_reason}
      </>
    ),
  },
  {
    id: "status_date_time",
    header: say(applicationListTexts.inStage),
    width: "6.25rem",
    isSortable: true,
    isNoWrap: true,
    hideBelow: "lg",
    cell: ({ status_date_time }) => <RelativeTime iso={status_date_time} as="elapsed" />,
  },
  {
    id: "rating",
    header: say(applicationListTexts.rating),
    width: "6rem",
    isSortable: true,
    hideBelow: "sm",
    cell: ({ rating }) =>
      rating ? <Rating value={rating} label={say(applicationListTexts.rating)} /> : <Missing />,
    detail: ({ score }) =>
      score !== null && (
        <span className={belowWide}>{say(applicationListTexts.scoreIs, { score })}</span>
      ),
  },
  {
    id: "score",
    header: say(applicationListTexts.score),
    width: "5.25rem",
    isSortable: true,
    hideBelow: "xl",
    align: "end",
    cell: ({ score }) => score ?? <Missing />,
  },
  {
    id: "tags",
    header: say(applicationListTexts.tags),
    width: "max(6rem, 9cqi)",
    hideBelow: "lg",
    cell: ({ tags }) => <TagsCell tags={tags} />,
  },
  {
    id: "source",
    header: say(applicationListTexts.source),
    width: "7rem",
    hideBelow: "xl",
    cell: ({ source }) => source ?? <Missing />,
  },
  {
    id: "created_date_time",
    header: say(applicationListTexts.applied),
    width: "6.75rem",
    isSortable: true,
    isNoWrap: true,
    hideBelow: "md",
    cell: ({ created_date_time }) => <Day iso={created_date_time} />,
    detail: ({ source }) => source && <span className={belowWide}>{source}</span>,
  },
];

const stageOf = ({ status, node_name }: Application) => ({ status, node_name });

const Missing = () => (
  <Text size="sm" tone="muted">
    –
  </Text>
);

function Day({ iso }: { iso: string }) {
  const { shortDate, fullDate } = useDates();
  return (
    <time dateTime={iso} title={fullDate(iso)}>
      {shortDate(iso)}
    </time>
  );
}
