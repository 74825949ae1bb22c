import { getCompanySettings } from "@ats/core/settings/company-contract";
import type { Text } from "@ats/ui/texts";
import { useTexts } from "@ats/ui/texts";
import type { FormError } from "@ats/ui/Form";
import { showToast } from "@ats/ui/Toast";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { keyOf } from "../app/query.ts";
import type { EditedRecord } from "../drafts/useEditedRecord.ts";
import { useCompanySetting } from "../settings/settings/useCompanySetting.ts";
import { useEffectFirst } from "../settings/settings/useEffectFirst.tsx";

/** Checks and saves one of the settings that give roles, once its effect has been confirmed. */
export function useRoleSetting(
  property: "group_roles" | "claim_roles",
  schema: z.ZodType,
  edited: Pick<EditedRecord<unknown>, "takeTheirs">,
  saved: Text,
) {
  const say = useTexts();
  const queries = useQueryClient();
  const setting = useCompanySetting("company_settings", property);
  const effect = useEffectFirst(property);
  const [errors, setErrors] = useState<FormError[]>([]);
  const readAgain = () => queries.invalidateQueries({ queryKey: keyOf(getCompanySettings) });
  return {
    setting,
    errors,
    dialog: effect.dialog,
    isPending: setting.isPending || effect.isPending,
    submit(value: object, before: string) {
      const { error, data } = schema.safeParse(value);
      setErrors(error?.issues.map(errorOf) ?? []);
      if (error || setting.isPending || effect.isPending) return;
      effect.saveAfter(data, () =>
        setting.save(data, before, () => {
          void readAgain().then(() => {
            edited.takeTheirs();
            showToast({ tone: "positive", title: say(saved) });
          });
        }),
      );
    },
  };
}

/** `groups.0.group` is the field `0.name` of the rows. */
function errorOf({ path, message }: z.core.$ZodIssue): FormError {
  const [list, index, field] = path.map(String);
  if (index === undefined) return { name: list ?? "", message };
  return { name: `${index}.${field === "role" ? "role" : "name"}`, message };
}
