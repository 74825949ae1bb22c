import { statusesOf } from "@ats/core/applications/status";
import type { Job } from "@ats/core/jobs/job";
import { to } from "@ats/core/navigation/routes";
import { Link } from "@ats/ui/Link";
import { useTexts } from "@ats/ui/texts";
import { VisuallyHidden } from "@ats/ui/VisuallyHidden";
import { statusTexts } from "../../applications/status-texts.ts";
import { funnel, none, stage, stageName } from "./StageCounts.css.ts";
import { jobListTexts } from "./texts.ts";

const stages = [...statusesOf.active, "HIRE"] as const;
const filterOf = (status: (typeof stages)[number]) => (status === "HIRE" ? "complete" : "active");

/** Heads the counts of each stage. */
export function StageNames() {
  const say = useTexts();
  return (
    <>
      <VisuallyHidden>{say(jobListTexts.applications)}</VisuallyHidden>
      <span className={funnel} aria-hidden="true">
        {stages.map((status) => (
          <span key={status} className={stageName} title={say(statusTexts[status])}>
            {say(statusTexts[status])}
          </span>
        ))}
      </span>
    </>
  );
}

export function StageCounts({ job }: { job: Pick<Job, "id" | "title" | "counts"> }) {
  const say = useTexts();
  return (
    <ul className={funnel} aria-label={say(jobListTexts.stages, { title: job.title })}>
      {stages.map((status) => {
        const count = job.counts[status] ?? 0;
        const href = `${to.applicationList({ id: job.id })}?filter=${filterOf(status)}&status=${status}`;
        const label = say(jobListTexts.stage, { count, stage: say(statusTexts[status]) });
        return (
          <li key={status} className={stage} title={label}>
            {count > 0 ? (
              <Link href={href} variant="quiet" aria-label={label}>
                {count}
              </Link>
            ) : (
              <span className={none}>
                0<VisuallyHidden> {say(statusTexts[status])}</VisuallyHidden>
              </span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
