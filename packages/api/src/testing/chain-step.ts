import type { StoredStep } from "@ats/core/approvals/stored-chain";

/** A step of a chain of approval in which one person decides. */
export const chainStep = (
  name: string,
  stage: number,
  user_id: number,
  more: Partial<StoredStep> = {},
): StoredStep => ({
  id: name.toLowerCase(),
  name,
  stage,
  approvers: [{ by: "person", user_id }],
  needed: 1,
  condition: null,
  fallback: null,
  reads: [],
  escalate_after: null,
  ...more,
});
