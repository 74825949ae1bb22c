import {
  type CostDetails,
  getCost,
  getCostChoices,
  listCostJobs,
  removeCost,
} from "@ats/core/costs/contract";
import { costHolds } from "@ats/core/costs/cost";
import { to } from "@ats/core/navigation/routes";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { ConfirmDialog } from "@ats/ui/ConfirmDialog";
import { Link } from "@ats/ui/Link";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Skeleton } from "@ats/ui/Skeleton";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { showToast } from "@ats/ui/Toast";
import { useTexts } from "@ats/ui/texts";
import { Trash2, Undo2 } from "lucide-react";
import { useState } from "react";
import { useAts } from "../../app/context.tsx";
import { useCall, useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { useDates } from "../../dates/useDates.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { useCan } from "../../session/session.tsx";
import { CostApproval } from "./CostApproval.tsx";
import { CostForm } from "../cost-form/CostForm.tsx";
import { costFormTexts } from "../cost-form/texts.ts";
import { typedFrom } from "../cost-form/typed-cost.ts";
import { sayNamed, sayType, stageTones } from "../cost-words.ts";
import { costKindTexts, costStageTexts, costsTexts } from "../texts.ts";
import { useRefreshCosts } from "../useRefreshCosts.ts";

/** A cost with its shares, its document and its credits. */
export function CostEdit({ params }: ScreenProps<"costEdit">) {
  const say = useTexts();
  const id = Number(params.id);
  const mayUpdate = useCan("UPDATE_COSTS");
  // A removed cost is not read again while the list of costs loads.
  const [isRemoved, setRemoved] = useState(false);
  const cost = useEndpoint(getCost, { params: { id } }, { enabled: !isRemoved });
  const choices = useEndpoint(getCostChoices, {});
  const ids = cost.data?.shares.map(({ job_id }) => job_id) ?? [];
  const jobs = useEndpoint(listCostJobs, { query: { id: ids } }, { enabled: ids.length > 0 });
  const { error, isFetching, refetch } = cost;
  const breadcrumbs = [{ label: say(costsTexts.costs), href: to.costsList() }];
  if (error && !cost.data)
    return (
      <Page header={<PageHeader breadcrumbs={breadcrumbs} title={say(costsTexts.cost)} />}>
        <ListFailed
          what={say(costsTexts.theCost)}
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      </Page>
    );
  if (!cost.data || !choices.data || (ids.length > 0 && !jobs.data))
    return (
      <Page header={<Skeleton width="14rem" />}>
        <Card>
          <Skeleton lines={8} />
        </Card>
      </Page>
    );
  const { data } = cost;
  const isWhole = data.shares.length === data.job_count;
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={breadcrumbs}
          title={data.supplier || sayType(say, data.type)}
          meta={
            <StatusBadge tone={stageTones[data.stage]} label={say(costStageTexts[data.stage])} />
          }
          subtitle={<Recorded cost={data} />}
          actions={
            mayUpdate && isWhole && <CostActions cost={data} onRemoved={() => setRemoved(true)} />
          }
        />
      }
    >
      <Stack gap="lg">
        <CostApproval cost={data} />
        {data.credits.length > 0 && (
          <Card title={say(costFormTexts.credits)}>
            <Stack gap="xs">
              {data.credits.map((credit) => (
                <Text key={credit.id}>
                  {say(costKindTexts[credit.kind])}{" "}
                  <Link href={to.costEdit({ id: credit.id })}>{sayNamed(say, credit)}</Link>
                </Text>
              ))}
            </Stack>
          </Card>
        )}
        <CostForm
          key={id}
          choices={choices.data}
          cost={data}
          saved={typedFrom(data, jobs.data?.records ?? [])}
          isReadOnly={!mayUpdate || !isWhole}
          onSaved={() => undefined}
        />
      </Stack>
    </Page>
  );
}

function Recorded({ cost }: { cost: CostDetails }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { created_by_name: name } = cost;
  const date = shortDate(cost.created_date_time);
  return name
    ? say(costFormTexts.recordedBy, { name, date })
    : say(costFormTexts.recordedOn, { date });
}

interface CostActionsProps {
  cost: CostDetails;
  onRemoved(): void;
}

/** Records a credit for the cost, or removes it. */
function CostActions({ cost: { id, kind, stage, version }, onRemoved }: CostActionsProps) {
  const say = useTexts();
  const { navigate } = useAts();
  const refresh = useRefreshCosts();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useCall(removeCost, {
    onSuccess: () => {
      onRemoved();
      navigate(to.costsList());
      void refresh();
      showToast({ tone: "positive", title: say(costFormTexts.removed) });
    },
    onError: ({ message }) => {
      setAsking(false);
      showToast({
        tone: "critical",
        title: say(costFormTexts.notRemoved),
        description: message,
        timeout: null,
      });
    },
  });
  return (
    <>
      {kind === "COST" && !costHolds.some((hold) => hold === stage) && (
        <Button href={`${to.assignCost()}?credits=${id}`} iconStart={<Undo2 />} isIconOnNarrow>
          {say(costFormTexts.recordCredit)}
        </Button>
      )}
      <Button iconStart={<Trash2 />} isIconOnNarrow onPress={() => setAsking(true)}>
        {say(costFormTexts.remove)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={say(costFormTexts.removeTitle)}
        confirmLabel={say(costFormTexts.remove)}
        tone="critical"
        isPending={isPending}
        onConfirm={() => mutate({ params: { id }, version })}
      >
        {say(costFormTexts.removeHint)}
      </ConfirmDialog>
    </>
  );
}
