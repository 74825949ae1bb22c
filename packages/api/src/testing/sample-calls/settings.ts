import type { TestCompanies } from "../companies.ts";
import type { Samples } from "../sample.ts";

const note = {
  field: "ats_settings",
  property: "tech_user_note",
  value: JSON.stringify({ user_note: "<p>Rang Helen.</p>" }),
} as const;

export const settingsCalls = ({ ids }: TestCompanies) =>
  ({
    getEnvironment: {},
    health: {},
    getGlobalSettings: {},
    saveGlobalSettings: {
      body: { settings: { announcement: { enabled: true, message: "Closed on Sunday." } } },
    },
    getCompanySettings: { params: { id: ids.northgate } },
    saveSpecificSetting: { body: note, by: "support" },
    previewSetting: { body: note, by: "support" },
    saveSeo: {
      own: true,
      body: { title: "Jobs at Northgate", description: "", share_picture: null },
    },
    listSettingChanges: {},
    listInheritance: {},
    previewLock: {
      own: 409,
      by: "orchard",
      params: { key: "interview_settings" },
      body: { is_locked: true },
    },
    lockSetting: {
      own: 409,
      by: "orchard",
      params: { key: "interview_settings" },
      body: { is_locked: true },
    },
    followParent: { by: "orchard", params: { id: ids.homes, key: "check_settings" } },
  }) satisfies Samples;
