import { getJob } from "@ats/core/jobs/contract";
import { spokenJob } from "@ats/core/jobs/job-name";
import { listJobs } from "@ats/core/jobs/list-contract";
import { ComboBox, type LoadOptions } from "@ats/ui/ComboBox";
import { useTexts } from "@ats/ui/texts";
import { useCallback } from "react";
import { useAts } from "../../app/context.tsx";
import { useEndpoint } from "../../app/endpoint.ts";
import { calendarTexts } from "./texts.ts";

interface JobFilterProps {
  job: number | undefined;
  onChange(job: number | undefined): void;
}

/** Filters by job. Suggests open jobs; typing finds closed ones. */
export function JobFilter({ job, onChange }: JobFilterProps) {
  const say = useTexts();
  const { client } = useAts();
  const chosen = useEndpoint(
    getJob,
    { params: { id: job ?? 0 } },
    { enabled: job !== undefined },
  ).data;
  const load = useCallback<LoadOptions>(
    async (text, signal) => {
      const filter = text ? ("all" as const) : ("active" as const);
      const query = { filter, q: text, per_page: 50 };
      const { records } = await client.call(listJobs, { query, signal });
      return records.map((each) => ({
        id: String(each.id),
        label: spokenJob(each),
        description: each.location,
      }));
    },
    [client],
  );
  return (
    <ComboBox
      label={say(calendarTexts.job)}
      isLabelHidden
      placeholder={say(calendarTexts.anyJob)}
      loadOptions={load}
      value={job === undefined ? null : String(job)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
      emptyText={say(calendarTexts.noJob)}
      {...(job !== undefined && {
        selectedOption: {
          id: String(job),
          label: chosen ? spokenJob(chosen) : say(calendarTexts.selectedJob),
        },
      })}
    />
  );
}
