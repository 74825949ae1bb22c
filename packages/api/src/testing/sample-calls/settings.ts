import type { Samples } from "../sample.ts";

export const settingsCalls = {
  getEnvironment: {},
  health: {},
  getGlobalSettings: {},
  saveGlobalSettings: {
    body: { settings: { announcement: { enabled: true, message: "Closed on Sunday." } } },
  },
  saveSpecificSetting: {
    body: {
      field: "ats_settings",
      property: "tech_user_note",
      value: JSON.stringify({ user_note: "<p>Rang Helen.</p>" }),
    },
    by: "support",
  },
} satisfies Samples;
