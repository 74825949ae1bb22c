import { isSame } from "@ats/core/settings/inheritance";
import { type SettingKey, sharedSettings, type SettingValue } from "@ats/core/settings/registry";
import { stale } from "../kernel/http-error.ts";
import { overrideParent, passOn } from "./inherit-setting.ts";
import { readSetting } from "./read-setting.ts";
import type { SettingCall, SettingParticipant } from "./setting-participant.ts";
import { lockSettings, storeSetting } from "./store-setting.ts";

interface Change<Key extends SettingKey> {
  value: SettingValue<Key>;
  /** The value to store, where it is more than the one given. */
  stored?: unknown;
  /** The value that the writer saw; another current one is refused. */
  seen?: unknown;
  participant?: SettingParticipant<Key> | undefined;
}

/** Saves a company's setting; clients that follow the company change with it. */
export async function changeSetting<Key extends SettingKey>(
  call: SettingCall,
  key: Key,
  { value, stored = value, seen, participant }: Change<Key>,
): Promise<void> {
  await participant?.lock?.(call);
  const company = await lockSettings(call);
  const before = await readSetting(call.db, company.id, key);
  if (seen !== undefined && !isSame(seen, before)) throw stale("This setting was");
  const isShared = sharedSettings.includes(key);
  if (isShared && company.parent_id !== null)
    await overrideParent(call, key, { value, before, parent_id: company.parent_id });
  await storeSetting(call, key, { value, stored, participant });
  if (isShared) await passOn(call, key, { value, participant });
}
