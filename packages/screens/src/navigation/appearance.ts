import { type Density, setTheme, type Theme } from "@ats/ui/theme";
import type { Direction } from "@ats/ui/UiProvider";
import { useCallback } from "react";
import { z } from "zod";
import { useAts } from "../app/context.tsx";
import type { Host } from "../app/host.ts";
import { readStored } from "../lists/storage.ts";
import { useStoredValue } from "../lists/useStoredValue.ts";

export interface Appearance {
  theme: Theme;
  density: Density;
  /** Of the layout. Default: that of the language. */
  direction?: Direction | undefined;
}

const defaultAppearance: Appearance = { theme: "system", density: "comfortable" };
const key = "ats.appearance";
const schema = z.object({
  theme: z.enum(["light", "dark", "system"]),
  density: z.enum(["comfortable", "compact"]),
  direction: z.enum(["ltr", "rtl"]).optional(),
});

/** Applies the stored appearance. Without one, the host's page stays unchanged. */
export function applyAppearance(storage: Storage): void {
  const chosen = readStored(storage, key, schema);
  if (chosen) setTheme(chosen);
}

/** Direction of the layout that the user chose, else that of the host. */
export function useDirection({ storage, direction }: Host): Direction | undefined {
  const [chosen] = useStoredValue(storage, key, schema);
  return chosen?.direction ?? direction;
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
