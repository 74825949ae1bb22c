import type { AgencyJob, AgencyJobState } from "@ats/core/agency-portal/jobs-contract";
import { to } from "@ats/core/navigation/routes";
import { Link } from "@ats/ui/Link";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import type { Tone } from "@ats/ui/tone";
import { datesIn } from "../../dates/dates.ts";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { agencyJobsTexts, agencyJobStateTexts } from "./texts.ts";

const agencyJobTones: Record<AgencyJobState, Tone> = {
  open: "positive",
  on_hold: "warning",
  closed: "neutral",
};

/** The page of the candidates whom the agency submitted to a job. */
export const candidatesOfJob = (clientId: number, job: number) =>
  `${to.agencyCandidate({ id: clientId })}?filter=all&job=${job}`;

/** The columns of the jobs that an agency works on. */
export function agencyJobColumns(say: Say, clientId: number): TableColumn<AgencyJob>[] {
  const { shortDate } = datesIn(say.locale);
  const state = ({ state: id }: AgencyJob) => (
    <StatusBadge tone={agencyJobTones[id]} label={say(agencyJobStateTexts[id])} />
  );
  return [
    {
      id: "title",
      header: say(agencyJobsTexts.title),
      width: "max(12rem, 32cqi)",
      isSortable: true,
      isRowHeader: true,
      cell: ({ title }) => title,
      detail: (job) => (
        <span className={narrowLine}>
          {job.location} {state(job)}
        </span>
      ),
    },
    {
      id: "location",
      header: say(agencyJobsTexts.place),
      width: "max(9rem, 18cqi)",
      isSortable: true,
      hideBelow: "md",
      cell: ({ location }) => location,
    },
    {
      id: "released_date",
      header: say(agencyJobsTexts.released),
      width: "8rem",
      isSortable: true,
      hideBelow: "md",
      cell: ({ released_date }) => shortDate(released_date),
    },
    {
      id: "closing_date_time",
      header: say(agencyJobsTexts.closes),
      width: "8rem",
      isSortable: true,
      hideBelow: "md",
      cell: ({ closing_date_time, time_zone }) =>
        closing_date_time && shortDate(closing_date_time, { timeZone: time_zone }),
    },
    {
      id: "submissions",
      header: say(agencyJobsTexts.candidates),
      width: "7rem",
      hideBelow: "md",
      cell: ({ id, submissions }) =>
        submissions > 0 && (
          <Link href={candidatesOfJob(clientId, id)}>
            {say(agencyJobsTexts.candidatesCount, { count: submissions })}
          </Link>
        ),
    },
    {
      id: "state",
      header: say(agencyJobsTexts.state),
      width: "8rem",
      hideBelow: "md",
      cell: state,
    },
  ];
}
