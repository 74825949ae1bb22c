import { anonymisationParticipant } from "../applications/anonymisation-setting.ts";
import { retentionParticipant } from "../candidates/retention.ts";
import { checkSettingsParticipant } from "../checks/settings.ts";
import { interviewSettingsParticipant } from "../interviews/save-settings.ts";
import { groupRolesParticipant } from "../provisioning/group-roles-setting.ts";
import { claimRolesParticipant } from "../session/claim-roles-setting.ts";
import type { SettingParticipants } from "../settings/setting-participant.ts";

/** Areas that react when a setting changes, or say whom a change would concern. */
export const settingParticipants: SettingParticipants = {
  interview_settings: interviewSettingsParticipant,
  check_settings: checkSettingsParticipant,
  anonymize_appl_data_settings: anonymisationParticipant,
  claim_roles: claimRolesParticipant,
  group_roles: groupRolesParticipant,
  retention_settings: retentionParticipant,
};
