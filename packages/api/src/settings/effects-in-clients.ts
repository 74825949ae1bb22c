import { inherit, isSame } from "@ats/core/settings/inheritance";
import { type SettingKey, sharedSettings, type SettingValue } from "@ats/core/settings/registry";
import { asCompany } from "../database/database.ts";
import { clientsIn, lockOf, overrideOf, visitorFrom } from "./inherit-setting.ts";
import { withInitial } from "./read-setting.ts";
import type { SettingCall, SettingParticipant } from "./setting-participant.ts";

interface Change<Key extends SettingKey> {
  before: SettingValue<Key>;
  after: SettingValue<Key>;
  /** The parent's lock of the setting, before and after; by default as it is now. */
  locked?: { before: boolean; after: boolean };
  participant: SettingParticipant<Key> | undefined;
}

/** Says which clients a parent's change of a setting or of its lock would change, and which not. */
export async function effectsInClients<Key extends SettingKey>(
  call: SettingCall,
  key: Key,
  { before, after, locked, participant }: Change<Key>,
): Promise<string[]> {
  const { db } = call;
  const { company_id } = call.actor;
  if (!sharedSettings.includes(key) || (isSame(before, after) && !locked)) return [];
  const clients = await clientsIn(db, company_id);
  if (clients.length === 0) return [];
  const isLocked = Boolean(await lockOf(db, company_id, key));
  const visit = await visitorFrom(call);
  const changed: string[] = [];
  const unchanged: string[] = [];
  const effects: string[] = [];
  for (const { id, name } of clients)
    await asCompany(db, id, async () => {
      const row = await overrideOf(db, id, key);
      const own = row && { value: withInitial(key, row.value) };
      const was = inherit({ parent: before, own, isLocked: locked?.before ?? isLocked });
      const is = inherit({ parent: after, own, isLocked: locked?.after ?? isLocked });
      if (isSame(was.value, is.value)) return own && unchanged.push(name);
      changed.push(name);
      const [old, next] = [was.value, is.value] as [typeof before, typeof after];
      for (const effect of (await participant?.effects?.(visit(id), old, next)) ?? [])
        effects.push(`${name}: ${effect}`);
      return undefined;
    });
  const sentences = changed.length > 0 ? [`This also changes ${listed(changed)}.`] : [];
  if (unchanged.length > 0 && !locked)
    sentences.push(
      unchanged.length === 1
        ? `${listed(unchanged)} has its own and stays as it is.`
        : `${listed(unchanged)} have their own and stay as they are.`,
    );
  return [...sentences, ...effects];
}

/** "Care, Homes and 2 more clients". */
function listed(names: readonly string[]): string {
  const shown =
    names.length > 4 ? [...names.slice(0, 3), `${names.length - 3} more clients`] : names;
  return new Intl.ListFormat("en-GB").format(shown);
}
