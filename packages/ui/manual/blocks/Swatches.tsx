import { useGlobals } from "../globals.ts";
import { brands } from "../../src/theme/brands.ts";
import { contrast } from "../../src/theme/contrast.ts";
import { type Palette, paletteOf } from "../../src/theme/palette.ts";
import * as css from "./Swatches.css.ts";

/** The palette of the brand and the theme that the toolbar says. */
export function usePalette(): Palette {
  const { brand, theme } = useGlobals();
  const key = Object.hasOwn(brands, brand) ? (brand as keyof typeof brands) : "default";
  return paletteOf(brands[key], theme === "dark" ? "dark" : "light");
}

/** One colour, what it is for, and its contrast with what it stands on or bears. */
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

/** Cut, not rounded: 4.49 is not 4.5. */
export const ratio = (a: string, b: string) =>
  `${(Math.floor(contrast(a, b) * 10) / 10).toFixed(1)} : 1`;
