import { differencesOf, inherit } from "@ats/core/settings/inheritance";
import type { SettingKey } from "@ats/core/settings/registry";
import type { Kysely, Selectable } from "kysely";
import type { Tables } from "../database/tables.ts";
import { readSettings, withInitial } from "./read-setting.ts";
import type { SettingsTables } from "./tables.ts";

type Lock = Selectable<SettingsTables["setting_locks"]>;
type Override = Selectable<SettingsTables["setting_overrides"]>;

/** A parent's settings and locks, and its clients' own values. */
export async function readGroup(
  system: Kysely<Tables>,
  parent_id: number,
  keys: readonly SettingKey[],
) {
  const values = await readSettings(system, parent_id, keys);
  const locks = await system
    .selectFrom("setting_locks")
    .where("company_id", "=", parent_id)
    .selectAll()
    .execute();
  const overrides = await system
    .selectFrom("setting_overrides as o")
    .innerJoin("companies as c", "c.id", "o.company_id")
    .where("c.parent_id", "=", parent_id)
    .selectAll("o")
    .select("c.name")
    .orderBy("c.name")
    .orderBy("c.id")
    .execute();
  return {
    values,
    lockOf: (key: SettingKey) => locks.find((lock) => lock.key === key),
    overrides: overrides.filter(({ key }) => keys.includes(key)),
  };
}
export type Group = Awaited<ReturnType<typeof readGroup>>;

/** A client's setting beside its parent's. */
export function clientSetting({ values, lockOf, overrides }: Group, id: number, key: SettingKey) {
  const lock = lockOf(key);
  const row = overrides.find((each) => each.company_id === id && each.key === key);
  const parent = values.get(key);
  const own = row && ownValue(row);
  return {
    key,
    ...inherit({ parent, own, isLocked: Boolean(lock) }),
    parent_value: parent,
    own: own ?? null,
    lock: lock ? authorshipOfLock(lock) : null,
  };
}

/** The own values that count in clients and differ from the parent's, with what differs. */
export const differingIn = (group: Group) =>
  group.overrides
    .filter(({ key }) => !group.lockOf(key))
    .map((row) => {
      const own = ownValue(row);
      return {
        id: row.company_id,
        name: row.name,
        key: row.key,
        own: authorshipOfOwn(own),
        fields: differencesOf(own.parent_before, group.values.get(row.key), own.value),
      };
    })
    .filter(({ fields }) => fields.length > 0);

const ownValue = ({ key, ...row }: Override) => ({
  name: row.set_by,
  acting_for: row.acting_for,
  date_time: row.created_date_time,
  value: withInitial(key, row.value),
  parent_before: withInitial(key, row.parent_value),
});

export const authorshipOfOwn = ({ name, acting_for, date_time }: ReturnType<typeof ownValue>) => ({
  name,
  acting_for,
  date_time,
});

export const authorshipOfLock = ({ locked_by, created_date_time }: Lock) => ({
  name: locked_by,
  acting_for: null,
  date_time: created_date_time,
});
