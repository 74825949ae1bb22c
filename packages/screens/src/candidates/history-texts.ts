import { texts } from "@ats/ui/texts";

export const historyTexts = texts("candidates.history", {
  post: "post",
  qualification: "qualification",
  course: "course",
  skill: "skill",
  numbered: "{part} {number}",
  addPart: "Add a {part}",
  jobTitle: "Job title",
  employer: "Employer",
  length: "How long",
  work: "What they did",
  qualificationField: "Qualification",
  subject: "Subject",
  institute: "School or university",
  grade: "Grade",
  courseField: "Course",
  givenBy: "Given by",
  skillField: "Skill",
  category: "Category",
  years: "Years of experience",
  description: "Description",
});
