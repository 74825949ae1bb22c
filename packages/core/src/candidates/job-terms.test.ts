import { describe, expect, test } from "vitest";
import { jobTerms, weighTerms } from "./job-terms.ts";

const job = { location: "Leeds", attributes: [] };
const termsOf = (title: string, other: Partial<Parameters<typeof jobTerms>[0]> = {}) => {
  const terms = Map.groupBy(jobTerms({ ...job, ...other, title }), ({ kind }) => kind);
  return Object.fromEntries(
    [...terms].map(([kind, each]) => [kind, each.map(({ term }) => term).join(" | ")]),
  );
};

test("Specification §1, rediscovery: a job is matched by the meaningful words of its title and its scorecard attributes, each once", () => {
  expect(
    termsOf("Staff Nurse (Band 5)", { attributes: ["Dementia care", "nurse", "Dementia Care"] }),
  ).toEqual({ title: "Staff | Nurse", attribute: "Dementia care" });
});

test("grades, shifts and the place are details of a title; they name the work only where nothing else does", () => {
  expect(termsOf("Senior Care Assistant, Nights")).toEqual({
    title: "Care | Assistant",
    detail: "Senior | Nights",
  });
  expect(termsOf("Leeds Chef")).toEqual({ title: "Chef", detail: "Leeds" });
  expect(termsOf("Lead Nurse")).toEqual({ title: "Nurse", detail: "Lead" });
  expect(termsOf("Clinical Lead, nights")).toEqual({ title: "Clinical | Lead", detail: "nights" });
  expect(termsOf("Trainee (Leeds)")).toEqual({ title: "Trainee | Leeds" });
});

test("a title's words stay whole, and words that say nothing are left out", () => {
  expect(termsOf("The R&D Co-ordinator / C++ and .NET Developer, full-time")).toEqual({
    title: "R&D | Co-ordinator | C++ | .NET | Developer",
  });
  expect(termsOf("HGV Class 2 Driver (copy)")).toEqual({ title: "HGV | Class | Driver" });
  expect(termsOf("Level 3 Role")).toEqual({});
});

test("a term is searched for in every spelling that means the same", () => {
  const terms = jobTerms({ ...job, title: "HR Advisor" });
  expect(terms.map(({ spellings }) => spellings)).toEqual([
    ["hr", "human resources"],
    ["adviser", "advisor"],
  ]);
});

describe("weights", () => {
  const weigh = (allJobs: number, title: string, jobs: Record<string, number>) => {
    const attributes = ["Works with others", "Dementia care"];
    const terms = jobTerms({ title, location: "Leeds", attributes });
    const counted = terms.map((term) => ({ ...term, jobs: jobs[term.term] ?? 1 }));
    return weighTerms(counted, allJobs).map(({ term, weight }) => [
      term,
      Number(weight.toFixed(2)),
    ]);
  };

  test("the fewer jobs have a term, the more it weighs; standard phrases of scorecards weigh nothing", () => {
    const jobs = { Home: 5, Manager: 20, "Works with others": 40, "Dementia care": 4, Night: 40 };
    expect(weigh(40, "Home Manager, Night", jobs)).toEqual([
      ["Home", 2.1],
      ["Manager", 0.72],
      ["Dementia care", 2.3],
    ]);
    expect(weigh(40, "Home", { "Works with others": 11, Home: 40 })).toEqual([
      ["Home", 0.02],
      ["Dementia care", 3.69],
    ]);
  });

  test("a company with one job searches for the words of its title, all alike", () => {
    expect(weigh(1, "Senior Staff Nurse", {})).toEqual([
      ["Staff", 0.69],
      ["Nurse", 0.69],
    ]);
  });

  test("a company with ten thousand jobs still tells a common word from a rare one", () => {
    const jobs = { Care: 6_000, Works: 1, "Works with others": 10_000, "Dementia care": 2_500 };
    expect(weigh(10_000, "Care Planner", jobs)).toEqual([
      ["Care", 0.51],
      ["Planner", 9.21],
      ["Dementia care", 1.39],
    ]);
  });
});
