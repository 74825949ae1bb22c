import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import type { Stage } from "@ats/core/applications/stage";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Link } from "@ats/ui/Link";
import { PageHeader } from "@ats/ui/PageHeader";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { Said } from "../../app/Said.tsx";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
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
  onTransfer?(): void;
  /** True when the review's stage buttons stand below. */
  hasMoves: boolean;
}

/** Shows the applicant, the job, the status and the next steps. */
export function ApplicationHeader(props: ApplicationHeaderProps) {
  const say = useTexts();
  const { application } = props;
  const { job_id, job_title, job_number, status, node_name } = application;
  const jobHref = to.applicationList({ id: job_id });
  return (
    <PageHeader
      breadcrumbs={[
        { label: say(applicationDetailsTexts.jobs), href: to.jobList() },
        { label: job_title, href: jobHref },
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
          <WhenApplied
            application={application}
            job={
              <Link href={jobHref}>
                {job_title} ({job_number})
              </Link>
            }
          />{" "}
          ·{" "}
          {say(applicationDetailsTexts.recruiter, {
            name: `${application.owner.first_name} ${application.owner.last_name}`,
          })}
        </Text>
      }
      actions={<Actions {...props} />}
    />
  );
}

interface WhenAppliedProps {
  application: ApplicationDetails;
  /** A link to the job; absent where the job is shown anyway. */
  job?: ReactNode;
}

/** Shows the candidate number and when the application was sent, or begun if incomplete. */
export function WhenApplied({ application, job }: WhenAppliedProps) {
  const { candidate_number, status, created_date_time } = application;
  const say = useTexts();
  const isBegun = status === "INCOMPLETE";
  const time = <RelativeTime iso={created_date_time} as="day" />;
  const { applied, appliedFor, begun, begunFor, candidate } = applicationDetailsTexts;
  return (
    <>
      {say(candidate, { number: candidate_number })} ·{" "}
      {job ? (
        <Said text={isBegun ? begunFor : appliedFor} values={{ time, job }} />
      ) : (
        <Said text={isBegun ? begun : applied} values={{ time }} />
      )}
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
  const say = useTexts();
  const { application, stages, neighbours, hrefOf, onMove, onTransfer, hasMoves } = props;
  return (
    <>
      <NeighbourButtons neighbours={neighbours} actionOf={({ id }) => ({ href: hrefOf(id) })} />
      {onTransfer && <Button onPress={onTransfer}>{say(applicationDetailsTexts.transfer)}</Button>}
      {onMove && !hasMoves && <MoveButtons {...{ application, stages, onMove }} />}
    </>
  );
}
