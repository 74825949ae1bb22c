import { z } from "zod";
import { highlightSettingsInput } from "../applications/highlight-settings.ts";
import { anonymisationSettings } from "../jobs/anonymisation-settings.ts";
import type { Feature } from "../rights/access.ts";
import { careersFrameSettings, iframeSettings } from "./embedding.ts";

/** An internal note as written; the server cleans it, and sets author and time. */
const techUserNoteDraft = z.object({ user_note: z.string() });

/** Settings that can be saved individually, each with its access rule and value. */
export const specificSettings = {
  tech_user_note: { field: "ats_settings", access: "internalNotes", value: techUserNoteDraft },
  iframeSettings: { field: "integration_settings", access: "embedding", value: iframeSettings },
  careersFrameSettings: {
    field: "integration_settings",
    access: "embedding",
    value: careersFrameSettings,
  },
  anonymize_appl_data_settings: {
    field: "ats_settings",
    access: "companySettings",
    value: anonymisationSettings,
  },
  applicant_highlighting_enabled: {
    field: "ats_settings",
    access: "companySettings",
    value: z.boolean(),
  },
  applicant_highlighting_settings: {
    field: "ats_settings",
    access: "companySettings",
    value: highlightSettingsInput,
  },
} as const satisfies Record<string, { field: string; access: Feature; value: z.ZodType }>;

const unknown = "There is no setting of this name. Check field and property.";

/** One setting by field and property, its value as JSON text. Specification §7, Settings. */
export const specificSetting = z.discriminatedUnion(
  "property",
  [
    setting("tech_user_note", specificSettings.tech_user_note),
    setting("iframeSettings", specificSettings.iframeSettings),
    setting("careersFrameSettings", specificSettings.careersFrameSettings),
    setting("anonymize_appl_data_settings", specificSettings.anonymize_appl_data_settings),
    setting("applicant_highlighting_enabled", specificSettings.applicant_highlighting_enabled),
    setting("applicant_highlighting_settings", specificSettings.applicant_highlighting_settings),
  ],
  unknown,
);

function setting<Property extends string, Field extends string, Value extends z.ZodType>(
  property: Property,
  { field, value }: { field: Field; value: Value },
) {
  return z.object({
    field: z.literal(field, unknown),
    property: z.literal(property),
    value: json(value),
    /**
     * The value that the writer saw, as JSON text; a different current value is refused with 412.
     */
    before: json(z.unknown()).optional(),
  });
}

/** Accepts JSON text whose value matches a schema. */
function json<T extends z.ZodType>(schema: T) {
  return z
    .string()
    .max(50_000, "Shorten this to 50,000 characters or fewer.")
    .transform((text, context): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        context.addIssue({ code: "custom", message: "The value is not valid JSON. Correct it." });
        return z.NEVER;
      }
    })
    .pipe(schema as z.ZodType<z.output<T>, unknown>);
}
