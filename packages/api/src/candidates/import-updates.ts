import type { CandidateInput } from "@ats/core/candidates/candidate-input";
import type { RowUpdate } from "@ats/core/candidates/import-contract";
import { changedTags } from "@ats/core/tags/tag";
import type { Call } from "../kernel/implement.ts";
import { changesBetween } from "./changes.ts";
import { type StoredCandidate, readStored, saveCandidate } from "./insert-candidate.ts";
import { lockApplicationsOf, lockCandidates } from "./lock-candidates.ts";

/** A row whose person is known already. */
interface Update {
  candidate: CandidateInput;
  existing_id: number;
  existing_version: number;
}

/** Writes a row over a known candidate. A blank cell changes nothing; tags and consent are added. */
function withRow({ input }: StoredCandidate, row: CandidateInput): CandidateInput {
  const written = Object.entries(row).filter(([, value]) => value !== null && value !== "");
  return {
    ...input,
    ...Object.fromEntries(written),
    tags: changedTags(input.tags, { add: row.tags, remove: [] }),
    consent: input.consent || row.consent,
  };
}

/** Lists what a row would change of a known candidate. */
export const updateOf = (
  stored: StoredCandidate,
  { line, cells, candidate }: { line: number; cells: string[]; candidate: CandidateInput },
): RowUpdate => ({
  line,
  cells,
  candidate_number: stored.candidate_number,
  changes: changesBetween(stored.input, withRow(stored, candidate)),
});

/**
 * Changes known candidates as their rows say, and returns how many were changed. A candidate who
 * has changed since the check stays as they are.
 */
export async function updateExisting(
  call: Pick<Call, "actor" | "db" | "services">,
  updates: readonly Update[],
  onUpdated: (count: number) => void,
): Promise<number> {
  const { db } = call;
  const ids = updates.map(({ existing_id }) => existing_id);
  await lockApplicationsOf(db, ids);
  await lockCandidates(db, ids);
  const stored = await readStored(db, ids);
  let count = 0;
  for (const { existing_id, existing_version, candidate } of updates) {
    const before = stored.get(existing_id);
    if (!before || before.version !== existing_version) continue;
    const after = withRow(before, candidate);
    if (changesBetween(before.input, after).length === 0) continue;
    await saveCandidate(call, before, after);
    // A second row of the same person was checked against the same version.
    stored.delete(existing_id);
    onUpdated(++count);
  }
  return count;
}
