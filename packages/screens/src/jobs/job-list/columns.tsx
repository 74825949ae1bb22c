import type { Job, ListedJob } from "@ats/core/jobs/job";
import type { TableColumn } from "@ats/ui/Table";
import { Text } from "@ats/ui/Text";
import type { Say } from "@ats/ui/texts";
import { AnonymisedMark } from "../../applications/AnonymisedMark.tsx";
import { datesIn } from "../../dates/dates.ts";
import { belowWide, narrowLine, onlyNarrow } from "../../lists/narrow-table.css.ts";
import { StatusCell } from "../../lists/StatusCell.tsx";
import { JobAdverts } from "../JobAdverts.tsx";
import { JobClosing } from "../JobClosing.tsx";
import { JobStatus } from "../JobStatus.tsx";
import { jobMarks } from "../job-marks.ts";
import { StageCounts, StageNames } from "./StageCounts.tsx";
import { jobListTexts } from "./texts.ts";
import { UnviewedOfJob } from "./UnviewedOfJobs.tsx";

const fullName = ({ first_name, last_name }: Job["recruiter_details"]) =>
  `${first_name} ${last_name}`;

export function jobColumns(
  say: Say,
  unviewed?: ReadonlyMap<number, number>,
): TableColumn<ListedJob>[] {
  const { elapsed, fullDate, shortDate } = datesIn(say.locale);
  const timeOpen = ({ status, published_date_time: opened }: Job) =>
    (status === "ACTIVE" || status === "ON_HOLD") &&
    opened &&
    say(jobListTexts.timeOpen, { time: elapsed(opened) });
  return [
    {
      id: "job_number",
      header: say(jobListTexts.number),
      width: "4.25rem",
      isNoWrap: true,
      isSortable: true,
      hideBelow: "md",
      cell: ({ job_number }) => (
        <Text size="sm" tone="muted" numeric>
          {job_number}
        </Text>
      ),
    },
    {
      id: "title",
      header: say(jobListTexts.job),
      width: "min(15rem, 100cqi - 6.75rem)",
      isSortable: true,
      isRowHeader: true,
      cell: ({ title }) => title,
      detail: (job) => (
        <>
          <span className={onlyNarrow}>{job.job_number} · </span>
          <span className={belowWide}>{job.location} · </span>
          {job.brand_info.name} {job.anonymised && <AnonymisedMark />}
          <span className={narrowLine}>
            <StatusCell marks={jobMarks(say, job.attention)}>
              <JobStatus job={{ ...job, close_reason: null }} />
            </StatusCell>
            <JobClosing job={job} isBrief />
          </span>
        </>
      ),
    },
    {
      id: "location",
      header: say(jobListTexts.location),
      width: "8rem",
      isSortable: true,
      hideBelow: "xl",
      cell: ({ location }) => location,
    },
    {
      id: "status",
      header: say(jobListTexts.status),
      width: "11rem",
      isSortable: true,
      hideBelow: "md",
      cell: (job) => (
        <StatusCell marks={jobMarks(say, job.attention)}>
          <JobStatus job={{ ...job, close_reason: null }} />
        </StatusCell>
      ),
      detail: ({ close_reason }) => close_reason,
    },
    {
      id: "adverts",
      header: say(jobListTexts.adverts),
      width: "4.75rem",
      hideBelow: "lg",
      cell: (job) => <JobAdverts job={job} />,
    },
    {
      id: "counts",
      header: say(jobListTexts.applications),
      head: <StageNames />,
      width: "16.75rem",
      hideBelow: "sm",
      cell: (job) => <StageCounts job={job} />,
    },
    {
      id: "unviewed",
      header: say(jobListTexts.unviewed),
      width: "6rem",
      align: "end",
      hideBelow: "xl",
      cell: ({ id }) => (
        <Text size="sm" numeric>
          {unviewed ? unviewed.get(id) : <UnviewedOfJob id={id} />}
        </Text>
      ),
    },
    {
      id: "recruiter",
      header: say(jobListTexts.team),
      width: "8.75rem",
      hideBelow: "lg",
      cell: ({ recruiter_details }) => fullName(recruiter_details),
      detail: ({ hiring_manager_details }) => fullName(hiring_manager_details),
    },
    {
      id: "published_date_time",
      header: say(jobListTexts.opened),
      width: "6.75rem",
      isSortable: true,
      hideBelow: "xl",
      isNoWrap: true,
      cell: ({ published_date_time: opened }) =>
        opened && (
          <time dateTime={opened} title={fullDate(opened)}>
            {shortDate(opened)}
          </time>
        ),
      detail: timeOpen,
    },
    {
      id: "closing_date_time",
      header: say(jobListTexts.closing),
      width: "6.5rem",
      isSortable: true,
      hideBelow: "md",
      isNoWrap: true,
      cell: (job) => <JobClosing job={job} isShort />,
      detail: (job) => <span className={belowWide}>{timeOpen(job)}</span>,
    },
  ];
}
