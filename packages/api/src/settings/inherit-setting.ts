import { inherit, isSame } from "@ats/core/settings/inheritance";
import type { SettingKey, SettingValue } from "@ats/core/settings/registry";
import { authorOf } from "../audit/record-audit.ts";
import { asCompany, type CompanyDb } from "../database/database.ts";
import { HttpError } from "../kernel/http-error.ts";
import { readSetting, withInitial } from "./read-setting.ts";
import type { SettingCall, SettingParticipant } from "./setting-participant.ts";
import { lockSettings, storeSetting } from "./store-setting.ts";

interface Inherited<Key extends SettingKey> {
  /** The parent's value. */
  value: SettingValue<Key>;
  participant: SettingParticipant<Key> | undefined;
}

/** The lock of a setting in the company of the transaction. */
export const lockOf = (db: CompanyDb, company_id: number, key: SettingKey) =>
  db
    .selectFrom("setting_locks")
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .select("created_date_time")
    .executeTakeFirst();

export const overrideOf = (db: CompanyDb, company_id: number, key: SettingKey) =>
  db
    .selectFrom("setting_overrides")
    .where("company_id", "=", company_id)
    .where("key", "=", key)
    .select("value")
    .executeTakeFirst();

/** True unless the value that counts is the parent company's. */
export async function hasOwnValue(
  { actor: { company_id }, db }: SettingCall,
  key: SettingKey,
): Promise<boolean> {
  const { parent_id } = await db
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select("parent_id")
    .executeTakeFirstOrThrow();
  if (parent_id === null) return true;
  if (await asCompany(db, parent_id, () => lockOf(db, parent_id, key))) return false;
  return Boolean(await overrideOf(db, company_id, key));
}

/** Keeps a client's own value beside the parent's; refuses it for a locked setting. */
export async function overrideParent(
  call: SettingCall,
  key: SettingKey,
  { value, before, parent_id }: { value: unknown; before: unknown; parent_id: number },
): Promise<void> {
  if (await asCompany(call.db, parent_id, () => lockOf(call.db, parent_id, key)))
    throw new HttpError(
      409,
      "Your parent company has locked this setting. Ask them to change or unlock it.",
    );
  // A client that follows its parent had the parent's value.
  await keepOwn(call, key, { value, parent_value: before, isCompared: false });
}

/** Stores a client's own value and its author. */
export async function keepOwn(
  call: SettingCall,
  key: SettingKey,
  own: { value: unknown; parent_value: unknown; isCompared: boolean },
): Promise<void> {
  const { name: set_by, acting_for } = await authorOf(call);
  const row = {
    value: JSON.stringify(own.value),
    set_by,
    acting_for,
    created_date_time: call.services.clock(),
  };
  const parent_value = JSON.stringify(own.parent_value);
  await call.db
    .insertInto("setting_overrides")
    .values({ company_id: call.actor.company_id, key, parent_value, ...row })
    .onConflict((conflict) =>
      conflict
        .columns(["company_id", "key"])
        .doUpdateSet({ ...row, ...(own.isCompared && { parent_value }) }),
    )
    .execute();
}

/** Gives a parent's changed value, or its lock, to the clients that it concerns. */
export async function passOn<Key extends SettingKey>(
  call: SettingCall,
  key: Key,
  inherited: Inherited<Key>,
): Promise<void> {
  const { company_id } = call.actor;
  const clients = await clientsIn(call.db, company_id);
  if (clients.length === 0) return;
  const isLocked = Boolean(await lockOf(call.db, company_id, key));
  const visit = await visitorFrom(call);
  for (const { id } of clients)
    await asCompany(call.db, id, () => settle(visit(id), key, { ...inherited, isLocked }));
}

/** Clients of the transaction's company, in the order in which their rows are locked. */
export const clientsIn = (db: CompanyDb, parent_id: number) =>
  db
    .selectFrom("companies")
    .where("parent_id", "=", parent_id)
    .select(["id", "name"])
    .orderBy("id")
    .execute();

/** Makes calls in client companies, which name the author and the parent company. */
export async function visitorFrom(call: SettingCall): Promise<(client: number) => SettingCall> {
  const { company_id } = call.actor;
  const { name } = await authorOf(call);
  const { name: company } = await call.db
    .selectFrom("companies")
    .where("id", "=", company_id)
    .select("name")
    .executeTakeFirstOrThrow();
  return (client) => ({
    ...call,
    actor: {
      ...call.actor,
      company_id: client,
      visitor: { name, company },
    },
  });
}

/** Stores the value that counts for a client, if it changed. Runs as that client. */
export async function settle<Key extends SettingKey>(
  call: SettingCall,
  key: Key,
  { value: parent, isLocked, participant }: Inherited<Key> & { isLocked: boolean },
): Promise<void> {
  const { company_id } = call.actor;
  await participant?.lock?.(call);
  await lockSettings(call);
  const row = await overrideOf(call.db, company_id, key);
  const own = row && { value: withInitial(key, row.value) };
  const { value } = inherit({ parent, own, isLocked });
  if (isSame(value, await readSetting(call.db, company_id, key))) return;
  await storeSetting(call, key, { value: value as SettingValue<Key>, participant });
}
