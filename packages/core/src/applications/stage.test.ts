import { describe, expect, it } from "vitest";
import {
  mayMoveTo,
  nextStage,
  type Stage,
  stageFor,
  stageName,
  stagesOf,
  stageMoveProblem,
} from "./stage.ts";
import type { ApplicationStatus } from "./status.ts";

const nodes = (...names: [name: string, status: ApplicationStatus][]) =>
  names.map(([name, status], index) => ({ id: index + 1, name, status }));
const workflow = nodes(
  ["New", "APPLIED"],
  ["Phone call", "INTERVIEW"],
  ["Panel", "INTERVIEW"],
  ["Offer", "PROCESSING"],
  ["Talent bank", "REJECTED"],
);
const stages = stagesOf(workflow);
const named = (name: string): Stage => {
  const found = stages.find((stage) => stageName(stage) === name);
  if (!found) throw new Error(`No stage is called ${name}.`);
  return found;
};

describe("Design §6, the stages of a job", () => {
  it("are the default statuses without a workflow", () => {
    expect(stagesOf([]).map(stageName)).toEqual([
      "Incomplete",
      "Applied",
      "Shortlist",
      "Interview",
      "Processing",
      "Hire",
      "Rejected",
      "Withdrawn",
    ]);
  });

  it("are the workflow's nodes in order, plus the statuses that every job needs", () => {
    expect(stages.map(stageName)).toEqual([
      "Incomplete",
      "New",
      "Phone call",
      "Panel",
      "Offer",
      "Hire",
      "Talent bank",
      "Withdrawn",
    ]);
  });

  it("include a status missing from the workflow while it has applications", () => {
    expect(stagesOf(workflow, { SHORTLIST: 2 }).map(stageName).slice(0, 4)).toEqual([
      "Incomplete",
      "New",
      "Shortlist",
      "Phone call",
    ]);
  });

  it("put an application in the first node with its status", () => {
    expect(stageName(stageFor(stages, "INTERVIEW"))).toBe("Phone call");
    expect(stageName(stageFor(stages, "SHORTLIST"))).toBe("Shortlist");
  });
});

describe("moves between stages", () => {
  it("are allowed both ways between two nodes of one status", () => {
    expect(mayMoveTo(named("Phone call"), named("Panel"))).toBe(true);
    expect(mayMoveTo(named("Panel"), named("Phone call"))).toBe(true);
  });

  it("follow the rules for statuses, and explain a refusal with the job's stage names", () => {
    expect(stageMoveProblem(named("Panel"), named("Panel"))).toBe("Already in Panel.");
    expect(stageMoveProblem(named("Incomplete"), named("New"))).toBe(
      "Not submitted yet, so it can only be withdrawn.",
    );
    expect(stageMoveProblem(named("New"), named("Incomplete"))).toBe(
      "Already submitted, so it cannot return to Incomplete.",
    );
  });
});

describe("the next stage", () => {
  it.each([
    ["New", "Phone call"],
    ["Phone call", "Panel"],
    ["Offer", "Hire"],
    ["Hire", undefined],
    ["Talent bank", undefined],
    ["Incomplete", undefined],
  ])("%s is followed by %s", (name, next) => {
    const stage = nextStage(stages, named(name));
    expect(stage && stageName(stage)).toBe(next);
  });

  it.each([
    ["APPLIED", "SHORTLIST"],
    ["PROCESSING", "HIRE"],
    ["REJECTED", undefined],
  ] as const)("%s is followed by %s without a workflow", (status, next) => {
    const fixed = stagesOf([]);
    expect(nextStage(fixed, stageFor(fixed, status))?.status).toBe(next);
  });
});
