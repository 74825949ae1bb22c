import { hiddenFields } from "@ats/core/anonymisation/anonymisation";
import * as contract from "@ats/core/candidates/erasure-contract";
import { needCandidate } from "../candidates/details.ts";
import { recordCandidateEvent } from "../candidates/record-candidate-event.ts";
import type { ExportedData } from "../candidates/person-participant.ts";
import { zip } from "../files/zip.ts";
import { HttpError } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { personParticipants } from "./participants.ts";

/**
 * Exports everything that the company holds about a candidate, as a ZIP of JSON and files.
 * Colleagues are named only by role, because their names are their personal data.
 */
export const exportCandidate = implement(contract.exportCandidate, async (call) => {
  const { actor, params, db, services } = call;
  const { anonymised } = await needCandidate(db, params.id);
  if (hiddenFields(actor, anonymised).length > 0)
    throw new HttpError(
      403,
      "This candidate is anonymised for you, so you cannot export their data.",
    );
  const candidate = await db
    .selectFrom("candidates")
    .where("id", "=", params.id)
    .select(["candidate_number", "first_name", "last_name", "email", "contact_mobile_number"])
    .select([
      "city",
      "postcode",
      "current_jobtitle",
      "current_employer",
      "history",
      "tags",
      "language",
    ])
    .select(["consent_date_time", "retention_date", "created_date_time"])
    .executeTakeFirstOrThrow();
  const parts: ExportedData[] = [];
  for (const { exportData } of personParticipants(services))
    if (exportData)
      parts.push(await exportData({ actor, db, services, id: params.id, email: candidate.email }));
  await recordCandidateEvent(call, {
    type: "exported",
    candidate_number: candidate.candidate_number,
  });
  const data = Object.assign({}, candidate, ...parts.map((part) => part.data ?? {}));
  const files = parts.flatMap((part) => part.files ?? []);
  return {
    type: "application/zip",
    name: `Candidate ${candidate.candidate_number}.zip`,
    read: async () => {
      const read = await Promise.all(
        files.map(async (file) => ({ name: file.name, bytes: await file.read() })),
      );
      const found = read.flatMap(({ name, bytes }) => (bytes ? [{ name, bytes }] : []));
      return zip([{ name: "candidate.json", bytes: readable(data) }, ...found]);
    },
  };
});

const readable = (value: unknown) =>
  new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
