import { z } from "zod";
import { opens } from "../rights/access.ts";
import { type Actor, roles } from "../rights/rights.ts";

/** What may mark a highlight. */
export const highlightIcons = ["star", "flag", "award", "shield", "heart", "clock"] as const;
export type HighlightIcon = (typeof highlightIcons)[number];

/** What of an applicant is highlighted, how, and for whom. Specification §3, Highlight setting. */
export const highlightSettingSchema = z.object({
  /** The application's field that is compared: `source`, `tags`. */
  map_to: z.string(),
  /** The values that are highlighted. */
  option_ids_list: z.array(z.object({ id: z.string(), label: z.string() })),
  icon: z.enum(highlightIcons),
  highlight_name: z.string(),
  /** The roles that see it. */
  user_types: z.array(z.enum(roles)),
});
export type HighlightSetting = z.output<typeof highlightSettingSchema>;

/** A highlight that an applicant has. */
export const highlightSchema = highlightSettingSchema.pick({ icon: true, highlight_name: true });
export type Highlight = z.output<typeof highlightSchema>;

/** The settings for the user's type; technical support sees all. Specification §6. */
export const highlightsFor = (
  actor: Pick<Actor, "company_type" | "role" | "rights">,
  settings: readonly HighlightSetting[],
): HighlightSetting[] =>
  settings.filter(
    ({ user_types }) => opens("everyHighlight", actor) || user_types.includes(actor.role),
  );

/**
 * The highlights of an application as its reader sees it: where the mapped field's value, or one of
 * its values, equals an option's label, case-insensitively. What is hidden has none. Specification §6.
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
