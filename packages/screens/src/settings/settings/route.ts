import { type RetentionGroup, retentionGroups } from "@ats/core/candidates/filters";
import { type SettingsSection, settingsSections } from "@ats/core/settings/sections";
import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { auditSearch } from "../../audit/audit-filter.ts";
import { pageSearch } from "../../lists/list-state.ts";
import { outboxSearch } from "../../mail/outbox-search.ts";

const settingsSearch = z.object({
  section: z.enum(settingsSections).optional().catch(undefined),
  /** Label of the field that a search found. */
  field: z.string().max(100).optional().catch(undefined),
  ...outboxSearch,
  ...auditSearch,
  /** Group of candidates in the retention section. Default: those due for erasure. */
  group: z
    .enum(Object.keys(retentionGroups) as RetentionGroup[])
    .optional()
    .catch(undefined),
  /** The access review that is shown. */
  review: z.coerce.number().int().positive().optional().catch(undefined),
  ...pageSearch,
});
export type { SettingsSection };
export type SettingsSearch = z.output<typeof settingsSearch>;

export const settingsRoute = screen({
  name: "Settings",
  feature: "settings",
  search: settingsSearch,
  load: () => import("./Settings.tsx").then(({ Settings }) => Settings),
});
