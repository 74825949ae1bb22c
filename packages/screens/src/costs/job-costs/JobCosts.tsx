import { listCostJobs } from "@ats/core/costs/contract";
import { to } from "@ats/core/navigation/routes";
import { useTexts } from "@ats/ui/texts";
import { useMemo } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { useCan } from "../../session/session.tsx";
import { CostsOf } from "../cost-list/CostsOf.tsx";
import { type CostListSearch, jobCostsOptions } from "../cost-list/state.ts";
import { InterviewTimeSection } from "./InterviewTimeSection.tsx";
import { interviewTimeTexts } from "./interview-time-texts.ts";
import { costsTexts } from "../texts.ts";

/** What a job costs: its lines with its share of each. */
export function JobCosts(props: ScreenProps<"jobAssignCost", CostListSearch>) {
  const say = useTexts();
  const id = Number(props.params.id);
  const options = useMemo(() => jobCostsOptions(id), [id]);
  const seesJobs = useCan("VIEW_JOBS");
  const { data } = useEndpoint(listCostJobs, { query: { id: [id] } });
  const job = data?.records[0];
  return (
    <CostsOf
      key={id}
      address={props}
      options={options}
      jobId={id}
      header={{
        title: say(costsTexts.costs),
        ...(job && {
          breadcrumbs: [
            {
              label: job.title,
              href: seesJobs ? to.applicationList({ id }) : to.costsList(),
            },
          ],
        }),
      }}
      addHref={`${to.assignCost()}?job=${id}`}
    >
      <InterviewTimeSection query={{ job_id: id }} hint={say(interviewTimeTexts.hint)} />
    </CostsOf>
  );
}
