import { type SettingKey, settings, type SettingValue } from "@ats/core/settings/registry";
import { type Kysely, type RawBuilder, sql } from "kysely";
import type { Tables } from "../database/tables.ts";

/** The stored value of a setting as JSON, and how to store another. `company_id` is SQL. */
interface Store {
  read(company_id: RawBuilder<unknown>): RawBuilder<unknown>;
  write(company_id: number, value: string): RawBuilder<unknown>;
}

const columnOfCompany = (field: "ats_settings" | "integration_settings", key: string): Store => ({
  read: (company_id) =>
    sql`select ${sql.ref(field)}->${sql.lit(key)} from companies where id = ${company_id}`,
  write: (company_id, value) => sql`update companies
    set ${sql.ref(field)} = jsonb_set(${sql.ref(field)}, ${[key]}::text[], ${value}::jsonb)
    where id = ${company_id}`,
});

const ownTable = (table: "interview_settings" | "check_settings"): Store => ({
  read: (company_id) =>
    sql`select settings from ${sql.table(table)} where company_id = ${company_id}`,
  write: (company_id, value) => sql`
    insert into ${sql.table(table)} as saved (company_id, settings) values (${company_id}, ${value})
    on conflict (company_id) do update set settings = excluded.settings, version = saved.version + 1`,
});

const retention: Store = {
  read: (company_id) => sql`select jsonb_build_object('is_on', is_on, 'months', months)
    from retention_settings where company_id = ${company_id}`,
  write: (company_id, value) => sql`
    insert into retention_settings as saved (company_id, is_on, months, version)
    select ${company_id}, is_on, months, 1
    from jsonb_to_record(${value}::jsonb) as given (is_on boolean, months int)
    on conflict (company_id) do update set is_on = excluded.is_on, months = excluded.months,
      version = saved.version + 1`,
};

const anyKey = (key: string): Store => ({
  read: (company_id) => sql`select value from company_settings
    where company_id = ${company_id} and key = ${sql.lit(key)}`,
  write: (company_id, value) => sql`
    insert into company_settings (company_id, key, value) values (${company_id}, ${key}, ${value})
    on conflict (company_id, key) do update set value = excluded.value`,
});

/** Names the store of a setting. */
export function storeOf(key: SettingKey): Store {
  const { field } = settings[key];
  switch (field) {
    case "ats_settings":
    case "integration_settings":
      return columnOfCompany(field, key);
    case "interview_settings":
    case "check_settings":
      return ownTable(field);
    case "retention_settings":
      return retention;
    case "company_settings":
      return anyKey(key);
  }
}

/** Reads a setting of a company; properties never saved have their initial value. */
export async function readSetting<Key extends SettingKey>(
  db: Kysely<Tables>,
  company_id: number,
  key: Key,
): Promise<SettingValue<Key>> {
  const { rows } = await sql<{ value: unknown }>`
    select (${storeOf(key).read(sql`${company_id}`)}) as value`.execute(db);
  return withInitial(key, rows[0]?.value ?? null) as SettingValue<Key>;
}

/** Reads several settings of a company in one query. */
export async function readSettings<Key extends SettingKey>(
  db: Kysely<Tables>,
  company_id: number,
  keys: readonly Key[],
): Promise<Map<Key, unknown>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<{ key: Key; value: unknown }>`${sql.join(
    keys.map(
      (key) =>
        sql`select ${sql.lit(key)} as key, (${storeOf(key).read(sql`${company_id}`)}) as value`,
    ),
    sql` union all `,
  )}`.execute(db);
  return new Map(rows.map(({ key, value }) => [key, withInitial(key, value)]));
}

/** Completes a stored value by the initial one. */
export function withInitial(key: SettingKey, stored: unknown): unknown {
  const { initial } = settings[key];
  if (stored === null) return initial;
  return isRecord(stored) && isRecord(initial) ? { ...initial, ...stored } : stored;
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
