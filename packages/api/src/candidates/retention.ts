import { defaultRetention, monthsBefore } from "@ats/core/candidates/retention";
import type { Retention } from "@ats/core/candidates/retention-contract";
import * as contract from "@ats/core/candidates/retention-contract";
import { sql } from "kysely";
import { recordAudit } from "../audit/record-audit.ts";
import { implement } from "../kernel/implement.ts";
import { HttpError, stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { counted } from "../settings/counted.ts";
import type { SettingParticipant } from "../settings/setting-participant.ts";
import { lockSettings } from "../settings/store-setting.ts";
import { retained } from "./candidate-search.ts";
import { needCandidate } from "./details.ts";
import { erasureDue } from "./erasure-due.ts";
import { mayBeErased } from "./may-be-erased.ts";
import { recordCandidateEvent } from "./record-candidate-event.ts";
import { type CandidateRow, candidateColumns, presentCandidate } from "./presenter.ts";

/** Reads the company's retention period. */
export async function readRetention(db: CompanyDb): Promise<Retention> {
  const saved = await db
    .selectFrom("retention_settings")
    .select(["is_on", "months", "version"])
    .executeTakeFirst();
  return saved ?? { ...defaultRetention, version: 0 };
}

export const getRetention = implement(contract.getRetention, ({ db }) => readRetention(db));

export const retentionParticipant: SettingParticipant<"retention_settings"> = {
  /** Clears all flags, so that the next sweep checks every candidate again. */
  onChange: ({ db }) =>
    db
      .updateTable("candidates")
      .set({ flagged_date_time: null })
      .where("flagged_date_time", "is not", null)
      .execute(),
  async effects({ db, services }, before, after) {
    const now = services.clock();
    const overdue = ({ is_on, months }: typeof before) =>
      sql<number>`count(*) filter (where ${is_on} and
        coalesce(last_activity_date_time, created_date_time) < ${monthsBefore(now, months)})::int`;
    const { rows } = await sql<{ was: number; is: number }>`
      select ${overdue(before)} as was, ${overdue(after)} as is from candidates
      where retention_date is null and ${mayBeErased}`.execute(db);
    const { was = 0, is = 0 } = rows[0] ?? {};
    const more = is - was;
    if (more > 0) return [`${counted(more, "more candidate")} will be flagged for erasure.`];
    return more < 0
      ? [`${counted(-more, "candidate")} will no longer be flagged for erasure.`]
      : [];
  },
};

export const saveRetention = implement(contract.saveRetention, async (call) => {
  const { body, db, version } = call;
  await lockSettings(call);
  if ((await readRetention(db)).version !== version) throw stale("This period was");
  const participant = retentionParticipant;
  await changeSetting(call, "retention_settings", { value: body, participant });
  return { ...body, version: version + 1 };
});

type Row = CandidateRow & { last_activity_date_time: Date | null; erasure_date_time: Date | null };

export const listRetained = implement(contract.listRetained, async ({ actor, query, db }) => {
  const { group, page_no, per_page } = query;
  const order = group === "held" ? sql`c.id` : sql`c.flagged_date_time, c.id`;
  const people = sql`from candidates c where ${retained[group]} and c.status_order > -2`;
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total ${people}`.execute(db);
  const { rows } = await sql<Row>`
    select ${candidateColumns}, c.last_activity_date_time, ${erasureDue} as erasure_date_time ${people}
    order by ${order} limit ${per_page} offset ${page_no * per_page}`.execute(db);
  return {
    records: rows.map((row) => presentCandidate(row, actor)),
    total: counted[0]?.total ?? 0,
  };
});

export const holdCandidate = implement(contract.holdCandidate, async (call) => {
  const { params, body, db, version } = call;
  const before = await needCandidate(db, params.id, true);
  if (before.version !== version) throw stale("This candidate was");
  const { legal_hold, reason } = body;
  const held = await db
    .updateTable("candidates")
    .set((column) => ({ legal_hold, version: column("version", "+", 1) }))
    .where("id", "=", params.id)
    .where("legal_hold", "<>", legal_hold)
    .returning("candidate_number")
    .executeTakeFirst();
  if (!held)
    throw new HttpError(
      409,
      legal_hold
        ? "This person is already under legal hold."
        : "This person is not under legal hold.",
    );
  const type = legal_hold ? "held" : "released";
  const { candidate_number } = held;
  await recordCandidateEvent(call, { type, candidate_number, reason });
  await recordAudit(call, {
    type: `candidate_${type}`,
    subject: { id: candidate_number, name: null },
  });
  return {};
});
