import { describe, expect, test } from "vitest";
import { type Role, rightsOf } from "../rights/rights.ts";
import { type JobStatus, jobStatuses } from "./job.ts";
import { closeReasons, mayEditJob, mayMoveJob, mayUndoMove, submittedStatus } from "./status.ts";

const actor = (role: Role, user_id = 1) => ({ rights: rightsOf[role], user_id });
const recruiter = actor("Recruiter user");
const manager = actor("Hiring manager user");

const job = (status: JobStatus, hiring_manager_id = 1) => ({
  status,
  hiring_manager_id,
  created_by: null as number | null,
  approval_requested_by: null as number | null,
  needs_approval: false,
});
const targets = (who: ReturnType<typeof actor>, from: JobStatus, approvals = false) =>
  jobStatuses.filter((to) => mayMoveJob(who, job(from), to, { approvals }));

describe("Design §6, job status: each status changes only to those in its row, for users with the right", () => {
  test.each([
    ["DRAFT", ["PENDING_APPROVAL", "ACTIVE", "WITHDRAWN"], ["PENDING_APPROVAL", "WITHDRAWN"]],
    ["PENDING_APPROVAL", ["DRAFT", "ACTIVE", "WITHDRAWN"], ["DRAFT", "WITHDRAWN"]],
    ["ACTIVE", ["ON_HOLD", "FILLED", "WITHDRAWN"], []],
    ["ON_HOLD", ["ACTIVE", "FILLED", "WITHDRAWN"], []],
    ["FILLED", ["ACTIVE", "ARCHIVED"], []],
    ["WITHDRAWN", ["DRAFT", "ARCHIVED"], []],
    ["ARCHIVED", [], []],
  ] as const)("%s", (from, byRecruiter, byManager) => {
    expect(targets(recruiter, from)).toEqual(byRecruiter);
    expect(targets(manager, from)).toEqual(byManager);
    expect(targets(actor("Agency user"), from)).toEqual([]);
  });

  test("with the approval process on, no draft is published without approval", () => {
    expect(targets(recruiter, "DRAFT", true)).toEqual(["PENDING_APPROVAL", "WITHDRAWN"]);
    expect(targets(recruiter, "PENDING_APPROVAL", true)).toContain("ACTIVE");
  });

  test("with the approval process on, nobody approves what they asked for, nor reopens what has changed", () => {
    const mayPublish = (from: JobStatus, changes: Partial<ReturnType<typeof job>>) =>
      mayMoveJob(recruiter, { ...job(from), ...changes }, "ACTIVE", { approvals: true });
    expect(mayPublish("PENDING_APPROVAL", { approval_requested_by: 1, created_by: 2 })).toBe(false);
    expect(mayPublish("PENDING_APPROVAL", { approval_requested_by: 2, created_by: 1 })).toBe(true);
    expect(mayPublish("PENDING_APPROVAL", { created_by: 1 })).toBe(false);
    for (const from of ["ON_HOLD", "FILLED"] as const) {
      expect(mayPublish(from, {})).toBe(true);
      expect(mayPublish(from, { needs_approval: true })).toBe(false);
      const resend = (approvals: boolean) =>
        mayMoveJob(recruiter, { ...job(from), needs_approval: true }, "PENDING_APPROVAL", {
          approvals,
        });
      expect([resend(true), resend(false)]).toEqual([true, false]);
    }
  });
});

test("submitting a draft publishes it when the user may publish, otherwise sends it for approval", () => {
  expect(submittedStatus(recruiter, { approvals: false })).toBe("ACTIVE");
  expect(submittedStatus(recruiter, { approvals: true })).toBe("PENDING_APPROVAL");
  expect(submittedStatus(manager, { approvals: false })).toBe("PENDING_APPROVAL");
});

test("a hiring manager edits only their own drafts; a recruiter every job that is not archived", () => {
  expect(mayEditJob(manager, job("DRAFT", 1))).toBe(true);
  expect(mayEditJob(manager, { ...job("DRAFT", 2), created_by: 1 })).toBe(true);
  expect(mayEditJob(manager, job("DRAFT", 2))).toBe(false);
  expect(mayEditJob(manager, job("ACTIVE", 1))).toBe(false);
  expect(mayEditJob(recruiter, job("ACTIVE", 2))).toBe(true);
  expect(mayEditJob(recruiter, job("ARCHIVED", 2))).toBe(false);
});

test("a hiring manager recalls and withdraws only vacancies that they hire for or wrote", () => {
  const moves = (from: ReturnType<typeof job>) =>
    jobStatuses.filter((to) => mayMoveJob(manager, from, to, { approvals: false }));
  const theirs = ["DRAFT", "WITHDRAWN"];
  expect(moves(job("PENDING_APPROVAL", 1))).toEqual(theirs);
  expect(moves({ ...job("PENDING_APPROVAL", 2), created_by: 1 })).toEqual(theirs);
  expect(moves(job("PENDING_APPROVAL", 2))).toEqual([]);
  const handedIn = (of: number) => ({
    ...job("PENDING_APPROVAL", of),
    previous_status: "DRAFT" as const,
  });
  expect([1, 2].map((of) => mayUndoMove(manager, handedIn(of)))).toEqual([true, false]);
  expect(mayUndoMove(recruiter, handedIn(2))).toBe(true);
  expect(mayUndoMove(recruiter, { ...handedIn(2), previous_status: null })).toBe(false);
});

test("filling and withdrawing require a reason", () => {
  expect(Object.keys(closeReasons)).toEqual(["FILLED", "WITHDRAWN"]);
});
