import { texts } from "@ats/ui/texts";

export const costFiguresTexts = texts("costs.figures", {
  theFigures: "The figures",
  period: "Period",
  department: "Department",
  allDepartments: "All departments",
  job: "Job",
  allJobs: "All jobs",
  perHire: "Cost per hire",
  perApplicant: "Cost per applicant",
  perQualified: "Cost per qualified applicant",
  formula: "{external} external + {internal} internal, {people}",
  hires: { one: "{count} hire", other: "{count} hires" },
  applicants: { one: "{count} applicant", other: "{count} applicants" },
  qualified: { one: "{count} qualified applicant", other: "{count} qualified applicants" },
  noHires: "no hires in this period",
  noApplicants: "no applicants in this period",
  noQualified: "no qualified applicants in this period",
  spent: "What was spent",
  external: "External costs",
  internal: "Internal costs",
  whatCounts:
    "Each figure divides external and internal costs by the people of the same period. Costs are actual ones, paid or not, net of VAT and less credits. A split cost counts with the share of the chosen job or department. Applicants have applied in the period. Qualified ones got beyond Applied, to Shortlist or a later stage. Hires moved to Hire in the period and still stand there.",
  withoutRate:
    "{amounts} in other currencies has no exchange rate and is in no figure. Enter the rates in those costs.",
  bySource: "By source",
  bySourceHint:
    "A source has the costs that name it, and the applications that came from it. The rest is under “No source”.",
  source: "Source",
  noSource: "No source",
  cost: "Costs",
  applicantsColumn: "Applicants",
  qualifiedColumn: "Qualified",
  hiresColumn: "Hires",
  none: "Nothing spent and nobody applied in this period",
  noneHint: "Choose another period, or all departments and jobs.",
});
