import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import type { Stage } from "@ats/core/applications/stage";
import { to } from "@ats/core/navigation/routes";
import { Link } from "@ats/ui/Link";
import { PageHeader } from "@ats/ui/PageHeader";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { Said } from "../../app/Said.tsx";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { WhoCanSee } from "../../roles/WhoCanSee.tsx";
import { useCan } from "../../session/session.tsx";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { MoveButtons } from "./MoveButtons.tsx";
import { NeighbourButtons } from "./NeighbourButtons.tsx";
import type { Neighbours } from "./queries.ts";
import { applicationDetailsTexts } from "./texts.ts";

export interface ApplicationHeaderProps {
  application: ApplicationDetails;
  /** The stages of the job. */
  stages: readonly Stage[];
  /** Previous and next application of the job's list; absent until known. */
  neighbours?: Neighbours | undefined;
  /** Address of another application. */
  hrefOf(id: number): string;
  /** Absent for a reader who may not move applications. */
  onMove?(stage: Stage): void;
  /** Absent where a transfer is not possible. */
  onTransfer?: (() => void) | undefined;
  /** True when the review's stage buttons stand below. */
  hasMoves: boolean;
}

/** Shows the applicant, the job, the status and the next steps. */
export function ApplicationHeader(props: ApplicationHeaderProps) {
  const say = useTexts();
  const { application } = props;
  const { job_id, job_title, job_number, status, node_name } = application;
  return (
    <PageHeader
      breadcrumbs={[
        { label: say(applicationDetailsTexts.jobs), href: to.jobList() },
        {
          label: say(applicationDetailsTexts.job, { title: job_title, number: job_number }),
          href: to.applicationList({ id: job_id }),
        },
      ]}
      title={displayName(application)}
      meta={
        <>
          <ApplicationStatus status={status} node_name={node_name} />
          <HighlightMarks highlights={application.highlights} />
          <Text size="sm" tone="muted">
            <Standing application={application} />
          </Text>
        </>
      }
      subtitle={
        <Text size="sm">
          <WhenApplied application={application} /> ·{" "}
          {say(applicationDetailsTexts.recruiter, {
            name: `${application.owner.first_name} ${application.owner.last_name}`,
          })}
        </Text>
      }
      actions={<Actions {...props} />}
    />
  );
}

/**
 * Shows the candidate, linked to their record, and when the application was sent, or begun if
 * incomplete.
 */
export function WhenApplied({ application }: { application: ApplicationDetails }) {
  const { candidate_id, candidate_number, status, created_date_time, anonymised_row } = application;
  const say = useTexts();
  const mayOpen = useCan("VIEW_CANDIDATES") && !anonymised_row;
  const { applied, begun, candidate } = applicationDetailsTexts;
  const number = say(candidate, { number: candidate_number });
  return (
    <>
      {mayOpen ? <Link href={to.candidateEdit({ id: candidate_id })}>{number}</Link> : number} ·{" "}
      <Said
        text={status === "INCOMPLETE" ? begun : applied}
        values={{ time: <RelativeTime iso={created_date_time} as="day" /> }}
      />
    </>
  );
}

/** Shows why and for how long the application has had its status. */
export function Standing({ application }: { application: ApplicationDetails }) {
  const { status_reason, status_date_time } = application;
  return (
    <>
      {status_reason && `${status_reason} · `}
      <Said
        text={applicationDetailsTexts.standingFor}
        values={{ time: <RelativeTime iso={status_date_time} as="elapsed" /> }}
      />
    </>
  );
}

function Actions(props: ApplicationHeaderProps) {
  const { neighbours, hrefOf, onMove, hasMoves } = props;
  return (
    <>
      <WhoCanSee record="applications" id={props.application.id} />
      <NeighbourButtons neighbours={neighbours} actionOf={({ id }) => ({ href: hrefOf(id) })} />
      {onMove && !hasMoves && <MoveButtons {...props} onMove={onMove} />}
    </>
  );
}
