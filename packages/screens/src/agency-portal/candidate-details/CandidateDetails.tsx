import { getAgencyClient } from "@ats/core/agency-portal/contract";
import { getSubmission } from "@ats/core/agency-portal/submission-contract";
import { to } from "@ats/core/navigation/routes";
import { fullName } from "@ats/core/validation/person-name";
import { EmptyState } from "@ats/ui/EmptyState";
import { Grid } from "@ats/ui/Grid";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { Building2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { DocumentsCard } from "../documents/DocumentsCard.tsx";
import { InterviewsCard } from "../interviews/InterviewsCard.tsx";
import { OwnershipCard } from "../ownership/OwnershipCard.tsx";
import { SubmissionStageBadge } from "../SubmissionStageBadge.tsx";
import { SubmissionPlacement } from "../placements/SubmissionPlacement.tsx";
import { agencyPortalTexts } from "../texts.ts";
import { useClient } from "../useClient.ts";
import { CvCard } from "./CvCard.tsx";
import { FeeCard } from "./FeeCard.tsx";
import { MessagesCard } from "./MessagesCard.tsx";
import { PersonCard } from "./PersonCard.tsx";
import { ProgressCard } from "./ProgressCard.tsx";
import type { CandidateDetailsSearch } from "./route.ts";
import { candidateDetailsTexts } from "./texts.ts";

const DisputeCard = lazy(() => import("../disputes/DisputeCard.tsx"));

type CandidateDetailsProps = ScreenProps<"candidateDetails", CandidateDetailsSearch>;

/** A candidate whom the agency submitted to a client; without a client in the address, to the first. */
export function CandidateDetails({ params, search }: CandidateDetailsProps) {
  const id = Number(params.id);
  return search.client ? (
    <SubmittedCandidate id={id} clientId={search.client} />
  ) : (
    <OfFirstClient id={id} />
  );
}

function OfFirstClient({ id }: { id: number }) {
  const say = useTexts();
  const { query, client } = useClient(undefined);
  if (client) return <SubmittedCandidate id={id} clientId={client.client_id} />;
  return (
    <Page header={<PageHeader title={say(titles.candidateDetails)} />}>
      <ListContent what={say(agencyPortalTexts.clients)} query={query} lines={8}>
        {() => (
          <EmptyState
            level={2}
            icon={<Building2 />}
            title={say(agencyPortalTexts.noClient)}
            description={say(agencyPortalTexts.noClientHint)}
          />
        )}
      </ListContent>
    </Page>
  );
}

function SubmittedCandidate({ id, clientId }: { id: number; clientId: number }) {
  const say = useTexts();
  const params = { client_id: clientId };
  const query = useEndpoint(
    getSubmission,
    { params: { ...params, id } },
    { meta: { isLive: true } },
  );
  const client = useEndpoint(getAgencyClient, { params });
  const submission = query.data;
  const clientName = client.data?.name;
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[
            { label: say(titles.agencyCandidate), href: to.agencyCandidate({ id: clientId }) },
          ]}
          title={submission ? fullName(submission) : say(titles.candidateDetails)}
          meta={submission && <SubmissionStageBadge {...submission} />}
          subtitle={
            submission &&
            clientName &&
            say(candidateDetailsTexts.forJob, { job: submission.job_title, client: clientName })
          }
        />
      }
    >
      <ListContent
        what={say(candidateDetailsTexts.theCandidate)}
        query={{
          ...query,
          error: query.error ?? client.error,
          data: submission && client.data && { submission, client: client.data },
        }}
        lines={8}
      >
        {(data) => {
          const card = {
            submission: data.submission,
            client: { id: clientId, name: data.client.name },
          };
          return (
            <Grid columns={2}>
              <Stack gap="lg">
                <ProgressCard {...card} />
                <InterviewsCard {...card} />
                <OwnershipCard {...card} />
                <Suspense>
                  <DisputeCard {...card} />
                </Suspense>
                <MessagesCard {...card} />
                <DocumentsCard {...card} />
                <SubmissionPlacement clientId={clientId} submissionId={id} />
                <PersonCard {...card} />
                <FeeCard {...card} />
              </Stack>
              <CvCard {...card} />
            </Grid>
          );
        }}
      </ListContent>
    </Page>
  );
}
