import { texts } from "@ats/ui/texts";

export const historyTexts = texts("applications.history", {
  employment: "Employment",
  education: "Education",
  subject: "{type} in {subject}",
  courses: "Courses",
  skills: "Skills",
  years: { one: "{count} year", other: "{count} years" },
  hidden: "The history is hidden from you",
  hiddenHint: "Employers and schools could identify the applicant.",
  none: "No history",
  noneHint: "The candidate gave no employment, education, courses or skills.",
});
