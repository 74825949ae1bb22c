import { expect, test } from "vitest";
import { type CoveredJob, decide, type Decider } from "./decide.ts";
import { wholeCompany } from "./rights.ts";

const nursing: Decider = {
  user_id: 7,
  company_type: "ATS",
  role: "Department recruiter",
  rights: ["VIEW_JOBS"],
  access: { scope: "departments", values: ["Nursing", "Care"], hidden: ["salary"] },
};
const job: CoveredJob = {
  id: 3,
  dept: "Finance",
  brand_name: "Northgate",
  recruiter_id: 1,
  hiring_manager_id: 2,
  members: [],
  interviewers: [],
};
const about = (part: Partial<CoveredJob>) => ({ kind: "job", job: { ...job, ...part } }) as const;

test.each([
  [
    about({}),
    false,
    "Your role Department recruiter covers the departments Nursing and Care; this job is in Finance.",
  ],
  [about({ dept: "Care" }), true, "Your role Department recruiter covers the department Care."],
  [about({ members: [7] }), true, "You are on the hiring team of this job."],
  [about({ interviewers: [7] }), true, "You are an interviewer of this job."],
  [about({ recruiter_id: 7 }), true, "You are the recruiter of this job."],
  [
    { kind: "right", right: "VIEW_JOBS" },
    true,
    "Your role Department recruiter has the right to view jobs.",
  ],
  [
    { kind: "right", right: "VIEW_COST" },
    false,
    "Your role Department recruiter has no right to view cost.",
  ],
  [
    { kind: "feature", feature: "agencyJobs" },
    false,
    "Agency jobs is not for this kind of company.",
  ],
  [{ kind: "field", group: "salary" }, false, "Your role Department recruiter hides salaries."],
  [
    { kind: "field", group: "contact" },
    true,
    "Your role Department recruiter shows contact details.",
  ],
  [
    { kind: "company" },
    false,
    "Your role Department recruiter covers the departments Nursing and Care, and this concerns the whole company.",
  ],
] as const)("an answer comes with the sentence that decided: %j", (question, allowed, reason) => {
  expect(decide(nursing, question)).toEqual({ allowed, reason });
});

test("a built-in role covers the whole company, and another person's sentence names them", () => {
  const admin = { ...nursing, role: "Recruiter admin user", access: wholeCompany };
  expect(decide(admin, about({}), "Priya Shah’s")).toEqual({
    allowed: true,
    reason: "Priya Shah’s role Recruiter admin covers the whole company.",
  });
});
