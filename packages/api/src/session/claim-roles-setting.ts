import type { SettingParticipant } from "../settings/setting-participant.ts";
import { needRolesToGive } from "../users/need-roles-to-give.ts";

export const claimRolesParticipant: SettingParticipant<"claim_roles"> = {
  async onChange(call, before, after) {
    const pairs = ({ claim, default_role, values }: typeof after) => [
      ["", default_role],
      ...values.map(({ value, role }) => [`${claim}: ${value.toLowerCase()}`, role]),
    ];
    await needRolesToGive(call, pairs(before), pairs(after));
  },

  async effects(_, before, after) {
    const refuses = (setting: typeof after) => setting.is_on && setting.refuses_others;
    return refuses(after) && !refuses(before)
      ? [
          "Whoever has none of these values can no longer sign in through your organisation. Passwords still work.",
        ]
      : [];
  },
};
