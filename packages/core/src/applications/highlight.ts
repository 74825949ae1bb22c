import { z } from "zod";
import { allowsFeature } from "../rights/access.ts";
import type { Actor } from "../rights/rights.ts";

export const highlightIcons = ["star", "flag", "award", "shield", "heart", "clock"] as const;
export type HighlightIcon = (typeof highlightIcons)[number];

/** Specification §3, Highlight setting. */
export const highlightSettingSchema = z.object({
  /** Application field to compare: `source`, `tags`. */
  map_to: z.string(),
  /** Values to highlight. */
  option_ids_list: z.array(z.object({ id: z.string(), label: z.string() })),
  icon: z.enum(highlightIcons),
  highlight_name: z.string(),
  /** Names of the roles that see the highlight. */
  user_types: z.array(z.string()),
});
export type HighlightSetting = z.output<typeof highlightSettingSchema>;

export const highlightSchema = highlightSettingSchema.pick({ icon: true, highlight_name: true });
export type Highlight = z.output<typeof highlightSchema>;

/** Returns the settings for a user type; technical support sees all. Specification §6. */
export const highlightsFor = (
  actor: Pick<Actor, "company_type" | "role" | "rights">,
  settings: readonly HighlightSetting[],
): HighlightSetting[] =>
  settings.filter(
    ({ user_types }) => allowsFeature("everyHighlight", actor) || user_types.includes(actor.role),
  );

/**
 * Returns an application's highlights for its reader: settings where a value of the mapped field
 * equals an option's label, ignoring case. Hidden fields never match. Specification §6.
 */
export function highlightsOf(
  application: Readonly<Record<string, unknown>>,
  settings: readonly HighlightSetting[],
): Highlight[] {
  return settings
    .filter(({ map_to, option_ids_list }) => {
      const values = [Object.hasOwn(application, map_to) ? application[map_to] : null].flat();
      const labels = new Set(option_ids_list.map(({ label }) => folded(label)));
      return values.some((value) => value !== null && labels.has(folded(value)));
    })
    .map(({ icon, highlight_name }) => ({ icon, highlight_name }));
}

const folded = (value: unknown): string => String(value).trim().toLowerCase();
