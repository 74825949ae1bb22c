import { z } from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { pageOf } from "../lists/page.ts";
import { settingKeys } from "./registry.ts";

const keys = z.enum(settingKeys as [string, ...string[]]);

export const settingChangeSchema = z.object({
  /** Number of the event in the audit log. */
  number: z.number().int(),
  key: z.string(),
  actor_name: z.string(),
  /** The author's own company, when they are a guest. */
  acting_for: z.string().nullable(),
  created_date_time: z.string(),
  /** Properties that changed; the property `value` stands for the whole setting. */
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
  /** The value of now, and the one that undoes the change: for `saveSpecificSetting`. */
  undo: z.object({ before: z.unknown(), value: z.unknown() }).nullable(),
  /** Why the change cannot be undone; null when it can. */
  undo_problem: z.string().nullable(),
});
export type SettingChange = z.output<typeof settingChangeSchema>;

export const listSettingChanges = endpoint({
  method: "GET",
  path: "/api/setting-changes",
  summary: "Lists the changes of the settings that the caller may change, newest first",
  access: "companySettings",
  refusesPartners: true,
  query: z.object({
    key: keys.optional(),
    page_no: z.coerce.number().int().min(0).max(1_000_000).default(0),
    per_page: z.coerce.number().int().min(1).max(100).default(25),
  }),
  response: pageOf(settingChangeSchema),
});

export const settingHistoryContract = { listSettingChanges };
