import type { CandidateInput } from "@ats/core/candidates/candidate-input";
import type { ImportedCandidate } from "@ats/core/candidates/candidate-import";
import type { CustomField } from "@ats/core/custom-fields/custom-field";
import type { RowUpdate } from "@ats/core/candidates/import-contract";
import { changedTags } from "@ats/core/tags/tag";
import type { Call } from "../kernel/implement.ts";
import { readFields } from "../custom-fields/fields.ts";
import { readValues } from "../custom-fields/read-values.ts";
import { writeValues } from "../custom-fields/write-values.ts";
import { indexStoredCandidates } from "../search/candidate-index.ts";
import { changesBetween } from "./changes.ts";
import { type StoredCandidate, readStored, saveCandidate } from "./insert-candidate.ts";
import { lockApplicationsOf, lockCandidates } from "./lock-candidates.ts";
import { recordCandidateEvent } from "./record-candidate-event.ts";

/** A row whose person is known already. */
interface Update {
  candidate: ImportedCandidate;
  existing_id: number;
  existing_version: number;
}

/** Writes a row over a known candidate. A blank cell changes nothing; tags and consent are added. */
function withRow({ input }: StoredCandidate, imported: ImportedCandidate): CandidateInput {
  const { custom_values: _, ...row } = imported;
  const written = Object.entries(row).filter(([, value]) => value !== null && value !== "");
  return {
    ...input,
    ...Object.fromEntries(written),
    tags: changedTags(input.tags, { add: row.tags, remove: [] }),
    consent: input.consent || row.consent,
  };
}

/** The company's own fields, and their values of known candidates. */
interface OwnValues {
  fields: readonly CustomField[];
  valueOf: Awaited<ReturnType<typeof readValues>>;
}

/** Values of the company's own fields that a row would change. */
const ownChanges = (
  { id }: StoredCandidate,
  { custom_values = {} }: ImportedCandidate,
  { fields, valueOf }: OwnValues,
) =>
  fields.flatMap((field) => {
    const value = custom_values[field.id];
    const before = valueOf(field, id);
    return value && value !== before ? [{ field, before, value }] : [];
  });

const inWords = (changes: ReturnType<typeof ownChanges>) =>
  changes.map(({ field, before, value }) => ({ field: field.name, before, after: value }));

/** Lists what a row would change of a known candidate. */
export const updateOf = (
  stored: StoredCandidate,
  { line, cells, candidate }: { line: number; cells: string[]; candidate: ImportedCandidate },
  own: OwnValues,
): RowUpdate => ({
  line,
  cells,
  candidate_number: stored.candidate_number,
  changes: [
    ...changesBetween(stored.input, withRow(stored, candidate)),
    ...inWords(ownChanges(stored, candidate, own)),
  ],
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
  const fields = await readFields(db);
  const own = { fields, valueOf: await readValues(db, fields, { candidates: ids }) };
  let count = 0;
  for (const { existing_id, existing_version, candidate } of updates) {
    const before = stored.get(existing_id);
    if (!before || before.version !== existing_version) continue;
    const after = withRow(before, candidate);
    const changes = ownChanges(before, candidate, own);
    const isEdited = changesBetween(before.input, after).length > 0;
    if (!isEdited && changes.length === 0) continue;
    if (isEdited) await saveCandidate(call, before, after);
    const { company_id } = call.actor;
    await writeValues(db, { record: "candidates", id: before.id, company_id }, changes);
    if (changes.length > 0) {
      await indexStoredCandidates(db, company_id, [before.id]);
      await recordCandidateEvent(call, {
        type: "changed",
        candidate_number: before.candidate_number,
        changes: inWords(changes),
      });
    }
    // A second row of the same person was checked against the same version.
    stored.delete(existing_id);
    onUpdated(++count);
  }
  return count;
}
