import { type RetentionGroup, retentionGroups } from "@ats/core/candidates/filters";
import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { pageSearch } from "../../lists/list-state.ts";
import { outboxSearch } from "../../mail/outbox-search.ts";

const sections = [
  "details",
  "password",
  "verification",
  "sessions",
  "notifications",
  "timeOff",
  "appearance",
  "interviews",
  "publishing",
  "brand",
  "anonymisation",
  "highlights",
  "roles",
  "customFields",
  "embedding",
  "tokens",
  "outbox",
  "reasons",
  "retention",
  "checks",
  "erasures",
  "company",
  "audit",
] as const;
export type SettingsSection = (typeof sections)[number];

const settingsSearch = z.object({
  section: z.enum(sections).optional().catch(undefined),
  ...outboxSearch,
  /** Group of candidates in the retention section. Default: those due for erasure. */
  group: z
    .enum(Object.keys(retentionGroups) as RetentionGroup[])
    .optional()
    .catch(undefined),
  ...pageSearch,
});
export type SettingsSearch = z.output<typeof settingsSearch>;

export const settingsRoute = screen({
  name: "Settings",
  feature: "settings",
  search: settingsSearch,
  load: () => import("./Settings.tsx").then(({ Settings }) => Settings),
});
