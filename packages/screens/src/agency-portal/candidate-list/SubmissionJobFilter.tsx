import { getAgencyJob, listAgencyJobs } from "@ats/core/agency-portal/jobs-contract";
import { ComboBox, type LoadOptions } from "@ats/ui/ComboBox";
import { useTexts } from "@ats/ui/texts";
import { useCallback } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { agencyCandidatesTexts } from "./texts.ts";

interface SubmissionJobFilterProps {
  clientId: number;
  job: number | undefined;
  /** Title of the job where a row shows it. */
  title: string | undefined;
  onChange(job: number | undefined): void;
}

/** Shows the candidates of one job. Suggests the jobs that the client has released. */
export function SubmissionJobFilter({ clientId, job, title, onChange }: SubmissionJobFilterProps) {
  const say = useTexts();
  const { client } = useAts();
  const { data } = useEndpoint(
    getAgencyJob,
    { params: { client_id: clientId, id: job ?? 0 } },
    { enabled: job !== undefined && title === undefined },
  );
  const load = useCallback<LoadOptions>(
    async (q, signal) => {
      const { records } = await client.call(listAgencyJobs, {
        params: { client_id: clientId },
        query: { filter: "all", q, sc: "title", so: "asc", per_page: 50 },
        signal,
      });
      return records.map((each) => ({
        id: String(each.id),
        label: each.title,
        description: each.location,
      }));
    },
    [client, clientId],
  );
  return (
    <ComboBox
      label={say(agencyCandidatesTexts.job)}
      isLabelHidden
      placeholder={say(agencyCandidatesTexts.anyJob)}
      loadOptions={load}
      value={job === undefined ? null : String(job)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
      emptyText={say(agencyCandidatesTexts.noJob)}
      {...(job !== undefined && {
        selectedOption: {
          id: String(job),
          label: title ?? data?.title ?? say(agencyCandidatesTexts.selectedJob),
        },
      })}
    />
  );
}
