import { brands } from "../../src/theme/brands.ts";
import { paletteOf } from "../../src/theme/palette.ts";
import { useGlobals } from "../globals.ts";
import * as css from "./BrandTable.css.ts";
import { ratio } from "./Swatches.tsx";

/** Lists every brand: its key and how its two colours look in the current theme. */
export function BrandTable() {
  const theme = useGlobals().theme === "dark" ? "dark" : "light";
  return (
    <ul role="list" className={`sb-unstyled ${css.list}`}>
      {Object.entries(brands).map(([key, brand]) => {
        const { accent, textOnAccent, accentText, surface, sidebar } = paletteOf(brand, theme);
        return (
          <li key={key} className={css.brand}>
            <div className={css.picture} style={{ backgroundColor: sidebar.surface }}>
              <span
                className={css.entry}
                style={{ color: sidebar.textActive, backgroundColor: sidebar.active }}
              >
                Jobs
              </span>
              <span className={css.entry} style={{ color: sidebar.text }}>
                Candidates
              </span>
              <span className={css.button} style={{ color: textOnAccent, backgroundColor: accent }}>
                Add job
              </span>
            </div>
            <div className={css.texts}>
              <strong>{brand.name}</strong>
              <code className={css.key}>{key}</code>
              <span className={css.figures}>
                <span>Button {ratio(textOnAccent, accent)}</span>
                <span>Link {ratio(accentText, surface)}</span>
              </span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
