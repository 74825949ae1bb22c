import { z } from "zod";
import { screen } from "../../app/screen.ts";
import { outboxPage } from "../../mail/outbox-search.ts";

export const sections = [
  "details",
  "password",
  "verification",
  "sessions",
  "notifications",
  "appearance",
  "interviews",
  "publishing",
  "embedding",
  "outbox",
  "reasons",
  "retention",
  "checks",
  "erasures",
] as const;
export type SettingsSection = (typeof sections)[number];

export const settingsSearch = z.object({
  section: z.enum(sections).optional().catch(undefined),
  ...outboxPage,
});
export type SettingsSearch = z.output<typeof settingsSearch>;

export const settingsRoute = screen({
  name: "Settings",
  title: "Settings",
  feature: "settings",
  search: settingsSearch,
  load: () => import("./Settings.tsx").then(({ Settings }) => Settings),
});
