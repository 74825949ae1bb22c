import {
  getCostRequisition,
  getOfferRequisition,
  getRequisition,
  type RequisitionDetails,
} from "@ats/core/approvals/contract";
import type { SubjectKind } from "@ats/core/approvals/subject";
import { displayName } from "@ats/core/anonymisation/anonymisation";
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
import { Text } from "@ats/ui/Text";
import { type Text as Texted, useTexts } from "@ats/ui/texts";
import { BadgeCheck } from "lucide-react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { useDates } from "../../dates/useDates.ts";
import { saySalary } from "../../jobs/salary.ts";
import { ListFailed } from "../../lists/ListFailed.tsx";
import { Changes } from "../../record/Changes.tsx";
import { useCan } from "../../session/session.tsx";
import { fieldLabels } from "../field-labels.ts";
import { RequestState } from "../RequestState.tsx";
import { ApprovalSteps } from "./ApprovalSteps.tsx";
import { askedItems } from "./asked-items.tsx";
import { AskedForm } from "./AskedForm.tsx";
import { Decision } from "./Decision.tsx";
import { RequestHistory } from "./RequestHistory.tsx";
import type { VacancyApprovalSearch } from "./route.ts";
import { approvalPageTexts } from "./texts.ts";

/** A request for approval: what it asks, its steps, and the reader's decision. */
export function VacancyApproval({
  search: { job, offer, cost },
}: ScreenProps<"vacancyApproval", VacancyApprovalSearch>) {
  const say = useTexts();
  const id = job ?? offer ?? cost;
  if (id) {
    const kind = job ? "job" : offer ? "offer" : "cost";
    return <Request key={`${kind} ${id}`} kind={kind} id={id} />;
  }
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

const endpoints: Record<SubjectKind, typeof getRequisition> = {
  job: getRequisition,
  offer: getOfferRequisition,
  cost: getCostRequisition,
};

const pageTitles: Record<SubjectKind, Texted<"title">> = {
  job: approvalPageTexts.request,
  offer: approvalPageTexts.offer,
  cost: approvalPageTexts.cost,
};

function Request({ kind, id }: { kind: SubjectKind; id: number }) {
  const say = useTexts();
  const mayViewCosts = useCan("VIEW_COST");
  const params = { id };
  const { data, error, isFetching, refetch } = useEndpoint(
    endpoints[kind],
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
  const { title, job_number, job_status, applicant, changes, may } = data;
  return (
    <Page
      header={
        <PageHeader
          title={say(pageTitles[kind], { title })}
          subtitle={[
            applicant && displayName(applicant),
            job_number !== null && say(approvalPageTexts.subtitle, { number: job_number }),
          ]
            .filter(Boolean)
            .join(" · ")}
          actions={
            <>
              <Button href={to.approvalRequestTable()}>{say(approvalPageTexts.allRequests)}</Button>
              {job_status && (
                <Button href={to.applicationList({ id })}>{say(approvalPageTexts.openJob)}</Button>
              )}
              {kind === "cost" && mayViewCosts && (
                <Button href={to.costEdit({ id })}>{say(approvalPageTexts.openCost)}</Button>
              )}
              {applicant && (
                <Button href={`${to.applicationDetails({ id: applicant.id })}?tab=offers`}>
                  {say(approvalPageTexts.openApplication)}
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
        {may.edit && <AskedForm job={id} request={data} />}
        {kind !== "cost" && <EarlierHires request={data} />}
        {data.id !== null && <RequestHistory request={data} id={data.id} />}
      </Stack>
    </Page>
  );
}

function Asked({ request }: { request: RequisitionDetails }) {
  const say = useTexts();
  const { shortDate } = useDates();
  const { kind, approved_openings, versions } = request;
  return (
    <Card
      level={2}
      title={say(approvalPageTexts.asked)}
      actions={
        <Inline gap="sm">
          {kind === "job" && versions.length > 0 && (
            <Text size="sm" tone="muted">
              {say(approvalPageTexts.approvedOpenings, { count: approved_openings })}
            </Text>
          )}
          <RequestState request={request} />
        </Inline>
      }
    >
      <DescriptionList
        columns={3}
        items={[
          ...askedItems(say, request, shortDate),
          ...(request.document_name
            ? [{ term: say(approvalPageTexts.document), description: request.document_name }]
            : []),
          ...(request.source
            ? [{ term: say(approvalPageTexts.source), description: request.source }]
            : []),
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
