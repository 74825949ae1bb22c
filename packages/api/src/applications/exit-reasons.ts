import type { saveExitReasons } from "@ats/core/applications/reasons-contract";
import { type ExitStatus, exitReasons, exitStatuses } from "@ats/core/applications/status";
import { sql } from "kysely";
import type { Call } from "../app/implement.ts";
import { stale } from "../app/refusal.ts";
import type { CompanyDb } from "../database/database.ts";

/** The company's reasons, in its order; the usual ones for a group that it has none in. */
export async function readExitReasons(
  db: CompanyDb,
): Promise<{ status: ExitStatus; label: string }[]> {
  const own = await db
    .selectFrom("exit_reasons")
    .select(["status", "label"])
    .orderBy("place")
    .orderBy("id")
    .execute();
  return exitStatuses.flatMap((status) => {
    const ofGroup = own.filter((reason) => reason.status === status);
    return ofGroup.length > 0 ? ofGroup : exitReasons[status].map((label) => ({ status, label }));
  });
}

/** Puts a group's reasons in place of those that its writer saw. What applications say stays. */
export async function writeExitReasons({ actor, body, db }: Call<typeof saveExitReasons>) {
  const { company_id } = actor;
  const { status, before, labels } = body;
  await sql`select pg_advisory_xact_lock(hashtext('exit_reasons'), ${company_id})`.execute(db);
  const now = (await readExitReasons(db)).filter((reason) => reason.status === status);
  if (now.map(({ label }) => label).join("\n") !== before.join("\n"))
    throw stale("These reasons were");
  await db.deleteFrom("exit_reasons").where("status", "=", status).execute();
  if (labels.length > 0)
    await db
      .insertInto("exit_reasons")
      .values(labels.map((label, place) => ({ company_id, status, label, place })))
      .execute();
  return { records: await readExitReasons(db) };
}
