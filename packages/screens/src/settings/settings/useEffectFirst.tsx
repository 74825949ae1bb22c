import { previewSetting } from "@ats/core/settings/company-contract";
import { settings, type SettingKey } from "@ats/core/settings/registry";
import { type ReactNode, useState } from "react";
import { useCall } from "../../app/endpoint.ts";
import { EffectDialog } from "./EffectDialog.tsx";

interface Asked {
  effects: string[];
  save(): void;
}

/**
 * Saves a setting once its effect on others has been shown and confirmed; at once without any.
 * `dialog` belongs into the form.
 */
export function useEffectFirst(property: SettingKey) {
  const [asked, setAsked] = useState<Asked>();
  const preview = useCall(previewSetting);
  const dialog: ReactNode = asked && (
    <EffectDialog
      effects={asked.effects}
      onConfirm={() => {
        setAsked(undefined);
        asked.save();
      }}
      onClose={() => setAsked(undefined)}
    />
  );
  return {
    isPending: preview.isPending,
    dialog,
    saveAfter: (value: unknown, save: () => void) => {
      const { field } = settings[property];
      preview.mutate(
        { body: { field, property, value: JSON.stringify(value) } as never },
        {
          onSuccess: ({ effects }) => (effects.length > 0 ? setAsked({ effects, save }) : save()),
          // The save says why nothing can be reached.
          onError: save,
        },
      );
    },
  };
}
