import { displayName } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/candidates/bulk-contract";
import { blankFields } from "@ats/core/rights/field-groups";
import { statusLabels } from "@ats/core/applications/status";
import { changedTags, tagsMax, tooManyTags } from "@ats/core/tags/tag";
import { sql } from "kysely";
import { exportColumns } from "../custom-fields/export-columns.ts";
import { csvFile } from "../kernel/csv-file.ts";
import { implement } from "../kernel/implement.ts";
import { needTags } from "../tags/tags.ts";
import { lockApplicationsOf, readCandidates } from "./lock-candidates.ts";
import { presentCandidate } from "./presenter.ts";
import { recordCandidateEvents } from "./record-candidate-event.ts";

const header = [
  "Candidate number",
  "Candidate",
  "Status",
  "Added",
  "Tags",
  "Email",
  "Mobile",
  "City",
  "Postcode",
  "Current job",
  "Current employer",
  "Latest application",
];

/** Exports the chosen candidates in their order as the actor sees them, and records it on each. */
export const exportChosenCandidates = implement(contract.exportChosenCandidates, async (call) => {
  const { actor, body, db } = call;
  const { rows, gone } = await readCandidates(db, body.ids);
  const left = rows.filter(({ id }) => !gone.has(id));
  const place = new Map(body.ids.map((id, at) => [id, at]));
  const shown = left
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((row) => blankFields(presentCandidate(row, actor), actor.access.hidden));
  await recordCandidateEvents(
    call,
    left.map(({ candidate_number }) => ({ type: "exported", candidate_number })),
  );
  const ids = shown.flatMap(({ id, anonymised_row }) => (anonymised_row ? [] : [id]));
  const own = await exportColumns(db, { candidates: ids });
  return csvFile("Candidates.csv", [
    [...header, ...own.headings],
    ...shown.map((row) => [
      row.candidate_number,
      displayName(row),
      row.status && statusLabels[row.status],
      row.created_date_time.toISOString(),
      row.tags.join(", "),
      row.email,
      row.contact_mobile_number,
      row.city,
      row.postcode,
      row.current_jobtitle,
      row.current_employer,
      row.latest_application?.job_title ?? null,
      ...own.cellsOf({ candidates: row.id }),
    ]),
  ]);
});

/** Tags candidates. Those that would have too many tags keep theirs, and the result says so. */
export const tagCandidates = implement(contract.tagCandidates, async (call) => {
  const { actor, body, db } = call;
  await lockApplicationsOf(db, body.ids);
  const { rows, gone } = await readCandidates(db, body.ids);
  const add = await needTags(db, actor.company_id, body.add);
  const results = rows.map((row) => {
    const tags = changedTags(row.tags, { add, remove: body.remove });
    const message = gone.get(row.id)?.message ?? (tags.length > tagsMax ? tooManyTags : null);
    return { row, tags, message, updated: !message && tags.join("\n") !== row.tags.join("\n") };
  });
  const changed = results.filter(({ updated }) => updated);
  for (const { row, tags } of changed)
    await sql`update candidates set tags = ${tags}, version = version + 1
      where id = ${row.id}`.execute(db);
  await recordCandidateEvents(
    call,
    changed.map(({ row, tags }) => ({
      type: "changed",
      candidate_number: row.candidate_number,
      changes: [
        { field: "tags", before: row.tags.join(", ") || null, after: tags.join(", ") || null },
      ],
    })),
  );
  return {
    records: results.map(({ row, updated, message }) => ({
      id: row.id,
      name: gone.get(row.id)?.name ?? displayName(presentCandidate(row, actor)),
      updated,
      message,
    })),
  };
});
