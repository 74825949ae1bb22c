import { type Brand, brands } from "./brands.ts";
import { paletteOf } from "./palette.ts";

export type Variables = { [name: `--ats-${string}`]: string };

/** Returns the CSS variables in which a brand differs from the default brand, for both themes. */
export function brandVariables(brand: Brand): Variables {
  const usual = variablesOf(brands.default);
  const changed = Object.entries(variablesOf(brand)).filter(
    ([name, value]) => usual[name as keyof Variables] !== value,
  );
  return Object.fromEntries(changed);
}

/** Returns all colours as CSS variables. `color-scheme` picks the side of `light-dark()`. */
export const variablesOf = (brand: Brand): Variables =>
  Object.fromEntries(pairs("--ats-color", paletteOf(brand, "light"), paletteOf(brand, "dark")));

type Colours = { [role: string]: string | Colours };

const pairs = (name: string, light: Colours, dark: Colours): [string, string][] =>
  Object.entries(light).flatMap(([role, value]) => {
    const other = dark[role];
    const path = `${name}-${role}`;
    if (typeof value !== "string") return pairs(path, value, other as Colours);
    return [[path, value === other ? value : `light-dark(${value}, ${other})`]];
  });
