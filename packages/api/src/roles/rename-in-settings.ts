import type { HighlightSetting } from "@ats/core/applications/highlight";
import { sharedSettings } from "@ats/core/settings/registry";
import { HttpError } from "../kernel/http-error.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { hasOwnValue } from "../settings/inherit-setting.ts";
import { readSetting } from "../settings/read-setting.ts";
import type { SettingCall } from "../settings/setting-participant.ts";

interface Change {
  from: string;
  /** Undefined when the role ends and nobody had it. */
  to: string | undefined;
}

/** Roles that a sign-in or an identity provider gives. */
function followGiven<Value>(before: Value, { from, to }: Change): Value {
  return JSON.parse(JSON.stringify(before), (name, item) => {
    if ((name !== "role" && name !== "default_role") || item !== from) return item;
    if (to === undefined)
      throw new HttpError(
        409,
        `The identity provider gives people the role ${from}. Choose another role in Settings, under Identity provider, first.`,
      );
    return to;
  });
}

/** Roles that see a highlight. */
const followHighlights = (before: HighlightSetting[], { from, to }: Change): HighlightSetting[] =>
  before.map((highlight) => {
    const roles = highlight.user_types.flatMap((role) => (role === from ? (to ?? []) : role));
    if (roles.length === 0)
      throw new HttpError(
        409,
        `Only the role ${from} sees the highlight ${highlight.highlight_name}. Choose another role in Settings, under Highlights, first.`,
      );
    return { ...highlight, user_types: [...new Set(roles)] };
  });

/** How each setting that names roles follows one to its new name. */
const naming = {
  group_roles: followGiven,
  claim_roles: followGiven,
  applicant_highlighting_settings: followHighlights,
} as const;

/** Lets settings follow a role to its new name; refuses the end of a role that they still need. */
export async function renameInSettings(
  call: SettingCall,
  from: string,
  to: string | undefined,
): Promise<void> {
  if (from === to) return;
  for (const key of Object.keys(naming) as (keyof typeof naming)[]) {
    if (sharedSettings.includes(key) && !(await hasOwnValue(call, key))) continue;
    const before = await readSetting(call.db, call.actor.company_id, key);
    const value = naming[key](before as never, { from, to });
    if (JSON.stringify(value) !== JSON.stringify(before)) await changeSetting(call, key, { value });
  }
}
