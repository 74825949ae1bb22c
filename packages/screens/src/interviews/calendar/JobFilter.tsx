import { listJobs } from "@ats/core/jobs/list-contract";
import { ComboBox, type LoadOptions } from "@ats/ui/ComboBox";
import { useCallback } from "react";
import { useAts } from "../../app/context.tsx";

interface JobFilterProps {
  job: number | undefined;
  /** Of the chosen job, where it is known. */
  title: string | undefined;
  onChange(job: number | undefined): void;
}

/** The interviews of one job, or of all: open ones are offered, closed ones are found by typing. */
export function JobFilter({ job, title, onChange }: JobFilterProps) {
  const { client } = useAts();
  const load = useCallback<LoadOptions>(
    async (text, signal) => {
      const filter = text ? ("all" as const) : ("active" as const);
      const query = { filter, q: text, per_page: 50 };
      const { records } = await client.call(listJobs, { query, signal });
      return records.map((each) => ({
        id: String(each.id),
        label: `${each.title} (${each.job_number})`,
        description: each.location,
      }));
    },
    [client],
  );
  return (
    <ComboBox
      label="Job"
      isLabelHidden
      placeholder="Any job"
      loadOptions={load}
      value={job === undefined ? null : String(job)}
      onChange={(id) => onChange(id === null ? undefined : Number(id))}
      emptyText="No job has this title or number."
      {...(job !== undefined && {
        selectedOption: { id: String(job), label: title ?? "The chosen job" },
      })}
    />
  );
}
