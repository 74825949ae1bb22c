import { getCandidate } from "@ats/core/candidates/details-contract";
import { eraseCandidate } from "@ats/core/candidates/erasure-contract";
import type { TestBrowser } from "./app.ts";

/** An administrator erases a person as they stand. */
export async function erase(admin: TestBrowser, id: number): Promise<void> {
  const params = { id };
  const { version } = await admin.call(getCandidate, { params });
  const body = { reason: "The person asked for it" } as const;
  await admin.call(eraseCandidate, { params, version, body });
}
