import { displayName } from "@ats/core/anonymisation/anonymisation";
import type { ApplicationDetails } from "@ats/core/applications/application";
import { nextStage, type Stage, stageFor, stageName } from "@ats/core/applications/stage";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { IconButton } from "@ats/ui/IconButton";
import { Inline } from "@ats/ui/Inline";
import { Link } from "@ats/ui/Link";
import { PageHeader } from "@ats/ui/PageHeader";
import { Text } from "@ats/ui/Text";
import { ArrowRight, ChevronDown, ChevronLeft, ChevronRight, Undo2 } from "lucide-react";
import { RelativeTime } from "../../dates/RelativeTime.tsx";
import { ApplicationStatus } from "../ApplicationStatus.tsx";
import { HighlightMarks } from "../HighlightMarks.tsx";
import { MoveMenu } from "../MoveMenu.tsx";
import type { ApplicationDetailsViewProps } from "./ApplicationDetailsView.tsx";

type Props = Pick<
  ApplicationDetailsViewProps,
  "application" | "stages" | "neighbours" | "hrefOf" | "onMove" | "onTransfer"
> & {
  /** The buttons that move it stand below. */
  hasMoves: boolean;
};

/** Who applied for what, where the application stands, and what comes next. */
export function ApplicationHeader(props: Props) {
  const { application } = props;
  const { job_id, job_title, job_number, status, node_name } = application;
  const jobHref = to.applicationList({ id: job_id });
  return (
    <PageHeader
      breadcrumbs={[
        { label: "Jobs", href: to.jobList() },
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
          Candidate {application.candidate_number} · Applied{" "}
          <RelativeTime iso={application.created_date_time} as="day" /> for{" "}
          <Link href={jobHref}>
            {job_title} ({job_number})
          </Link>{" "}
          · Recruiter {application.owner.first_name} {application.owner.last_name}
        </Text>
      }
      actions={<Actions {...props} />}
    />
  );
}

function Standing({ application }: { application: ApplicationDetails }) {
  const { status_reason, status_date_time } = application;
  return (
    <>
      {status_reason && `${status_reason} · `}
      for <RelativeTime iso={status_date_time} as="elapsed" />
    </>
  );
}

function Actions(props: Props) {
  const { application, stages, neighbours, hrefOf, onMove, onTransfer, hasMoves } = props;
  const next = nextStage(stages, application);
  const before = stageBefore(application, stages);
  const steps = [
    { label: "Previous application", icon: <ChevronLeft />, to: neighbours?.previous },
    { label: "Next application", icon: <ChevronRight />, to: neighbours?.next },
  ];
  return (
    <>
      {neighbours?.position && (
        <Inline gap="xxs" wrap={false}>
          <Text size="sm" tone="muted" numeric>
            {neighbours.position} of {neighbours.count}
          </Text>
          {steps.map(({ label, icon, to: other }) => (
            <IconButton
              key={label}
              aria-label={other ? `${label}: ${displayName(other)}` : label}
              icon={icon}
              {...(other ? { href: hrefOf(other.id) } : { isDisabled: true })}
            />
          ))}
        </Inline>
      )}
      {onTransfer && <Button onPress={onTransfer}>Transfer…</Button>}
      {onMove && !hasMoves && (
        <>
          <MoveMenu
            trigger={<Button iconEnd={<ChevronDown />}>Move to…</Button>}
            label={displayName(application)}
            stages={stages}
            from={[application]}
            onMove={onMove}
          />
          {before && (
            <Button variant="primary" iconStart={<Undo2 />} onPress={() => onMove(before)}>
              {`Restore to ${stageName(before)}`}
            </Button>
          )}
          {next && (
            <Button variant="primary" iconEnd={<ArrowRight />} onPress={() => onMove(next)}>
              {`Move to ${stageName(next)}`}
            </Button>
          )}
        </>
      )}
    </>
  );
}

/** The stage that an ended application goes back to. */
function stageBefore(
  { restore_status, restore_node_id }: ApplicationDetails,
  stages: readonly Stage[],
): Stage | undefined {
  if (!restore_status) return undefined;
  return (
    stages.find((stage) => restore_node_id !== null && stage.node_id === restore_node_id) ??
    stageFor(stages, restore_status)
  );
}
