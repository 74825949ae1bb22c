import type { Announcement } from "@ats/core/settings/announcement";
import type { EnvironmentBanner } from "@ats/core/settings/global-contract";
import type { SettingKey } from "@ats/core/settings/registry";
import type { Generated } from "kysely";
import type { Json, Time } from "../database/columns.ts";

/** A single row, for all companies. */
interface GlobalSettingsTable {
  id: Generated<1>;
  announcement: Json<Announcement>;
  environment: Json<EnvironmentBanner>;
}

/** Values of the settings that have no column of their own. */
interface CompanySettingsTable {
  company_id: number;
  key: string;
  value: Json<object>;
}

/** Settings in which a parent's client companies follow it. */
interface SettingLockTable {
  company_id: number;
  key: SettingKey;
  /** The name at that time. */
  locked_by: string;
  created_date_time: Time;
}

/** A client company's own values; kept while the parent locks the setting. */
interface SettingOverrideTable {
  company_id: number;
  key: SettingKey;
  value: Json<object | string | number | boolean>;
  /** The parent's when the own value was last compared with it. */
  parent_value: Json<object | string | number | boolean>;
  /** The name at that time. */
  set_by: string;
  /** The author's company, when it is another. */
  acting_for: string | null;
  created_date_time: Time;
}

export interface SettingsTables {
  setting_locks: SettingLockTable;
  setting_overrides: SettingOverrideTable;
  global_settings: GlobalSettingsTable;
  company_settings: CompanySettingsTable;
}
