import { globalSearch } from "@ats/core/search/contract";
import { ComboBox, type LoadOptions } from "@ats/ui/ComboBox";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";

interface ApplicationFieldProps {
  value: string | null;
  onChange(id: string | null): void;
}

/** Searches for the candidate and job to interview, as global search does. */
export function ApplicationField({ value, onChange }: ApplicationFieldProps) {
  const { client } = useAts();
  const load = useCallback<LoadOptions>(
    async (text, signal) => {
      if (!text.trim()) return [];
      const query = { m: "APPLICATIONS" as const, q: text, page_no: 0, page_size: 50 };
      const { records } = await client.call(globalSearch, { query, signal });
      return records.map(({ _source }) => {
        const { id, first_name, last_name, candidate_number, job_title } = _source as Hit;
        return {
          id: String(id),
          label:
            [first_name, last_name].filter(Boolean).join(" ") ||
            `Anonymised Candidate ${candidate_number}`,
          description: job_title,
        };
      });
    },
    [client],
  );
  return (
    <ComboBox
      label="Candidate"
      name="application"
      isRequired
      description="Type a name, an email or a candidate number."
      loadOptions={load}
      value={value}
      onChange={onChange}
      emptyText="Type to find an application."
    />
  );
}

interface Hit {
  id: number;
  first_name: string | null;
  last_name: string | null;
  candidate_number: number;
  job_title: string;
}
