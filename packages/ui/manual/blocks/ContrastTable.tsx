import { contrast } from "../../src/theme/contrast.ts";
import { edgePairs, type Pair, textPairs } from "../../src/theme/contrastPairs.ts";
import { hidden } from "../../src/VisuallyHidden/VisuallyHidden.css.ts";
import * as css from "./ContrastTable.css.ts";
import { ratio, usePalette } from "./Swatches.tsx";

/** Every colour pair that the palette test checks, with its current contrast. */
export function ContrastTable() {
  const palette = usePalette();
  return (
    <div className={`sb-unstyled ${css.columns}`}>
      <Pairs title="Text: at least 4.5" pairs={textPairs(palette)} least={4.5} />
      <Pairs title="Edges and marks: at least 3" pairs={edgePairs(palette)} least={3} />
    </div>
  );
}

const Pairs = ({ title, pairs, least }: { title: string; pairs: Pair[]; least: number }) => (
  <table className={css.table}>
    <caption className={css.caption}>{title}</caption>
    <thead className={hidden}>
      <tr>
        <th scope="col">Example</th>
        <th scope="col">Pair</th>
        <th scope="col">Contrast</th>
      </tr>
    </thead>
    <tbody>
      {pairs.map(([name, ink, paper]) => (
        <tr key={name}>
          <td className={css.cell}>
            <span className={css.sample} style={{ color: ink, backgroundColor: paper }}>
              Aa
            </span>
          </td>
          <td className={css.cell}>{name}</td>
          <td className={css.figure}>
            {ratio(ink, paper)}
            {contrast(ink, paper) < least && " too weak"}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
