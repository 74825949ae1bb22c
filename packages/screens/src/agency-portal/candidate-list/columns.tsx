import type { Submission } from "@ats/core/agency-portal/submission-contract";
import { fullName } from "@ats/core/validation/person-name";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import type { TableColumn } from "@ats/ui/Table";
import type { Say } from "@ats/ui/texts";
import { datesIn, isPast } from "../../dates/dates.ts";
import { narrowLine } from "../../lists/narrow-table.css.ts";
import { SubmissionStageBadge } from "../SubmissionStageBadge.tsx";
import { agencyCandidatesTexts } from "./texts.ts";

/** The columns of the candidates whom an agency submitted. */
export function agencyCandidateColumns(say: Say): TableColumn<Submission>[] {
  const { shortDate, fullDate } = datesIn(say.locale);
  return [
    {
      id: "name",
      header: say(agencyCandidatesTexts.name),
      width: "max(11rem, 22cqi)",
      isSortable: true,
      isRowHeader: true,
      cell: fullName,
      detail: ({ stage, stage_name, job_title, interviews_waiting }) => (
        <span className={narrowLine}>
          <SubmissionStageBadge stage={stage} stage_name={stage_name} />
          {interviews_waiting > 0 && (
            <StatusBadge tone="warning" label={say(agencyCandidatesTexts.interviewWaits)} />
          )}
          <span>{job_title}</span>
        </span>
      ),
    },
    {
      id: "job",
      header: say(agencyCandidatesTexts.job),
      width: "max(9rem, 20cqi)",
      hideBelow: "md",
      cell: ({ job_title }) => job_title,
    },
    {
      id: "stage",
      header: say(agencyCandidatesTexts.stage),
      width: "9.5rem",
      hideBelow: "md",
      cell: ({ stage, stage_name, interviews_waiting }) => (
        <Stack gap="xs" align="start">
          <SubmissionStageBadge stage={stage} stage_name={stage_name} />
          {interviews_waiting > 0 && (
            <StatusBadge tone="warning" label={say(agencyCandidatesTexts.interviewWaits)} />
          )}
        </Stack>
      ),
    },
    {
      id: "created_by",
      header: say(agencyCandidatesTexts.submittedBy),
      width: "max(8rem, 13cqi)",
      hideBelow: "md",
      cell: ({ created_by }) => created_by,
    },
    {
      id: "created_date_time",
      header: say(agencyCandidatesTexts.submittedOn),
      width: "8rem",
      isSortable: true,
      isNoWrap: true,
      hideBelow: "md",
      cell: ({ created_date_time: submitted }) => (
        <time dateTime={submitted} title={fullDate(submitted)}>
          {shortDate(submitted)}
        </time>
      ),
    },
    {
      id: "owned_until",
      header: say(agencyCandidatesTexts.ownedUntil),
      width: "8.5rem",
      isNoWrap: true,
      hideBelow: "lg",
      cell: ({ owned_until }) =>
        isPast(owned_until)
          ? say(agencyCandidatesTexts.ownershipEnded, { date: shortDate(owned_until) })
          : shortDate(owned_until),
    },
  ];
}
