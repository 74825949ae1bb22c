import { getRequisition, type RequisitionDetails } from "@ats/core/approvals/contract";
import { to } from "@ats/core/navigation/routes";
import { Banner } from "@ats/ui/Banner";
import { Button } from "@ats/ui/Button";
import { Card } from "@ats/ui/Card";
import { DescriptionList } from "@ats/ui/DescriptionList";
import { EmptyState } from "@ats/ui/EmptyState";
import { Inline } from "@ats/ui/Inline";
import { Loader } from "@ats/ui/Loader";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { StatusBadge } from "@ats/ui/StatusBadge";
import { Text } from "@ats/ui/Text";
import { useTexts } from "@ats/ui/texts";
import { BadgeCheck } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { useDates } from "../../dates/useDates.ts";
import { saySalary } from "../../jobs/salary.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { Changes } from "../../record/Changes.tsx";
import { fieldLabels } from "../field-labels.ts";
import { sayAmount } from "../say-amount.ts";
import { requisitionStateTexts, requisitionTones } from "../state-texts.ts";
import { ApprovalSteps } from "./ApprovalSteps.tsx";
import { AskedForm } from "./AskedForm.tsx";
import { Decision } from "./Decision.tsx";
import { RequestHistory } from "./RequestHistory.tsx";
import type { VacancyApprovalSearch } from "./route.ts";
import { approvalPageTexts } from "./texts.ts";

/** A job's request for approval: what it asks, its steps, and the reader's decision. */
export function VacancyApproval({
  search: { job },
}: ScreenProps<"vacancyApproval", VacancyApprovalSearch>) {
  const say = useTexts();
  if (job) return <Request key={job} job={job} />;
  return (
    <Page header={<PageHeader title={say(titles.vacancyApproval)} />}>
      <EmptyState
        level={2}
        icon={<BadgeCheck />}
        title={say(approvalPageTexts.noJob)}
        description={say(approvalPageTexts.noJobHint)}
        action={
          <Button href={to.approvalRequestTable()}>{say(approvalPageTexts.allRequests)}</Button>
        }
      />
    </Page>
  );
}

function Request({ job }: { job: number }) {
  const say = useTexts();
  const params = { id: job };
  const { data, error, isFetching, refetch } = useEndpoint(
    getRequisition,
    { params },
    { meta: { isOfApprovals: true } },
  );
  if (!data)
    return (
      <Page header={<PageHeader title={say(titles.vacancyApproval)} />}>
        {error ? (
          <ListFailed
            what={say(approvalPageTexts.what)}
            error={error}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <Loader label={say(approvalPageTexts.loading)} />
        )}
      </Page>
    );
  const { title, job_number, job_status, changes, may } = data;
  return (
    <Page
      header={
        <PageHeader
          title={say(approvalPageTexts.request, { title })}
          subtitle={say(approvalPageTexts.subtitle, { number: job_number ?? "" })}
          actions={
            <>
              <Button href={to.approvalRequestTable()}>{say(approvalPageTexts.allRequests)}</Button>
              {job_status && (
                <Button href={to.applicationList({ id: job })}>
                  {say(approvalPageTexts.openJob)}
                </Button>
              )}
            </>
          }
        />
      }
    >
      <Stack gap="lg">
        {changes.length > 0 && (
          <Banner tone="info" title={say(approvalPageTexts.changedSince)}>
            <Changes changes={changes} labels={fieldLabels(say)} />
          </Banner>
        )}
        <Asked request={data} />
        {data.owed.length > 0 && <Decision request={data} />}
        <ApprovalSteps request={data} />
        {may.edit && <AskedForm job={job} request={data} />}
        <EarlierHires request={data} />
        {data.id !== null && <RequestHistory request={data} id={data.id} />}
      </Stack>
    </Page>
  );
}

function Asked({ request }: { request: RequisitionDetails }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { asked, state, approved_openings, versions } = request;
  const { budget, currency } = { ...asked, ...request };
  const none = <Text tone="muted">{say(approvalPageTexts.none)}</Text>;
  const amount = budget === null ? null : sayAmount(say, budget, currency);
  return (
    <Card
      level={2}
      title={say(approvalPageTexts.asked)}
      actions={
        <Inline gap="sm">
          {versions.length > 0 && (
            <Text size="sm" tone="muted">
              {say(approvalPageTexts.approvedOpenings, { count: approved_openings })}
            </Text>
          )}
          <StatusBadge label={say(requisitionStateTexts[state])} tone={requisitionTones[state]} />
        </Inline>
      }
    >
      <DescriptionList
        columns={3}
        items={[
          { term: say(approvalPageTexts.openings), description: request.openings },
          { term: say(approvalPageTexts.salary), description: saySalary(say, request) ?? none },
          { term: say(approvalPageTexts.budget), description: amount ?? none },
          {
            term: say(approvalPageTexts.place),
            description: [request.dept, request.location].filter(Boolean).join(", "),
          },
          { term: say(approvalPageTexts.cost_centre), description: asked.cost_centre ?? none },
          {
            term: say(approvalPageTexts.start_day),
            description: asked.start_day ? shortDate(asked.start_day) : none,
          },
          { term: say(approvalPageTexts.source), description: request.source || none },
          {
            term: say(approvalPageTexts.justification),
            description: asked.justification ? (
              <Text preserveLines>{asked.justification}</Text>
            ) : (
              none
            ),
          },
        ]}
      />
    </Card>
  );
}

function EarlierHires({ request: { earlier_hires } }: { request: RequisitionDetails }) {
  const say = useTexts();
  const { longDate } = useDates();
  return (
    <Card level={2} title={say(approvalPageTexts.hires)}>
      {earlier_hires.length === 0 ? (
        <Text tone="muted">{say(approvalPageTexts.noHires)}</Text>
      ) : (
        <Stack as="ul" gap="xs">
          {earlier_hires.map((hire) => (
            <li key={hire.job_number}>
              <Text>
                {say(approvalPageTexts.hire, {
                  count: hire.hired,
                  title: hire.title,
                  number: hire.job_number,
                  location: hire.location,
                  day: longDate(hire.last_hired_date_time),
                })}
              </Text>
              <Text size="sm" tone="muted">
                {saySalary(say, hire)}
              </Text>
            </li>
          ))}
        </Stack>
      )}
    </Card>
  );
}
