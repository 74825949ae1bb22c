import { isFeature } from "@ats/core/contract/endpoint";
import { allowsFeature } from "@ats/core/rights/access";
import { type Actor, can } from "@ats/core/rights/rights";
import { type SettingKey, settings } from "@ats/core/settings/registry";

/** True for users who may change a setting. */
export function mayChange(actor: Actor, key: SettingKey): boolean {
  const { access } = settings[key];
  return isFeature(access) ? allowsFeature(access, actor) : can(actor, access);
}
