import { expect, test } from "vitest";
import { type CoveredJob, coverOf, decide, type Decider, placeProblem } from "./decide.ts";
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

test.each([
  [[], [], "no jobs yet"],
  [["3"], null, "one named job"],
  [["3", "4"], null, "2 named jobs"],
  [["1"], ["1"], "the job Nurse (101)"],
  [["1", "2"], ["1", "2"], "the jobs Nurse (101) and Nurse (102)"],
  [["1", "9"], ["1"], "the job Nurse (101) and one job that no longer exists"],
  [["8", "9"], [], "2 jobs that no longer exist"],
  [
    ["1", "2", "3", "4", "5", "6"],
    ["1", "2", "3", "4", "5", "6"],
    "the jobs Nurse (101), Nurse (102), Nurse (103), Nurse (104) and 2 more",
  ],
])("a role for named jobs names them: %j, of which %j are known", (values, known, words) => {
  const jobs =
    known?.map((id) => ({ id: Number(id), title: "Nurse", job_number: 100 + Number(id) })) ?? null;
  expect(coverOf({ access: { scope: "named_jobs", values, jobs, hidden: [] } })).toBe(words);
});

test("a job is put only where the role reaches", () => {
  const at = (dept: string) => placeProblem(nursing, { dept, brand_name: "Northgate" });
  expect(at("Care")).toBeNull();
  expect(at("Finance")).toBe(
    "Your role covers only the departments Nursing and Care. Choose one of them as the job’s department.",
  );
  expect(placeProblem({ access: wholeCompany }, { dept: "", brand_name: "" })).toBeNull();
  const none = { access: { scope: "brands", values: [], hidden: [] } } as const;
  expect(placeProblem(none, { dept: "Care", brand_name: "Northgate" })).toMatch(
    /covers no brand yet/,
  );
});

test("a built-in role covers the whole company, and another person's sentence names them", () => {
  const admin = { ...nursing, role: "Recruiter admin user", access: wholeCompany };
  expect(decide(admin, about({}), "Priya Shah’s")).toEqual({
    allowed: true,
    reason: "Priya Shah’s role Recruiter admin covers the whole company.",
  });
});
