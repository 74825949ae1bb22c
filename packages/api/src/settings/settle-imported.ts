import { inherit, isSame } from "@ats/core/settings/inheritance";
import { type SettingKey, settings, sharedSettings } from "@ats/core/settings/registry";
import type { Kysely } from "kysely";
import type { Tables } from "../database/tables.ts";
import { authorOf } from "../audit/record-audit.ts";
import { readGroup } from "./read-inheritance.ts";
import { readSettings, storeOf } from "./read-setting.ts";

interface Imported {
  company_id: number;
  /** Author of a client's own values. */
  user_id: number;
  now: Date;
}

/**
 * Brings the settings that a company has imported in line with its parent and its clients. Returns
 * the names of those that the parent has locked, and that therefore did not come.
 */
export async function settleImported(db: Kysely<Tables>, imported: Imported): Promise<string[]> {
  const { company_id } = imported;
  const { parent_id } = await db
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select("parent_id")
    .executeTakeFirstOrThrow();
  const refused = parent_id === null ? [] : await followParent(db, imported, parent_id);
  const clients = await db
    .selectFrom("companies")
    .where("parent_id", "=", company_id)
    .select("id")
    .execute();
  if (clients.length === 0) return refused;
  const { values, lockOf, overrides } = await readGroup(db, company_id, sharedSettings);
  for (const { id } of clients)
    for (const key of sharedSettings) {
      const own = overrides.find((each) => each.company_id === id && each.key === key);
      const isLocked = Boolean(lockOf(key));
      await write(db, id, key, inherit({ parent: values.get(key), own, isLocked }).value);
    }
  return refused;
}

/** Gives a new client the settings of its parent, which it follows. */
export async function takeParentsSettings(
  db: Kysely<Tables>,
  company_id: number,
  parent_id: number,
): Promise<void> {
  const { values } = await readGroup(db, parent_id, sharedSettings);
  for (const key of sharedSettings) await write(db, company_id, key, values.get(key));
}

/** Makes what differs from the parent the company's own, and keeps what the parent has locked. */
async function followParent(
  db: Kysely<Tables>,
  { company_id, user_id, now }: Imported,
  parent_id: number,
): Promise<string[]> {
  const { values, lockOf } = await readGroup(db, parent_id, sharedSettings);
  const came = await readSettings(db, company_id, sharedSettings);
  await db.deleteFrom("setting_overrides").where("company_id", "=", company_id).execute();
  const { name: set_by, acting_for } = await authorOf({ actor: { company_id, user_id }, db });
  const refused: string[] = [];
  for (const key of sharedSettings) {
    const parent = values.get(key);
    if (isSame(parent, came.get(key))) continue;
    if (lockOf(key)) {
      refused.push(settings[key].label);
      await write(db, company_id, key, parent);
    } else
      await db
        .insertInto("setting_overrides")
        .values({
          company_id,
          key,
          value: JSON.stringify(came.get(key)),
          parent_value: JSON.stringify(parent),
          set_by,
          acting_for,
          created_date_time: now,
        })
        .execute();
  }
  return refused;
}

const write = (db: Kysely<Tables>, company_id: number, key: SettingKey, value: unknown) =>
  storeOf(key).write(company_id, JSON.stringify(value)).execute(db);
