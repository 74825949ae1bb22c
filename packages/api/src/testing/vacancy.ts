import type { JobInput } from "@ats/core/jobs/job-input";

/** A vacancy of which nothing is missing, its parts with ids of their own. */
export const vacancy = ({
  recruiter,
  manager,
}: Record<"recruiter" | "manager", { id: number }>): JobInput => ({
  title: "Night nurse",
  dept: "Nursing",
  brand_name: "Northgate Care",
  source: "Replacement",
  location: "Leeds",
  postal_code: "LS1 4DY",
  job_type: "Part time",
  openings: 2,
  salary_min: 2_800_000,
  salary_max: 3_200_000,
  currency: "GBP",
  choose_benefits: ["Pension"],
  description: "<p>Care through the night.</p>",
  recruiter_id: recruiter.id,
  hiring_manager_id: manager.id,
  members: [],
  questions: [
    {
      id: crypto.randomUUID(),
      type: "yes_no",
      text: "Are you registered with the NMC?",
      is_required: true,
      options: [],
      knock_out: ["No"],
    },
  ],
  workflow_id: null,
  scorecard: [{ id: crypto.randomUUID(), name: "Calm at night", description: "" }],
  highlights: null,
  channels: ["careers_page"],
  closing_date_time: null,
  agency_cv_cap: 5,
  anonymised: false,
});
