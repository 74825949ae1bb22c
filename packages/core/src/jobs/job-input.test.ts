import { expect, test } from "vitest";
import { inputProblems, type JobInput, vacancyProblems } from "./job-input.ts";

const id = "6f1f3a5e-7d1c-4a53-9a38-0d7ea1b0c001";
const vacancy: JobInput = {
  title: "Night nurse",
  dept: "",
  brand_name: "",
  source: "",
  location: "Leeds",
  postal_code: "",
  job_type: "Full time",
  openings: 1,
  salary_min: null,
  salary_max: null,
  currency: "GBP",
  choose_benefits: [],
  description: "<p>Care through the night.</p>",
  recruiter_id: 1,
  hiring_manager_id: 1,
  members: [],
  questions: [],
  workflow_id: null,
  scorecard: [],
  highlights: null,
  channels: [],
  closing_date_time: null,
  agency_cv_cap: null,
  anonymised: false,
};

test("Specification §2, job form: each problem that prevents saving is reported at its field", () => {
  const question = { id, type: "single_choice", text: "", is_required: true } as const;
  const problems = inputProblems({
    ...vacancy,
    dept: "d".repeat(81),
    salary_min: 1_000_000_001,
    choose_benefits: ["Pension", "b".repeat(61)],
    questions: [{ ...question, options: ["o".repeat(201)], knock_out: [] }],
    scorecard: [{ id, name: "n".repeat(121), description: "" }],
  });
  expect(problems).toEqual([
    { field: "dept", message: "Shorten this to 80 characters or fewer." },
    { field: "salary_min", message: "Enter a salary of 10,000,000 or less." },
    { field: "choose_benefits", message: "Shorten this to 60 characters or fewer." },
    { field: "questions.0.options", message: "Shorten this to 200 characters or fewer." },
    { field: "scorecard.0.name", message: "Shorten this to 120 characters or fewer." },
  ]);
});

test("a draft may leave scorecard attributes unnamed; a submitted vacancy may not", () => {
  const unnamed = { ...vacancy, scorecard: [{ id, name: "", description: "" }] };
  expect(inputProblems(unnamed)).toEqual([]);
  expect(vacancyProblems(unnamed, new Date())).toEqual([
    { field: "scorecard.0.name", message: "Name the attribute, or remove it." },
  ]);
});

test("two attributes of one name must be renamed before a vacancy is submitted", () => {
  const named = (name: string) => ({ id: crypto.randomUUID(), name, description: "" });
  const scorecard = ["Calm", "Kind", " calm"].map(named);
  expect(vacancyProblems({ ...vacancy, scorecard }, new Date())).toEqual([
    {
      field: "scorecard.2.name",
      message: "Another attribute has this name. Rename it, or remove it.",
    },
  ]);
});
