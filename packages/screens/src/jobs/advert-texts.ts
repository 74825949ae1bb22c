import { salaryWordings } from "@ats/core/jobs/salary";
import { texts } from "@ats/ui/texts";

export const advertTexts = texts("jobs.advert", {
  company: "Company",
  location: "Location",
  jobType: "Job type",
  department: "Department",
  salary: "Salary",
  benefits: "Benefits",
  closingDate: "Closing date",
});

export const salaryTexts = texts("jobs.salary", salaryWordings);
