import { describe, expect, test } from "vitest";
import { type Role, rightsOf } from "../rights/rights.ts";
import { type JobStatus, jobStatuses } from "./job.ts";
import { closeReasons, mayEditJob, mayMoveJob, submittedStatus } from "./status.ts";

const actor = (role: Role, user_id = 1) => ({ rights: rightsOf[role], user_id });
const recruiter = actor("Recruiter user");
const manager = actor("Hiring manager user");

const targets = (who: Parameters<typeof mayMoveJob>[0], from: JobStatus, approvals = false) =>
  jobStatuses.filter((to) => mayMoveJob(who, from, to, { approvals }));

describe("Design §6, job status: each status leads where its row says, for who may", () => {
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

  test("with the approval process on, nobody publishes a draft past it", () => {
    expect(targets(recruiter, "DRAFT", true)).toEqual(["PENDING_APPROVAL", "WITHDRAWN"]);
    expect(targets(recruiter, "PENDING_APPROVAL", true)).toContain("ACTIVE");
  });
});

test("a draft handed in is public where who hands it in may publish, and waits else", () => {
  expect(submittedStatus(recruiter, { approvals: false })).toBe("ACTIVE");
  expect(submittedStatus(recruiter, { approvals: true })).toBe("PENDING_APPROVAL");
  expect(submittedStatus(manager, { approvals: false })).toBe("PENDING_APPROVAL");
});

test("a hiring manager edits own drafts alone; a recruiter every job but an archived one", () => {
  const job = (status: JobStatus, hiring_manager_id: number) => ({
    status,
    hiring_manager_id,
    created_by: null,
  });
  expect(mayEditJob(manager, job("DRAFT", 1))).toBe(true);
  expect(mayEditJob(manager, { ...job("DRAFT", 2), created_by: 1 })).toBe(true);
  expect(mayEditJob(manager, job("DRAFT", 2))).toBe(false);
  expect(mayEditJob(manager, job("ACTIVE", 1))).toBe(false);
  expect(mayEditJob(recruiter, job("ACTIVE", 2))).toBe(true);
  expect(mayEditJob(recruiter, job("ARCHIVED", 2))).toBe(false);
});

test("filling and withdrawing name a reason", () => {
  expect(Object.keys(closeReasons)).toEqual(["FILLED", "WITHDRAWN"]);
});
