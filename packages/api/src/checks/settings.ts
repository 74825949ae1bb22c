import * as contract from "@ats/core/checks/contract";
import { type CheckSettings, defaultCheckSettings } from "@ats/core/checks/right-to-work";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import { implement } from "../kernel/implement.ts";
import { stale } from "../kernel/http-error.ts";
import type { CompanyDb } from "../database/database.ts";

/** Reads the company's durations; the defaults, version 0, until it saves its own. */
export async function readSettings(db: CompanyDb): Promise<CheckSettings & { version: number }> {
  const row = await db
    .selectFrom("check_settings")
    .select(["settings", "version"])
    .executeTakeFirst();
  return { ...defaultCheckSettings, ...row?.settings, version: row?.version ?? 0 };
}

const saveSettings = implement(contract.saveCheckSettings, async (call) => {
  const { actor, body, db, version, services } = call;
  const { version: _, ...before } = await readSettings(db);
  const settings = JSON.stringify(body);
  const saved = await db
    .insertInto("check_settings")
    .values({ company_id: actor.company_id, settings, version: 1 })
    .onConflict((conflict) =>
      conflict
        .column("company_id")
        .doUpdateSet({ settings, version: version + 1 })
        .where("check_settings.version", "=", version),
    )
    .returning("version")
    .executeTakeFirst();
  if (saved?.version !== version + 1) throw stale("These settings were");
  await sql`update right_to_work
    set kept_until = end_date + make_interval(months => ${body.kept_months}),
      kept_until_set_date_time = ${services.clock()}
    where company_id = ${actor.company_id} and end_date is not null
      and kept_until <> (end_date + make_interval(months => ${body.kept_months}))::date`.execute(
    db,
  );
  const changes = changesBetween(before, body);
  await recordAudit(call, { type: "check_settings_changed", changes });
  return { ...body, version: saved.version };
});

export const settingsHandlers = [
  implement(contract.getCheckSettings, ({ db }) => readSettings(db)),
  saveSettings,
];
