import type { JobDetails } from "@ats/core/jobs/job-details";
import type { JobInput } from "@ats/core/jobs/job-input";
import { Banner } from "@ats/ui/Banner";
import { Loader } from "@ats/ui/Loader";
import { useEffect, useState } from "react";
import { BothVersions } from "../../drafts/BothVersions.tsx";
import { valuesOf } from "./values.ts";

const labels: Partial<Record<keyof JobInput, string>> = {
  title: "Job title",
  dept: "Department",
  source: "Source",
  location: "Location",
  postal_code: "Postcode",
  job_type: "Job type",
  openings: "Openings",
  salary_min: "Lowest salary",
  salary_max: "Highest salary",
  currency: "Currency",
  choose_benefits: "Benefits",
  description: "Advert",
  recruiter_id: "Recruiter",
  hiring_manager_id: "Hiring manager",
  members: "Team members",
  questions: "Questions",
  workflow_id: "Workflow",
  scorecard: "Scorecard",
  highlights: "Highlights",
  channels: "Channels",
  closing_date_time: "Closing date",
  anonymised: "Anonymised applications",
};

interface StaleJobProps {
  mine: JobInput;
  read(): Promise<JobDetails | undefined>;
  keepMine(theirs: JobDetails): void;
  takeTheirs(theirs: JobDetails): void;
}

/** Reads what somebody saved meanwhile, and shows it beside what was written here. Quality R2. */
export function StaleJob({ mine, read, keepMine, takeTheirs }: StaleJobProps) {
  const [theirs, setTheirs] = useState<JobDetails>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    read().then(setTheirs, () => setFailed(true));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- read once, when the banner comes
  }, []);
  if (!theirs)
    return (
      <Banner tone="warning" title="This job was changed elsewhere meanwhile">
        {hasFailed ? (
          "The saved version could not be read. Load the page again."
        ) : (
          <Loader label="Loading the saved version" />
        )}
      </Banner>
    );
  const saved = valuesOf(theirs);
  const different = (Object.keys(labels) as (keyof JobInput)[]).filter(
    (name) => JSON.stringify(mine[name]) !== JSON.stringify(saved[name]),
  );
  return (
    <BothVersions
      what="This job was"
      differences={different.map((name) => ({
        term: labels[name] ?? name,
        mine: shown(mine[name]),
        theirs: shown(saved[name]),
      }))}
      onKeep={() => keepMine(theirs)}
      onTake={() => takeTheirs(theirs)}
    />
  );
}

/** A value in a line; of lists how many there are. */
function shown(value: unknown): string {
  if (Array.isArray(value))
    return value.every((each) => typeof each === "string")
      ? value.join(", ") || "none"
      : String(value.length);
  if (typeof value === "boolean") return value ? "yes" : "no";
  const text = String(value ?? "")
    .replace(/<[^>]*>/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return text.length > 120 ? `${text.slice(0, 120)}…` : text || "none";
}
