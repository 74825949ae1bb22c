import { z } from "zod";
import { agencySettingsSchema, defaultAgencySettings } from "../agencies/agency-settings.ts";
import { choosableFields } from "../anonymisation/fields.ts";
import { highlightSettingsInput } from "../applications/highlight-settings.ts";
import { checkSettingsSchema, defaultCheckSettings } from "../checks/right-to-work.ts";
import { defaultRetention } from "../candidates/retention.ts";
import { retentionSchema } from "../candidates/retention-contract.ts";
import { costSettingsSchema, defaultCostSettings } from "../costs/cost-settings.ts";
import { defaultInterviewSettings, interviewSettingsSchema } from "../interviews/settings.ts";
import { anonymisationSettings } from "../jobs/anonymisation-settings.ts";
import { notificationDefaults } from "../notifications/defaults.ts";
import {
  claimRolesSchema,
  groupRolesSchema,
  noClaimRoles,
  noGroupRoles,
} from "../roles/role-settings.ts";
import type { Feature } from "../rights/access.ts";
import type { Right } from "../rights/rights.ts";
import { companyDetails } from "./company-details.ts";
import { careersFrameSettings, iframeSettings, noCareersFrame } from "./embedding.ts";
import type { SettingsSection } from "./sections.ts";
import { noSeo, seoSettings } from "./seo.ts";

/** An internal note as written; the server cleans it, and sets author and time. */
const techUserNoteDraft = z.object({ user_note: z.string() });

interface Setting {
  /** Its store: a column of the company, the table of new settings, or its own table. */
  field: string;
  /** Section of the settings screen; null for a setting with a screen of its own. */
  section: SettingsSection | null;
  /** Right or feature of those who may change it. */
  access: Feature | Right;
  value: z.ZodType;
  /** Value until somebody saves another. */
  initial: unknown;
  label: string;
  /** People who notice a change. */
  affects: "applicants" | "colleagues" | "everyone";
  /** True for a setting that a client company never takes from its parent. */
  isOwn?: true;
}

/** Every setting of a company, once. */
export const settings = {
  company_details: {
    field: "company_settings",
    section: "companyDetails",
    access: "companySettings",
    value: companyDetails,
    initial: companyDetails.parse({}),
    label: "Company details",
    affects: "everyone",
    isOwn: true,
  },
  seo: {
    field: "company_settings",
    section: "seo",
    access: "companySettings",
    value: seoSettings,
    initial: noSeo,
    label: "Search engines and sharing",
    affects: "applicants",
  },
  interview_settings: {
    field: "interview_settings",
    section: "interviews",
    access: "companySettings",
    value: interviewSettingsSchema,
    initial: defaultInterviewSettings,
    label: "Interviews",
    affects: "everyone",
  },
  iframeSettings: {
    field: "integration_settings",
    section: "embedding",
    access: "embedding",
    value: iframeSettings,
    initial: { isIframe: false, iframeUrl: null },
    label: "Embedding",
    affects: "colleagues",
    isOwn: true,
  },
  careersFrameSettings: {
    field: "integration_settings",
    section: "embedding",
    access: "embedding",
    value: careersFrameSettings,
    initial: noCareersFrame,
    label: "Careers pages on other sites",
    affects: "applicants",
    isOwn: true,
  },
  applicant_highlighting_enabled: {
    field: "ats_settings",
    section: "highlights",
    access: "companySettings",
    value: z.boolean(),
    initial: false,
    label: "Highlight applicants",
    affects: "colleagues",
  },
  applicant_highlighting_settings: {
    field: "ats_settings",
    section: "highlights",
    access: "companySettings",
    value: highlightSettingsInput,
    initial: [],
    label: "Highlights",
    affects: "colleagues",
  },
  anonymize_appl_data_settings: {
    field: "ats_settings",
    section: "anonymisation",
    access: "companySettings",
    value: anonymisationSettings,
    initial: {
      is_enabled: false,
      is_legacy: false,
      is_auto_enabled_for_new_jobs: false,
      hidden_fields: [...choosableFields],
    },
    label: "Anonymisation",
    affects: "colleagues",
  },
  retention_settings: {
    field: "retention_settings",
    section: "retention",
    access: "ERASE_CANDIDATES",
    value: retentionSchema.omit({ version: true }),
    initial: defaultRetention,
    label: "Retention",
    affects: "applicants",
  },
  check_settings: {
    field: "check_settings",
    section: "checks",
    access: "companySettings",
    value: checkSettingsSchema,
    initial: defaultCheckSettings,
    label: "Right to work",
    affects: "colleagues",
  },
  cost_settings: {
    field: "company_settings",
    section: "costs",
    access: "companySettings",
    value: costSettingsSchema,
    initial: defaultCostSettings,
    label: "Costs",
    affects: "colleagues",
    isOwn: true,
  },
  agency_settings: {
    field: "company_settings",
    section: "agencies",
    access: "companySettings",
    value: agencySettingsSchema,
    initial: defaultAgencySettings,
    label: "Agencies",
    affects: "everyone",
    isOwn: true,
  },
  group_roles: {
    field: "company_settings",
    section: "identity",
    access: "UPDATE_USERS",
    value: groupRolesSchema,
    initial: noGroupRoles,
    label: "Roles of groups",
    affects: "colleagues",
    isOwn: true,
  },
  claim_roles: {
    field: "company_settings",
    section: "identity",
    access: "UPDATE_USERS",
    value: claimRolesSchema,
    initial: noClaimRoles,
    label: "Roles at sign-in",
    affects: "colleagues",
    isOwn: true,
  },
  notification_defaults: {
    field: "company_settings",
    section: "notifications",
    access: "companySettings",
    value: notificationDefaults,
    initial: {},
    label: "Notifications of colleagues",
    affects: "colleagues",
    isOwn: true,
  },
  tech_user_note: {
    field: "ats_settings",
    section: null,
    access: "internalNotes",
    value: techUserNoteDraft,
    initial: null,
    label: "Technical support's note",
    affects: "colleagues",
    isOwn: true,
  },
} as const satisfies Record<string, Setting>;

export type Settings = typeof settings;
export type SettingKey = keyof Settings;
export type SettingValue<Key extends SettingKey> = z.output<Settings[Key]["value"]>;

export const settingKeys = Object.keys(settings) as SettingKey[];

/** Settings that a client company takes from its parent until it has its own. */
export const sharedSettings = settingKeys.filter((key) => !(settings[key] as Setting).isOwn);
