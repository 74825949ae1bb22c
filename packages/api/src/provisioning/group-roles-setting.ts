import { counted } from "../settings/counted.ts";
import type { SettingParticipant } from "../settings/setting-participant.ts";
import { lockAdministrators } from "../users/give-role.ts";
import { needRolesToGive } from "../users/need-roles-to-give.ts";
import { giveGroupRoles, wantedRoles } from "./group-roles.ts";

/** The members of groups get their new roles together with the setting. */
export const groupRolesParticipant: SettingParticipant<"group_roles"> = {
  lock: ({ actor, db }) => lockAdministrators(db, actor.company_id),

  async onChange(call, before, after) {
    const pairs = ({ default_role, groups }: typeof after) => [
      ["", default_role],
      ...groups.map(({ group, role }) => [group.toLowerCase(), role]),
    ];
    await needRolesToGive(call, pairs(before), pairs(after));
    const members = await wantedRoles(call, after);
    await giveGroupRoles(call, { users: members.map(({ id }) => id) });
  },

  async effects(call, _, after) {
    const changed = (await wantedRoles(call, after)).filter(
      ({ role, user_type }) => role !== null && role !== user_type,
    );
    if (changed.length === 0) return [];
    const people = counted(changed.length, "person gets", "people get");
    return [`${people} another role at once, because of their groups.`];
  },
};
