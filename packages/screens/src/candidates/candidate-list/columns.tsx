import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Candidate } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { Highlight } from "@ats/ui/Highlight";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import { AnonymisedMark } from "../../applications/AnonymisedMark.tsx";
import { ApplicationStatus } from "../../applications/ApplicationStatus.tsx";
import { anonymisedTexts } from "../../applications/anonymised-texts.ts";
import { fullDate, shortDate } from "../../dates/dates.ts";
import { onlyNarrow } from "../../lists/narrow-table.css.ts";
import { TagsCell } from "../../lists/TagsCell.tsx";

const Missing = () => (
  <Text size="sm" tone="muted">
    –
  </Text>
);

const usual: TableColumn<Candidate>[] = [
  {
    id: "name",
    header: "Candidate",
    width: "min(11rem, 100cqi - 3rem)",
    isSortable: true,
    isRowHeader: true,
    cell: displayName,
    detail: (row) => (
      <>
        {row.anonymised_row && (
          <Inline gap="xs" as="span">
            <AnonymisedMark note={anonymisedTexts.details} />
            <span aria-hidden="true">Anonymised</span>
          </Inline>
        )}
        <span className={onlyNarrow}>
          <Inline gap="sm" as="span">
            {row.current_jobtitle && <span>{row.current_jobtitle}</span>}
            {row.status && <ApplicationStatus status={row.status} />}
          </Inline>
          {row.cv_excerpt && <Highlight {...row.cv_excerpt} />}
        </span>
      </>
    ),
  },
  {
    id: "candidate_number",
    header: "No.",
    width: "5rem",
    isSortable: true,
    isNoWrap: true,
    hideBelow: "md",
    cell: ({ candidate_number }) => (
      <Text size="sm" tone="muted" numeric>
        {candidate_number}
      </Text>
    ),
  },
  {
    id: "current",
    header: "Current job",
    width: "max(9rem, 18cqi)",
    hideBelow: "md",
    cell: ({ current_jobtitle }) => current_jobtitle ?? <Missing />,
    detail: ({ current_employer }) => current_employer,
  },
  {
    id: "city",
    header: "City",
    width: "7.5rem",
    hideBelow: "md",
    cell: ({ city }) => city ?? <Missing />,
    detail: ({ postcode }) => postcode,
  },
  {
    id: "status",
    header: "Status",
    width: "7rem",
    isSortable: true,
    hideBelow: "sm",
    cell: ({ status }) => (status ? <ApplicationStatus status={status} /> : <Missing />),
  },
  {
    id: "applications",
    header: "Latest application",
    width: "max(8rem, 13cqi)",
    hideBelow: "lg",
    cell: ({ latest_application: latest }) =>
      latest ? (
        <Link href={to.applicationDetails({ id: latest.id })}>{latest.job_title}</Link>
      ) : (
        <Missing />
      ),
    detail: ({ applications }) => applications > 1 && `${applications} applications`,
  },
  {
    id: "tags",
    header: "Tags",
    width: "6.5rem",
    hideBelow: "lg",
    cell: ({ tags }) => (tags.length === 0 ? <Missing /> : <TagsCell tags={tags} />),
  },
  {
    id: "created_date_time",
    header: "Added",
    width: "7rem",
    isSortable: true,
    isNoWrap: true,
    hideBelow: "md",
    cell: ({ created_date_time }) => (
      <time dateTime={created_date_time} title={fullDate(created_date_time)}>
        {shortDate(created_date_time)}
      </time>
    ),
  },
];

const inCv: TableColumn<Candidate> = {
  id: "cv_excerpt",
  header: "In the CV",
  width: "min(18rem, 23cqi)",
  hideBelow: "md",
  cell: ({ cv_excerpt }) => (
    <Text size="sm">{cv_excerpt ? <Highlight {...cv_excerpt} /> : <Missing />}</Text>
  ),
};

const later = { sm: "md", md: "lg", lg: "xl", xl: "xl" } as const;

/** The columns; a search of CVs adds its matches beside the name. */
export const candidateColumns = (isCvSearched: boolean): TableColumn<Candidate>[] => {
  if (!isCvSearched) return usual;
  const [name, ...others] = usual.filter(({ id }) => id !== "tags");
  const narrower = others.map(({ hideBelow = "sm", ...column }) => ({
    ...column,
    hideBelow: later[hideBelow],
  }));
  return [...(name ? [name] : []), inCv, ...narrower];
};
