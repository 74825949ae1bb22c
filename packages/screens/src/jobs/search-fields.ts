import { attentionNames, attentionReasons } from "@ats/core/jobs/attention";
import type { jobSearchFields } from "@ats/core/jobs/list-contract";
import { jobStatusLabels } from "@ats/core/jobs/job";
import { attentionField } from "./job-list/state.ts";
import { optionsOf, type SearchField } from "../lists/FieldSearch.tsx";

const labels: Record<(typeof jobSearchFields)[number], string> = {
  title: "Title",
  location: "Location",
  source: "Source",
  choose_benefits: "Benefits",
  recruiter_first_name: "Recruiter first name",
  recruiter_last_name: "Recruiter last name",
  recruiter_email: "Recruiter email",
  hiring_manager_first_name: "Hiring manager first name",
  hiring_manager_last_name: "Hiring manager last name",
  hiring_manager_email: "Hiring manager email",
  dept: "Department",
  job_type: "Job type",
  status: "Status",
  job_number: "Job number",
};

/** Search fields of jobs. Specification §3. */
export const jobFields: SearchField[] = [
  ...Object.entries(labels).map(([id, label]) => ({
    id,
    label,
    ...(id === "status" && { options: optionsOf(jobStatusLabels) }),
  })),
  {
    id: attentionField,
    label: "Needs attention",
    options: [
      { id: "any", label: "For any reason" },
      ...attentionNames.map((id) => ({ id, label: attentionReasons[id].label })),
    ],
  },
];
