import { HttpError } from "../kernel/http-error.ts";
import { changeSetting } from "../settings/change-setting.ts";
import { readSetting } from "../settings/read-setting.ts";
import type { SettingCall } from "../settings/setting-participant.ts";

/** Settings that name roles, which a sign-in or an identity provider then gives. */
const naming = ["group_roles", "claim_roles"] as const;

/** Lets settings follow a role to its new name; refuses the end of a role that they still give. */
export async function renameInSettings(
  call: SettingCall,
  from: string,
  to: string | undefined,
): Promise<void> {
  if (from === to) return;
  for (const key of naming) {
    const before = await readSetting(call.db, call.actor.company_id, key);
    const text = JSON.stringify(before);
    const value = JSON.parse(text, (name, item) =>
      (name === "role" || name === "default_role") && item === from ? (to ?? null) : item,
    );
    if (JSON.stringify(value) === text) continue;
    if (to === undefined)
      throw new HttpError(
        409,
        `The identity provider gives people the role ${from}. Choose another role in Settings, under Identity provider, first.`,
      );
    await changeSetting(call, key, { value });
  }
}
