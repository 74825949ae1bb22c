import { expect, test } from "vitest";
import { rightsOf } from "../rights/rights.ts";
import { returnsToAuthor } from "./approval.ts";
import type { JobStatus } from "./job.ts";
import { jobMoveProblem } from "./job-move-problem.ts";

const recruiter = { rights: rightsOf["Recruiter user"], user_id: 1 };
const manager = { rights: rightsOf["Hiring manager user"], user_id: 2 };
const job = (status: JobStatus, needs_approval = false) => ({
  status,
  hiring_manager_id: 2,
  created_by: 2,
  approval_requested_by: null,
  needs_approval,
});

test.each([
  [recruiter, "DRAFT", "ACTIVE", "It needs approval. Send it for approval first."],
  [recruiter, "ACTIVE", "ACTIVE", "It is already active."],
  [recruiter, "FILLED", "DRAFT", "It cannot go from filled to draft."],
  [manager, "DRAFT", "ACTIVE", "You may not move it from draft to active."],
  [recruiter, "PENDING_APPROVAL", "ACTIVE", undefined],
] as const)("%j, with the approval process on, from %s to %s: %s", (who, from, to, why) => {
  expect(jobMoveProblem(who, job(from), to, { approvals: true })).toBe(why);
});

const changed = "Its salary or headcount has changed since approval. Send it for approval first.";

test.each([
  [
    { ...job("PENDING_APPROVAL"), approval_requested_by: 1 },
    "ACTIVE",
    "You sent it for approval. Somebody else must approve it.",
  ],
  [job("FILLED", true), "ACTIVE", changed],
  [job("ON_HOLD", true), "ACTIVE", changed],
  [job("ON_HOLD", true), "PENDING_APPROVAL", undefined],
  [job("FILLED"), "PENDING_APPROVAL", "It needs no approval."],
  [job("FILLED"), "ACTIVE", undefined],
] as const)("with the approval process on, %j to %s: %s", (of, to, why) => {
  expect(jobMoveProblem(recruiter, of, to, { approvals: true })).toBe(why);
});

test("the author of a vacancy can recall it from approval; anyone else returns it with a reason", () => {
  expect(returnsToAuthor(recruiter, job("PENDING_APPROVAL"), "DRAFT")).toBe(true);
  expect(returnsToAuthor(manager, job("PENDING_APPROVAL"), "DRAFT")).toBe(false);
  expect(returnsToAuthor(recruiter, job("PENDING_APPROVAL"), "ACTIVE")).toBe(false);
  expect(returnsToAuthor(recruiter, job("WITHDRAWN"), "DRAFT")).toBe(false);
});
