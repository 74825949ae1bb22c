import { useGlobals } from "../globals.ts";
import { brands } from "../../src/theme/brands.ts";
import { contrast } from "../../src/theme/contrast.ts";
import { type Palette, paletteOf } from "../../src/theme/palette.ts";
import * as css from "./Swatches.css.ts";

/** The palette of the toolbar's brand and theme. */
export function usePalette(): Palette {
  const { brand, theme } = useGlobals();
  const key = Object.hasOwn(brands, brand) ? (brand as keyof typeof brands) : "default";
  return paletteOf(brands[key], theme === "dark" ? "dark" : "light");
}

/** A colour, its use, and its contrast with its background (`on`) or its text (`against`). */
export type Swatch = { name: string; color: string; use: string; against?: string; on?: string };

export const Swatches = ({ of }: { of: (palette: Palette) => Swatch[] }) => {
  const swatches = of(usePalette());
  return (
    <ul role="list" className={`sb-unstyled ${css.grid}`}>
      {swatches.map((swatch) => (
        <Tile key={swatch.name} {...swatch} />
      ))}
    </ul>
  );
};

const Tile = ({ name, color, use, against, on }: Swatch) => (
  <li className={css.card}>
    <div className={css.tile} style={{ backgroundColor: on ?? color, color: on ? color : against }}>
      {(on ?? against) && <span aria-hidden>Aa</span>}
    </div>
    <div className={css.texts}>
      <strong>{name}</strong>
      <span className={css.use}>{use}</span>
      <span className={css.figures}>
        <code>{color.startsWith("#") ? color : "transparent"}</code>
        {(on ?? against) && <span>{ratio(color, on ?? against ?? color)}</span>}
      </span>
    </div>
  </li>
);

/** Rounded down: 4.49 must not become 4.5. */
export const ratio = (a: string, b: string) =>
  `${(Math.floor(contrast(a, b) * 10) / 10).toFixed(1)} : 1`;
