import type { Workflow } from "@ats/core/jobs/workflow";
import { Banner } from "@ats/ui/Banner";
import { useTexts } from "@ats/ui/texts";
import { workflowTexts } from "./workflow-texts.ts";

/** Names the live vacancies that a change of their workflow concerns. */
export function LiveJobs({ workflow }: { workflow: Workflow }) {
  const say = useTexts();
  const { live_jobs, live_titles } = workflow;
  if (live_jobs === 0) return null;
  const rest = live_jobs - live_titles.length;
  const titles = new Intl.ListFormat(say.locale).format([
    ...live_titles,
    ...(rest > 0 ? [say(workflowTexts.more, { count: rest })] : []),
  ]);
  return <Banner tone="info">{say(workflowTexts.usedBy, { count: live_jobs, titles })}</Banner>;
}
