import { z } from "zod";
import { longestRoleName, mostRoles } from "../roles/role.ts";
import { plainText } from "../validation/text.ts";
import { highlightSettingSchema } from "./highlight.ts";

/** Application fields that can be highlighted. */
export const highlightFields: Readonly<Record<string, string>> = {
  source: "Source",
  tags: "Tags",
  city: "Town or city",
  current_jobtitle: "Current job title",
  current_employer: "Current employer",
};

export const highlightSettingsInput = z
  .array(
    highlightSettingSchema.extend({
      map_to: plainText(60, "Choose a field."),
      option_ids_list: z
        .array(z.object({ id: z.string().max(60), label: plainText(120, "Enter a value.") }))
        .min(1, "Add at least one value.")
        .max(50, "Add 50 values or fewer."),
      highlight_name: plainText(80, "Name the highlight."),
      user_types: z
        .array(z.string().max(longestRoleName))
        .min(1, "Choose who sees the highlight.")
        .max(mostRoles),
    }),
  )
  .max(50, "Keep 50 highlights or fewer.")
  .superRefine((settings, context) => {
    const names = settings.map(({ highlight_name }) => highlight_name.toLowerCase());
    for (const [index, name] of names.entries())
      if (names.indexOf(name) !== index)
        context.addIssue({
          code: "custom",
          path: [index, "highlight_name"],
          message: "Another highlight has this name. Rename one of them.",
        });
  });
