import { globalSearch } from "@ats/core/search/contract";
import { ComboBox, type LoadOptions } from "@ats/ui/ComboBox";
import { useTexts } from "@ats/ui/texts";
import { useCallback } from "react";
import { useAts } from "../app/context.tsx";
import { interviewsTexts } from "./texts.ts";

interface ApplicationFieldProps {
  value: string | null;
  onChange(id: string | null): void;
}

/** Searches for the candidate and job to interview, as global search does. */
export function ApplicationField({ value, onChange }: ApplicationFieldProps) {
  const say = useTexts();
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
            say(interviewsTexts.anonymised, { number: candidate_number }),
          description: job_title,
        };
      });
    },
    [client, say],
  );
  return (
    <ComboBox
      label={say(interviewsTexts.candidate)}
      name="application"
      isRequired
      description={say(interviewsTexts.candidateHint)}
      loadOptions={load}
      value={value}
      onChange={onChange}
      emptyText={say(interviewsTexts.findApplication)}
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
