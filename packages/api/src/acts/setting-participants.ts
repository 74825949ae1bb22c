import type { SettingKey } from "@ats/core/settings/registry";
import { anonymisationParticipant } from "../applications/anonymisation-setting.ts";
import { retentionParticipant } from "../candidates/retention.ts";
import { checkSettingsParticipant } from "../checks/settings.ts";
import { costSettingsParticipant } from "../costs/setting.ts";
import { interviewSettingsParticipant } from "../interviews/save-settings.ts";
import { groupRolesParticipant } from "../provisioning/group-roles-setting.ts";
import { claimRolesParticipant } from "../session/claim-roles-setting.ts";
import type { SettingParticipant, SettingParticipants } from "../settings/setting-participant.ts";

/** Areas that react when a setting changes, or say whom a change would concern. */
const settingParticipants: SettingParticipants = {
  interview_settings: interviewSettingsParticipant,
  check_settings: checkSettingsParticipant,
  cost_settings: costSettingsParticipant,
  anonymize_appl_data_settings: anonymisationParticipant,
  claim_roles: claimRolesParticipant,
  group_roles: groupRolesParticipant,
  retention_settings: retentionParticipant,
};

export const participantOf = <Key extends SettingKey>(key: Key) =>
  settingParticipants[key] as SettingParticipant<Key> | undefined;
