import { isFeature } from "@ats/core/contract/endpoint";
import { allowsFeature } from "@ats/core/rights/access";
import { type Actor, can } from "@ats/core/rights/rights";
import { type SettingKey, settings } from "@ats/core/settings/registry";
import { missing } from "../kernel/authorise.ts";

/** True for users who may change a setting. */
export function mayChange(actor: Actor, key: SettingKey): boolean {
  const { access } = settings[key];
  return isFeature(access) ? allowsFeature(access, actor) : can(actor, access);
}

export function needSetting(actor: Actor, key: SettingKey): void {
  if (!mayChange(actor, key)) throw missing(settings[key].access);
}
