import { z } from "zod";
import { highlightSettingSchema } from "../applications/highlight.ts";
import { savedLists, savedState } from "../lists/saved-view.ts";
import { anonymisationSettings } from "../jobs/anonymisation-settings.ts";
import { companyTypes, fieldGroups, rights, scopes } from "../rights/rights.ts";
import { viewingSchema } from "../roles/viewing.ts";
import { techUserNoteSchema } from "../settings/tech-user-note.ts";

export const atsSettingsSchema = z.object({
  /** Key of the brand's colours and logo. Specification §9. */
  atsLogo: z.string(),
  disabled: z.boolean(),
  rpo_settings: z.object({
    enabled: z.boolean(),
    logo: z.object({ downloadable_url: z.string() }).nullable(),
  }),
  website_settings: z.object({ careers_page: z.object({ url: z.string().nullable() }) }),
  support_chat_settings: z.object({ enabled: z.boolean() }),
  parent_ats: z.boolean(),
  brand_feature: z.boolean(),
  enableLocationDropDown: z.boolean(),
  agency_enabled: z.boolean(),
  cost_enabled: z.boolean(),
  applicant_highlighting_enabled: z.boolean().default(false),
  applicant_highlighting_settings: z.array(highlightSettingSchema).default([]),
  anonymize_appl_data_settings: anonymisationSettings,
  /** Day that weeks begin with, from 0 (Sunday) to 6; without it the language decides. */
  first_day_of_week: z.number().int().min(0).max(6).optional(),
  /** Included only for users who may write it. */
  tech_user_note: techUserNoteSchema.optional(),
});

/** The signed-in user. Specification §3. */
export const userSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  telephone: z.string().nullable(),
  /** Name of the role: a built-in one, or the company's own. */
  userType: z.string(),
  profile_url: z.string().nullable(),
  /** Company id. */
  company: z.number().int(),
  company_name: z.string(),
  company_type: z.enum(companyTypes),
  /** Home company of a guest: a master user or technical support. */
  home_company: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  session_id: z.string(),
  sendNotification: z.boolean(),
  /** True when notifications make a sound. */
  notification_sound: z.boolean(),
  has_multiple_profiles: z.boolean(),
  loginTimeStamp: z.string(),
  /** When the user's previous session ended; null when unknown. */
  logoutTimeStamp: z.string().nullable(),
  system_settings: z.object({ organisation_name: z.string(), portal_domain: z.array(z.string()) }),
  system_flags: z.record(z.string(), z.union([z.boolean(), z.record(z.string(), z.boolean())])),
  rights: z.object({ has_access: z.array(z.enum(rights)) }),
  /** The jobs that the role covers, and the groups of fields that it hides. */
  access: z
    .object({
      scope: z.enum(scopes),
      /** Departments, brands, or ids of named jobs. */
      values: z.array(z.string()),
      hidden: z.array(z.enum(fieldGroups)),
    })
    .default({ scope: "company", values: [], hidden: [] }),
  /** The person or role as whom the session views; rights and role are then what both may see. */
  viewing_as: viewingSchema.nullable().default(null),
  integration_settings: z.object({
    iframeSettings: z.object({ isIframe: z.boolean(), iframeUrl: z.string().nullable() }),
    /** Absent until it was saved. */
    careersFrameSettings: z
      .object({ isEmbedded: z.boolean(), pages: z.array(z.string()) })
      .optional(),
  }),
  global_settings_preferences: z.object({
    /** The announcement's `uuid`. */
    last_dismissed_announcement: z.string().nullable(),
  }),
  ats_settings: atsSettingsSchema,
  /** What each list shows when it first opens after sign-in; absent for a list without. */
  default_views: z.partialRecord(z.enum(savedLists), savedState).default({}),
});
export type User = z.output<typeof userSchema>;
