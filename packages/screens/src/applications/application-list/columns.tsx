import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Application } from "@ats/core/applications/application";
import { Inline } from "@ats/ui/Inline";
import { Rating } from "@ats/ui/Rating";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { useDates } from "../../dates/useDates.ts";
import { belowLarge, belowWide, onlyNarrow } from "../../lists/narrow-table.css.ts";
import { TagsCell } from "../../lists/TagsCell.tsx";
import { AnonymisedMark } from "../AnonymisedMark.tsx";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { anonymisedTexts } from "../anonymised-texts.ts";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { KnockOutMark } from "../KnockOutMark.tsx";
import { applicationListTexts } from "./texts.ts";

/** Columns of the table, without those hidden from a reader of anonymised applicants. */
export const applicationColumns = (say: Say, isAnonymised: boolean): TableColumn<Application>[] =>
  isAnonymised
    ? columns(say)
        .filter(({ id }) => id !== "current" && id !== "source")
        .map((column) => (column.id === "name" ? { ...column, isSortable: false } : column))
    : columns(say);

const columns = (say: Say): TableColumn<Application>[] => [
  {
    id: "name",
    header: say(applicationListTexts.applicant),
    width: "min(12.5rem, 100cqi - 10rem)",
    isSortable: true,
    isRowHeader: true,
    cell: displayName,
    detail: (row) => (
      <>
        <Inline gap="xs" as="span">
          {row.anonymised_row ? (
            <>
              <AnonymisedMark note={anonymisedTexts.details} />
              <span aria-hidden="true">{say(anonymisedTexts.short)}</span>
            </>
          ) : (
            <span>{row.candidate_number}</span>
          )}
          {!row.viewed && (
            <Text size="xs" weight="medium">
              · {say(applicationListTexts.notViewed)}
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
    header: say(applicationListTexts.currentJob),
    width: "max(7.25rem, 13cqi)",
    hideBelow: "md",
    cell: ({ current_jobtitle }) => current_jobtitle ?? <Missing />,
    detail: ({ current_employer }) => current_employer,
  },
  {
    id: "status",
    header: say(applicationListTexts.status),
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
