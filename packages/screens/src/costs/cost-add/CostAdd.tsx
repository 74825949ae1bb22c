import { getCost, getCostChoices, listCostJobs } from "@ats/core/costs/contract";
import { costName } from "@ats/core/costs/cost";
import { to } from "@ats/core/navigation/routes";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { useTexts } from "@ats/ui/texts";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { CostForm } from "../cost-form/CostForm.tsx";
import { creditFor, jobShare, noCost } from "../cost-form/typed-cost.ts";
import { costsTexts } from "../texts.ts";
import type { CostAddSearch } from "./route.ts";

/** Records a cost: of the company, of a job, or a credit for another cost. */
export function CostAdd({ search }: ScreenProps<"assignCost", CostAddSearch>) {
  const say = useTexts();
  const { navigate } = useAts();
  const { job, credits = 0 } = search;
  const choices = useEndpoint(getCostChoices, {});
  const credited = useEndpoint(getCost, { params: { id: credits } }, { enabled: credits > 0 });
  const ids = job ? [job] : (credited.data?.shares.map(({ job_id }) => job_id) ?? []);
  const jobs = useEndpoint(listCostJobs, { query: { id: ids } }, { enabled: ids.length > 0 });
  const isReady =
    (credits === 0 || credited.data !== undefined) && (ids.length === 0 || jobs.data !== undefined);
  const records = jobs.data?.records ?? [];
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[{ label: say(costsTexts.costs), href: to.costsList() }]}
          title={say(costsTexts.addCost)}
        />
      }
    >
      <ListContent
        what={say(costsTexts.theCost)}
        query={{
          ...choices,
          error: choices.error ?? credited.error ?? jobs.error,
          data: isReady ? choices.data : undefined,
        }}
        lines={8}
      >
        {(data) => (
          <CostForm
            key={`${job} ${credits}`}
            choices={data}
            isReadOnly={false}
            saved={{
              ...noCost(data),
              ...(job && { shares: records.map(jobShare) }),
              ...(credited.data && creditFor(credited.data, costName(credited.data), records)),
            }}
            onSaved={() => navigate(job ? to.jobAssignCost({ id: job }) : to.costsList())}
          />
        )}
      </ListContent>
    </Page>
  );
}
