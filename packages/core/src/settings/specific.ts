import { z } from "zod";
import type { Feature } from "../rights/access.ts";
import { cleanRichText } from "../validation/rich-text.ts";

/** What is written of an internal note: who wrote it and when is the server's to say. */
const techUserNoteDraft = z.object({ user_note: z.string().transform(cleanRichText) });

/** The settings that may be saved one by one: who may, and what the value may be. */
export const specificSettings = {
  ats_settings: {
    tech_user_note: { access: "internalNotes", value: techUserNoteDraft },
  },
} as const satisfies Record<string, Record<string, { access: Feature; value: z.ZodType }>>;

const unknown = "There is no setting of this name. Check field and property.";

/** One setting by field and property, its value as JSON text. Specification §7, Settings. */
export const specificSetting = z.discriminatedUnion(
  "field",
  [
    z.object({
      field: z.literal("ats_settings"),
      property: z.literal("tech_user_note", unknown),
      value: json(specificSettings.ats_settings.tech_user_note.value),
    }),
  ],
  unknown,
);

/** JSON text that says what the schema takes. */
function json<T extends z.ZodType>(schema: T) {
  return z
    .string()
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
