import type { jobFigures, jobSearchFields, jobTimes } from "@ats/core/jobs/list-contract";
import { texts } from "@ats/ui/texts";

export const jobsTexts = texts("jobs", {
  advertised: "Advertised: {channel}",
  notAdvertised: "Not advertised",
  released: "Released to agencies, {time}",
  needsAttention: "Needs attention",
  anyReason: "For any reason",
  noDate: "No date",
  noClosingDate: "No closing date",
  closed: "closed {day}",
  closes: "closes {day}",
  closedBriefly: "closed {days} ago",
  closesBriefly: "closes in {days}",
});

export const searchFieldTexts = texts("jobs.searchFields", {
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
  salary: "Salary",
  openings: "Openings",
  applications: "Applications",
  created_date_time: "Created",
  published_date_time: "Published",
  closing_date_time: "Closing date",
} satisfies Record<(typeof jobSearchFields | typeof jobFigures | typeof jobTimes)[number], string>);
