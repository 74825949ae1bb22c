import type { ShownProgress } from "../agencies/agency-settings.ts";
import { type ApplicationStatus, statusesOf } from "../applications/status.ts";
import { expect, test } from "vitest";
import { reachedStages, shownStage } from "./submission.ts";
import { submissionInput } from "./submission-contract.ts";

test("a submission needs a name, the candidate's consent, the right to represent and the fee", () => {
  const said = submissionInput
    .safeParse({
      email: "ann@bell.example",
      cv: { upload: crypto.randomUUID(), name: "Ann.pdf" },
      consent_date: "yesterday",
      has_right_to_represent: false,
    })
    .error?.issues.map(({ message }) => message);
  expect(said?.toSorted()).toEqual([
    "Accept the fee of the job to submit.",
    "Confirm that you may represent the candidate.",
    "Enter the day on which the candidate agreed.",
    "Enter the first name.",
  ]);
});

const interview = { status: "INTERVIEW", node_name: "Meet the ward" } as const;
const rejected = { status: "REJECTED", node_name: null } as const;

test("a company that shows every stage names it in its own words, others say the milestone", () => {
  expect(shownStage("all", interview)).toEqual({
    stage: "INTERVIEW",
    stage_name: "Meet the ward",
  });
  expect(shownStage("all", { status: "PROCESSING", node_name: null }).stage_name).toBe(
    "Processing",
  );
  expect(shownStage("all", rejected)).toEqual({ stage: "NOT_SUCCESSFUL", stage_name: null });
  expect(shownStage("milestones", interview)).toEqual({ stage: "INTERVIEW", stage_name: null });
});

test("a company that shows the outcome alone says of all before it that they are in process", () => {
  const shown = (status: ApplicationStatus) =>
    shownStage("outcome", { status, node_name: "Any" }).stage;
  expect(new Set(statusesOf.active.map(shown))).toEqual(new Set(["IN_PROCESS"]));
  expect(shown("HIRE")).toBe("HIRED");
  expect(shown("WITHDRAWN")).toBe("WITHDRAWN");
});

test("an agency sees each stage once, by the day of its first move, and no move that was undone", () => {
  const at = (move: { status: ApplicationStatus; node_name: string | null }, day: number) => ({
    ...move,
    reached_date_time: day,
  });
  const moves = [
    at({ status: "APPLIED", node_name: null }, 1),
    at({ status: "INTERVIEW", node_name: "Phone call" }, 2),
    at(interview, 3),
    at(rejected, 4),
    at(interview, 5),
  ];
  const days = (shown: ShownProgress) =>
    reachedStages(shown, moves).map(({ reached_date_time }) => reached_date_time);
  expect(days("all")).toEqual([1, 2, 3]);
  expect(days("milestones")).toEqual([1, 2]);
  expect(days("outcome")).toEqual([1]);
});
