import type { Announcement } from "@ats/core/settings/announcement";
import type { Generated } from "kysely";
import type { Json } from "../database/columns.ts";

/** A single row, for all companies. */
interface GlobalSettingsTable {
  id: Generated<1>;
  announcement: Json<Announcement>;
}

export interface SettingsTables {
  global_settings: GlobalSettingsTable;
}
