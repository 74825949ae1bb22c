import { sql } from "kysely";
import { blankRecord } from "../candidates/blank-record.ts";
import { numbersOf } from "../candidates/merge-chain.ts";
import type { Erased, Erasure } from "../candidates/person-participant.ts";
import { erasedOrder } from "../candidates/status-order.ts";
import { dropFiles } from "../files/dropped-files.ts";
import { eraseAnswers } from "../kernel/idempotency.ts";
import { personParticipants } from "./participants.ts";

/**
 * Removes everything that tells who a candidate was; applications stay as numbers. `removeDropped` then
 * removes the files. Rules of the field, Retention.
 */
export async function erasePerson(call: Omit<Erasure, "id" | "ofApplications">, id: number) {
  const { actor, db, services } = call;
  const erasure: Erasure = {
    actor,
    db,
    services,
    id,
    ofApplications: sql`application_id in (select id from applications where candidate_id = ${id})`,
  };
  const parts: Erased[] = [];
  for (const { erase } of personParticipants(services)) parts.push((await erase(erasure)) ?? {});
  const { rows: records } = await sql<{ id: number }>`
    select id from candidates where candidate_number in ${numbersOf(id)}`.execute(db);
  await eraseAnswers(
    db,
    records.map((record) => record.id),
  );
  await db
    .updateTable("candidates")
    .set({
      ...blankRecord("Erased", "candidate"),
      language: "en",
      flagged_date_time: null,
      status_order: erasedOrder,
    })
    .set((column) => ({ version: column("version", "+", 1) }))
    .where("id", "=", id)
    .execute();
  for (const { finish } of parts) await finish?.();
  await dropFiles(db, actor.company_id, [...new Set(parts.flatMap(({ files = [] }) => files))]);
  const applications = parts.flatMap((part) => part.applications ?? []);
  const sum = (name: "cvs" | "notes") =>
    parts.reduce((total, { counts }) => total + (counts?.[name] ?? 0), 0);
  return {
    applications,
    counts: { applications: applications.length, cvs: sum("cvs"), notes: sum("notes") },
  };
}
