import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { Candidate } from "@ats/core/candidates/candidate";
import { to } from "@ats/core/navigation/routes";
import { Highlight } from "@ats/ui/Highlight";
import { Link } from "@ats/ui/Link";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";

import type { Say } from "@ats/ui/texts";
import { ApplicationStatus } from "../../applications/ApplicationStatus.tsx";
import { datesIn } from "../../dates/dates.ts";

import { narrowLineBesideName } from "../../lists/narrow-table.css.ts";
import { TagsCell } from "../../lists/TagsCell.tsx";
import { candidateListTexts } from "./texts.ts";

const Missing = () => (
  <Text size="sm" tone="muted">
    –
  </Text>
);

/** All the room below 52rem, where the name is the only column; else 11rem. */
const nameWidth = "min(100cqi - 3rem, max(11rem, (52rem - 100cqi) * 100))";

const usualIn = (say: Say): TableColumn<Candidate>[] => [
  {
    id: "name",
    header: say(candidateListTexts.candidate),
    width: nameWidth,
    isSortable: true,
    isRowHeader: true,
    cell: displayName,
    detail: (row) => (
      <span className={narrowLineBesideName}>
        {row.status && <ApplicationStatus status={row.status} />}
        {row.current_jobtitle && <span>{row.current_jobtitle}</span>}
      </span>
    ),
  },
  {
    id: "candidate_number",
    header: say(candidateListTexts.number),
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
    header: say(candidateListTexts.current),
    width: "max(9rem, 18cqi)",
    hideBelow: "md",
    cell: ({ current_jobtitle }) => current_jobtitle ?? <Missing />,
    detail: ({ current_employer }) => current_employer,
  },
  {
    id: "city",
    header: say(candidateListTexts.city),
    width: "7.5rem",
    hideBelow: "md",
    cell: ({ city }) => city ?? <Missing />,
    detail: ({ postcode }) => postcode,
  },
  {
    id: "status",
    header: say(candidateListTexts.status),
    width: "7rem",
    isSortable: true,
    hideBelow: "md",
    cell: ({ status }) => (status ? <ApplicationStatus status={status} /> : <Missing />),
  },
  {
    id: "applications",
    header: say(candidateListTexts.latestApplication),
    width: "max(8rem, 13cqi)",
    hideBelow: "lg",
    cell: ({ latest_application: latest }) =>
      latest ? (
        <Link href={to.applicationDetails({ id: latest.id })}>{latest.job_title}</Link>
      ) : (
        <Missing />
      ),
    detail: ({ applications }) =>
      applications > 1 && say(candidateListTexts.applications, { count: applications }),
  },
  {
    id: "tags",
    header: say(candidateListTexts.tags),
    width: "6.5rem",
    hideBelow: "lg",
    cell: ({ tags }) => (tags.length === 0 ? <Missing /> : <TagsCell tags={tags} />),
  },
  {
    id: "created_date_time",
    header: say(candidateListTexts.added),
    width: "7rem",
    isSortable: true,
    isNoWrap: true,
    hideBelow: "md",
    cell: ({ created_date_time }) => (
      <time dateTime={created_date_time} title={datesIn(say.locale).fullDate(created_date_time)}>
        {datesIn(say.locale).shortDate(created_date_time)}
      </time>
    ),
  },
];

const inCv = (say: Say): TableColumn<Candidate> => ({
  id: "cv_excerpt",
  header: say(candidateListTexts.inCv),
  width: "min(18rem, 23cqi)",
  hideBelow: "md",
  cell: ({ cv_excerpt }) => (
    <Text size="sm">{cv_excerpt ? <Highlight {...cv_excerpt} /> : <Missing />}</Text>
  ),
});

const later = { sm: "md", md: "lg", lg: "xl", xl: "xl" } as const;

/** The columns; a search of CVs adds its matches beside the name. */
export const candidateColumns = (say: Say, isCvSearched: boolean): TableColumn<Candidate>[] => {
  const usual = usualIn(say);
  if (!isCvSearched) return usual;
  const [name, ...others] = usual.filter(({ id }) => id !== "tags");
  const narrower = others.map(({ hideBelow = "md", ...column }) => ({
    ...column,
    hideBelow: later[hideBelow],
  }));
  return [...(name ? [name] : []), inCv(say), ...narrower];
};
