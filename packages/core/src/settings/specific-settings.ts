import { z } from "zod";
import { type SettingKey, settingKeys, type Settings, settings } from "./registry.ts";

const unknown = "There is no setting of this name. Check field and property.";

/** One setting by field and property, its value as JSON text. Specification §7, Settings. */
export type SpecificSetting = {
  [Key in SettingKey]: {
    field: Settings[Key]["field"];
    property: Key;
    value: z.output<Settings[Key]["value"]>;
    before?: unknown;
  };
}[SettingKey];
export type SpecificSettingInput = {
  [Key in SettingKey]: {
    field: Settings[Key]["field"];
    property: Key;
    value: string;
    before?: string | undefined;
  };
}[SettingKey];

type Option = z.core.$ZodTypeDiscriminable;

/** Every setting of the registry. */
export const specificSetting = z.discriminatedUnion(
  "property",
  settingKeys.map(oneSetting) as unknown as [Option, ...Option[]],
  unknown,
) as unknown as z.ZodType<SpecificSetting, SpecificSettingInput>;

function oneSetting(key: SettingKey) {
  const { field, value } = settings[key];
  return z.object({
    field: z.literal(field, unknown),
    property: z.literal(key),
    value: json(value),
    /**
     * The value that the writer saw, as JSON text; a different current value is refused with 412.
     */
    before: json(z.unknown()).optional(),
  });
}

/** Accepts JSON text whose value matches a schema. */
function json(schema: z.ZodType) {
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
    .pipe(schema);
}
