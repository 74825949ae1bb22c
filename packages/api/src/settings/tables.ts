import type { Announcement } from "@ats/core/settings/announcement";
import type { EnvironmentBanner } from "@ats/core/settings/global-contract";
import type { Generated } from "kysely";
import type { Json } from "../database/columns.ts";

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

export interface SettingsTables {
  global_settings: GlobalSettingsTable;
  company_settings: CompanySettingsTable;
}
