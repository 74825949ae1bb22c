import type { Application } from "@ats/core/applications/application";
import { displayName } from "@ats/core/anonymisation/anonymisation";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { fullDate, shortDate } from "../../dates/dates.ts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { AnonymisedMark, anonymisedNote } from "../AnonymisedMark.tsx";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { KnockOutMark } from "../KnockOutMark.tsx";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { belowLarge, belowWide, onlyNarrow } from "../../lists/narrow-table.css.ts";
import { TagsCell } from "../../lists/TagsCell.tsx";

/** Columns of the table, without those hidden from a reader of anonymised applicants. */
export const applicationColumns = (isAnonymised: boolean): TableColumn<Application>[] =>
  isAnonymised
    ? columns
        .filter(({ id }) => id !== "current" && id !== "source")
        .map((column) => (column.id === "name" ? { ...column, isSortable: false } : column))
    : columns;

const columns: TableColumn<Application>[] = [
  {
    id: "name",
    header: "Applicant",
    width: "min(12.5rem, 100cqi - 10rem)",
    isSortable: true,
    isRowHeader: true,
    cell: displayName,
    detail: (row) => (
      <>
        <Inline gap="xs" as="span">
          {row.anonymised_row ? (
            <>
              <AnonymisedMark note={anonymisedNote} />
              <span aria-hidden="true">Anonymised</span>
            </>
          ) : (
            <span>{row.candidate_number}</span>
          )}
          {!row.viewed && (
            <Text size="xs" weight="medium">
              · Not viewed
            </Text>
          )}
          <HighlightMarks highlights={row.highlights} />
          {row.knocked_out > 0 && <KnockOutMark count={row.knocked_out} />}
        </Inline>
        <span className={onlyNarrow}>
          <Inline gap="sm" as="span">
            <ApplicationStatus {...stageOf(row)} />
            <Text size="xs">
              <RelativeTime iso={row.status_date_time} as="elapsed" />
            </Text>
          </Inline>
        </span>
      </>
    ),
  },
  {
    id: "current",
    header: "Current job",
    width: "max(7.25rem, 13cqi)",
    hideBelow: "md",
    cell: ({ current_jobtitle }) => current_jobtitle ?? <Missing />,
    detail: ({ current_employer }) => current_employer,
  },
  {
    id: "status",
    header: "Status",
    width: "7rem",
    isSortable: true,
    hideBelow: "md",
    cell: (row) => <ApplicationStatus {...stageOf(row)} />,
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
    header: "In stage",
    width: "6.25rem",
    isSortable: true,
    isNoWrap: true,
    hideBelow: "lg",
    cell: ({ status_date_time }) => <RelativeTime iso={status_date_time} as="elapsed" />,
  },
  {
    id: "rating",
    header: "Rating",
    width: "6rem",
    isSortable: true,
    hideBelow: "sm",
    cell: ({ rating }) => (rating ? <Rating value={rating} label="Rating" /> : <Missing />),
    detail: ({ score }) => score !== null && <span className={belowWide}>Score {score}</span>,
  },
  {
    id: "score",
    header: "Score",
    width: "5.25rem",
    isSortable: true,
    hideBelow: "xl",
    align: "end",
    cell: ({ score }) => score ?? <Missing />,
  },
  {
    id: "tags",
    header: "Tags",
    width: "max(6rem, 9cqi)",
    hideBelow: "lg",
    cell: ({ tags }) => <TagsCell tags={tags} />,
  },
  {
    id: "source",
    header: "Source",
    width: "7rem",
    hideBelow: "xl",
    cell: ({ source }) => source ?? <Missing />,
  },
  {
    id: "created_date_time",
    header: "Applied",
    width: "6.75rem",
    isSortable: true,
    isNoWrap: true,
    hideBelow: "md",
    cell: ({ created_date_time }) => (
      <time dateTime={created_date_time} title={fullDate(created_date_time)}>
        {shortDate(created_date_time)}
      </time>
    ),
    detail: ({ source }) => source && <span className={belowWide}>{source}</span>,
  },
];

const stageOf = ({ status, node_name }: Application) => ({ status, node_name });

const Missing = () => (
  <Text size="sm" tone="muted">
    –
  </Text>
);
