import type { JobDetails } from "@ats/core/jobs/job-details";
import { to } from "@ats/core/navigation/routes";
import type { MenuItem } from "@ats/ui/Menu";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import type { ReactNode } from "react";
import { line } from "../../lists/StatusCell.css.ts";
import { WhoCanSee } from "../../roles/WhoCanSee.tsx";
import { JobClosing } from "../JobClosing.tsx";
import { JobStatus } from "../JobStatus.tsx";
import { JobActions } from "./JobActions.tsx";
import { jobPageTexts } from "./texts.ts";

interface JobHeaderProps {
  /** Absent while it loads. */
  job: JobDetails | undefined;
  /** Follows the facts of the job. */
  count: ReactNode;
  /** Actions on the page's list, before those on the job. */
  listActions: ReactNode;
  /** Rarer actions on the page's list. */
  listMenu: readonly MenuItem[];
  /** Called with the id of an application added here. */
  onAdded(applicationId: number): void;
}

/** Title, facts and actions of a job's page. */
export function JobHeader({ job, count, listActions, listMenu, onAdded }: JobHeaderProps) {
  const say = useTexts();
  return (
    <PageHeader
      breadcrumbs={[{ label: say(jobPageTexts.jobs), href: to.jobList() }]}
      title={job?.title ?? <Skeleton width="14rem" />}
      isOneLine
      subtitle={
        job ? (
          <Text size="sm">
            <span className={line}>
              <JobStatus job={job} />
            </span>{" "}
            {say(jobPageTexts.number, { number: job.job_number })} · {job.location} ·{" "}
            <JobClosing job={job} />
            {count}
          </Text>
        ) : (
          <Skeleton width="20rem" />
        )
      }
      actions={
        <>
          {listActions}
          {job && <WhoCanSee record="jobs" id={job.id} />}
          {job && <JobActions key={job.id} {...{ job, listMenu, onAdded }} />}
        </>
      }
    />
  );
}
