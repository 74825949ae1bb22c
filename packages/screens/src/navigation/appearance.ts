import { type Density, setTheme, type Theme } from "@ats/ui/theme";
import { useCallback } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import { readStored } from "../lists/storage.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";

export interface Appearance {
  theme: Theme;
  density: Density;
}

const defaultAppearance: Appearance = { theme: "system", density: "comfortable" };
const key = "ats.appearance";
const schema = z.object({
  theme: z.enum(["light", "dark", "system"]),
  density: z.enum(["comfortable", "compact"]),
});

/** Applies the stored appearance. Without one, the host's page stays unchanged. */
export function applyAppearance(storage: Storage): void {
  const chosen = readStored(storage, key, schema);
  if (chosen) setTheme(chosen);
}

export function useAppearance(): [Appearance, (change: Partial<Appearance>) => void] {
  const { host } = useAts();
  const [chosen = defaultAppearance, choose] = useStoredValue(host.storage, key, schema);
  const change = useCallback(
    (part: Partial<Appearance>) => {
      const next = { ...chosen, ...part };
      setTheme(next);
      choose(next);
    },
    [chosen, choose],
  );
  return [chosen, change];
}
