import * as contract from "@ats/core/custom-fields/contract";
import {
  choicesProblem,
  type CustomField,
  type CustomFieldInput,
  type CustomFieldKind,
  type CustomRecord,
  mostCustomFields,
} from "@ats/core/custom-fields/custom-field";
import { sql } from "kysely";
import { changesBetween } from "../audit/changes-between.ts";
import { recordAudit } from "../audit/record-audit.ts";
import type { CompanyDb } from "../database/database.ts";
import { HttpError, notFound, stale } from "../kernel/http-error.ts";
import { implement } from "../kernel/implement.ts";
import { indexRecordsOf } from "./index-records.ts";

const columns = ["id", "record", "kind", "name", "choices"] as const;
const flags = ["is_required", "is_asked", "is_archived", "version"] as const;

/** The company's fields in the order in which they were added. */
export const readFields = (db: CompanyDb): Promise<CustomField[]> =>
  db
    .selectFrom("custom_fields")
    .select([...columns, ...flags])
    .orderBy("id")
    .execute();

const list = implement(contract.listCustomFields, async ({ db }) => ({
  records: await readFields(db),
}));

/** Refuses a definition that another field of the same records stands against. */
async function needFit(
  db: CompanyDb,
  { record, kind, id }: { record: CustomRecord; kind: CustomFieldKind; id?: number },
  { name, choices, is_asked, is_archived }: CustomFieldInput,
): Promise<void> {
  const problem = choicesProblem(kind, choices);
  if (problem) throw new HttpError(400, problem);
  if (is_asked && record !== "applications")
    throw new HttpError(400, "Only fields of applications stand on the application form.");
  // Two people may add a field of the same name, or the last one allowed.
  await sql`select pg_advisory_xact_lock(hashtext('custom_fields'),
    current_setting('ats.company_id')::int)`.execute(db);
  const others = (await readFields(db)).filter(
    (each) => each.record === record && each.id !== id && !each.is_archived,
  );
  if (is_archived) return;
  if (others.some((each) => each.name.toLowerCase() === name.toLowerCase()))
    throw new HttpError(409, "There is a field with this name already. Choose another name.");
  if (others.length >= mostCustomFields)
    throw new HttpError(409, `Keep ${mostCustomFields} fields or fewer. Archive one first.`);
}

const add = implement(contract.addCustomField, async (call) => {
  const { actor, body, db } = call;
  await needFit(db, body, body);
  const added = await db
    .insertInto("custom_fields")
    .values({ ...body, company_id: actor.company_id })
    .returning([...columns, ...flags])
    .executeTakeFirstOrThrow();
  const changes = changesBetween(null, body);
  await recordAudit(call, { type: "custom_field_added", subject: added, changes });
  return added;
});

const change = implement(contract.changeCustomField, async (call) => {
  const { actor, body, db, params, version } = call;
  const field = (await readFields(db)).find(({ id }) => id === params.id);
  if (!field) throw notFound("field");
  await needFit(db, field, body);
  const changed = await db
    .updateTable("custom_fields")
    .set((row) => ({ ...body, version: row("version", "+", 1) }))
    .where("company_id", "=", actor.company_id)
    .where("id", "=", params.id)
    .where("version", "=", version)
    .returning([...columns, ...flags])
    .executeTakeFirst();
  if (!changed) throw stale("This field was");
  if (field.is_archived !== changed.is_archived)
    await indexRecordsOf(db, actor.company_id, changed);
  const { version: _, ...before } = field;
  await recordAudit(call, {
    type: "custom_field_changed",
    subject: changed,
    changes: changesBetween(before, { ...before, ...body }),
  });
  return changed;
});

export const fieldHandlers = [list, add, change];
