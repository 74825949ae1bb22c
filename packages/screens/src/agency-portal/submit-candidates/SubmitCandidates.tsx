import { getAgencyClient } from "@ats/core/agency-portal/contract";
import { listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import { getSubmissionForm } from "@ats/core/agency-portal/submission-contract";
import { to } from "@ats/core/navigation/routes";
import { Card } from "@ats/ui/Card";
import { ComboBox, type LoadOptions } from "@ats/ui/ComboBox";
import { Page } from "@ats/ui/Page";
import { PageHeader } from "@ats/ui/PageHeader";
import { Stack } from "@ats/ui/Stack";
import { useTexts } from "@ats/ui/texts";
import { useCallback } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import type { ScreenProps } from "../../app/screen.ts";
import { titles } from "../../app/titles.ts";
import { ListContent } from "../../lists/ListContent.tsx";
import { agencyPortalTexts } from "../texts.ts";
import type { SubmitCandidatesSearch } from "./route.ts";
import { SubmissionForms } from "./SubmissionForms.tsx";
import { submitTexts } from "./texts.ts";

type SubmitCandidatesProps = ScreenProps<"submitCandidates", SubmitCandidatesSearch>;

/** Submits candidates to a job of a client. */
export function SubmitCandidates({ params, search, setSearch }: SubmitCandidatesProps) {
  const say = useTexts();
  const clientId = Number(params.id);
  const client = useEndpoint(getAgencyClient, { params: { client_id: clientId } });
  return (
    <Page
      header={
        <PageHeader
          breadcrumbs={[
            { label: say(titles.agencyCandidate), href: to.agencyCandidate({ id: clientId }) },
          ]}
          title={say(titles.submitCandidates)}
          subtitle={client.data && say(submitTexts.forClient, { client: client.data.name })}
        />
      }
    >
      <ListContent what={say(agencyPortalTexts.client)} query={client} lines={8}>
        {({ name }) => (
          <Stack gap="lg">
            <JobChoice
              client={{ id: clientId, name }}
              job={search.job}
              onChange={(job) => setSearch({ job })}
            />
            {search.job !== undefined && (
              <ToJob key={search.job} client={{ id: clientId, name }} job={search.job} />
            )}
          </Stack>
        )}
      </ListContent>
    </Page>
  );
}

interface OfJobProps {
  client: { id: number; name: string };
  job: number;
}

function ToJob({ client, job }: OfJobProps) {
  const say = useTexts();
  const query = useEndpoint(getSubmissionForm, {
    params: { client_id: client.id, job_id: job },
  });
  return (
    <ListContent what={say(submitTexts.theJob)} query={query} lines={8}>
      {(form) => <SubmissionForms client={client} form={form} />}
    </ListContent>
  );
}

interface JobChoiceProps {
  client: { id: number; name: string };
  job: number | undefined;
  onChange(job: number | undefined): void;
}

/** Chooses a job that takes candidates now. */
function JobChoice({ client, job, onChange }: JobChoiceProps) {
  const say = useTexts();
  const ats = useAts();
  const chosen = useEndpoint(
    getSubmissionForm,
    { params: { client_id: client.id, job_id: job ?? 0 } },
    { enabled: job !== undefined },
  );
  const load = useCallback<LoadOptions>(
    async (q, signal) => {
      const { records } = await ats.client.call(listAgencyJobs, {
        params: { client_id: client.id },
        query: { filter: "active", q, sc: "title", so: "asc", per_page: 50 },
        signal,
      });
      return records.map(({ id, title, location }) => ({
        id: String(id),
        label: title,
        description: location,
      }));
    },
    [ats.client, client.id],
  );
  return (
    <Card>
      <ComboBox
        label={say(submitTexts.job)}
        description={say(submitTexts.jobHint, { client: client.name })}
        loadOptions={load}
        value={job === undefined ? null : String(job)}
        onChange={(id) => onChange(id === null ? undefined : Number(id))}
        emptyText={say(submitTexts.noJob)}
        {...(job !== undefined && {
          selectedOption: { id: String(job), label: chosen.data?.job.title ?? "…" },
        })}
      />
    </Card>
  );
}
