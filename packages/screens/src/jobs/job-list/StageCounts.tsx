import { statusesOf } from "@ats/core/applications/status";
import type { Job } from "@ats/core/jobs/job";
import { to } from "@ats/core/navigation/routes";
import { Link } from "@ats/ui/Link";
import { useTexts } from "@ats/ui/texts";
import { statusTexts } from "../../applications/status-texts.ts";
import { funnel, none, stage, stageLabel } from "./StageCounts.css.ts";
import { jobListTexts } from "./texts.ts";

const stages = [...statusesOf.active, "HIRE"] as const;
const filterOf = (status: (typeof stages)[number]) => (status === "HIRE" ? "complete" : "active");

export function StageCounts({ job }: { job: Pick<Job, "id" | "title" | "counts"> }) {
  const say = useTexts();
  return (
    <ul className={funnel} aria-label={say(jobListTexts.stages, { title: job.title })}>
      {stages.map((status) => {
        const count = job.counts[status] ?? 0;
        const href = `${to.applicationList({ id: job.id })}?filter=${filterOf(status)}&status=${status}`;
        return (
          <li key={status} className={stage}>
            {count > 0 ? (
              <Link
                href={href}
                variant="quiet"
                aria-label={say(jobListTexts.stage, { count, stage: say(statusTexts[status]) })}
              >
                {count}
              </Link>
            ) : (
              <span className={none}>0</span>
            )}
            <span className={stageLabel} aria-hidden={count > 0}>
              {say(statusTexts[status])}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
