import * as contract from "@ats/core/checks/contract";
import { evidenceKindOf, noEvidence } from "@ats/core/checks/evidence-file";
import {
  checkRoutes,
  checkStatements,
  dayOf,
  followUpDate,
  copiesKeptUntil,
} from "@ats/core/checks/right-to-work";
import { sql } from "kysely";
import { implement, implementOutside } from "../kernel/implement.ts";
import { notFound, HttpError, stale } from "../kernel/http-error.ts";
import { recordActivities, recordRead } from "../applications/activity.ts";
import { needNotErased } from "../applications/not-erased.ts";
import { publishChange } from "../applications/publish-change.ts";
import { type CompanyDb, inCompany } from "../database/database.ts";
import { needNamedApplication } from "../documents/envelopes.ts";
import { storeFile } from "../files/store-file.ts";
import { rightToWorkOf, standingOf } from "./read-checks.ts";
import { readSettings } from "./settings.ts";

const sendEvidence = implementOutside(contract.sendEvidence, async (call) => {
  const { actor, params, query, body, services } = call;
  const { company_id } = actor;
  await inCompany(services.system, company_id, (db) =>
    needNamedApplication({ actor, db }, params.id),
  );
  const bytes = new Uint8Array(await body.arrayBuffer());
  const kind = evidenceKindOf(bytes);
  if (!kind) throw new HttpError(400, noEvidence);
  const file_key = `${company_id}/right-to-work/${crypto.randomUUID()}.${kind.extension}`;
  return storeFile(call, { key: file_key, bytes }, async (db) => {
    await needNotErased(db, params.id);
    return db
      .insertInto("check_evidence")
      .values({
        company_id,
        application_id: params.id,
        check_id: null,
        file_key,
        name: query.name,
        type: kind.type,
        created_date_time: services.clock(),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
  });
});

const recordCheck = implement(contract.recordCheck, async (call) => {
  const { actor, params, body, db, services } = call;
  const { company_id, user_id } = actor;
  const application = await needNamedApplication(call, params.id);
  await needNotErased(db, params.id);
  const now = services.clock();
  if (body.checked_date > dayOf(now))
    throw new HttpError(400, "The date of the check is in the future. Correct it.");
  if (body.notice_date && body.notice_date > dayOf(now))
    throw new HttpError(400, "The date on the notice is in the future. Correct it.");
  const follow_up_date = followUpDate(body, await readSettings(db));
  const { likeness_confirmed: _, evidence, ...check } = body;
  const { id } = await db
    .insertInto("right_to_work_checks")
    .values({
      ...check,
      statement: checkStatements[body.route],
      follow_up_date,
      company_id,
      application_id: params.id,
      checked_by: user_id,
      created_date_time: now,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const copies = await db
    .updateTable("check_evidence")
    .set({ check_id: id })
    .where("application_id", "=", params.id)
    .where("id", "in", evidence)
    .where("check_id", "is", null)
    .executeTakeFirst();
  if (Number(copies.numUpdatedRows) < new Set(evidence).size)
    throw new HttpError(
      400,
      "A copy is no longer stored, or belongs to a check that is already recorded. Look at the checks, then choose the copy again.",
    );
  await setDue(db, company_id, params.id);
  await recordActivities(call, [
    {
      application_id: params.id,
      type: "check_recorded",
      value_after: checkRoutes[body.route],
    },
  ]);
  publishChange(call, [application]);
  return rightToWorkOf(call, params.id);
});

const saveEmployment = implement(contract.saveEmployment, async (call) => {
  const { actor, params, body, db, version, services } = call;
  const application = await needNamedApplication(call, params.id);
  const { company_id } = actor;
  const before = await standingOf(db, params.id);
  const dates = {
    ...body,
    kept_until: copiesKeptUntil(body.end_date, await readSettings(db)),
    kept_until_set_date_time: services.clock(),
  };
  const saved = await db
    .insertInto("right_to_work")
    .values({ ...dates, company_id, application_id: params.id, version: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "application_id"])
        .doUpdateSet({ ...dates, version: version + 1 })
        .where("right_to_work.version", "=", version),
    )
    .returning("version")
    .executeTakeFirst();
  if (saved?.version !== version + 1) throw stale("These dates were");
  await setDue(db, company_id, params.id);
  const [value_before, value_after] = [datesOf(before), datesOf(body)];
  if (value_before !== value_after)
    await recordActivities(call, [
      { application_id: params.id, type: "employment_changed", value_before, value_after },
    ]);
  publishChange(call, [application]);
  return rightToWorkOf(call, params.id);
});

/** Joins the first and last day of work for the application's record. */
const datesOf = ({
  start_date,
  end_date,
}: {
  start_date: string | null;
  end_date: string | null;
}) => `${start_date ?? ""}/${end_date ?? ""}`;

/**
 * Sets when a check is due: the follow-up date of the newest check, or the start date before the
 * first.
 */
async function setDue(db: CompanyDb, company_id: number, application_id: number): Promise<void> {
  const { rows } = await sql<{ follow_up_date: string | null }>`
    select follow_up_date::text from right_to_work_checks where application_id = ${application_id}
    order by id desc limit 1`.execute(db);
  const { start_date } = await standingOf(db, application_id);
  const due_date = rows[0] ? rows[0].follow_up_date : start_date;
  await db
    .insertInto("right_to_work")
    .values({ company_id, application_id, due_date, version: 0 })
    .onConflict((conflict) =>
      conflict.columns(["company_id", "application_id"]).doUpdateSet({ due_date }),
    )
    .execute();
}

const getEvidence = implement(contract.getEvidence, async (call) => {
  const { params, db, services } = call;
  const found = await db
    .selectFrom("check_evidence")
    .where("id", "=", params.file)
    .select(["application_id", "file_key", "name", "type"])
    .executeTakeFirst();
  if (!found) throw notFound("copy");
  await needNamedApplication(call, found.application_id);
  await recordRead(call, found.application_id, "check_viewed");
  return { read: () => services.files.get(found.file_key), type: found.type, name: found.name };
});

export const recordingHandlers = [sendEvidence, recordCheck, saveEmployment, getEvidence];
