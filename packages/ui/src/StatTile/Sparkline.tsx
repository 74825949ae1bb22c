import { sparkline } from "./StatTile.css.ts";

const width = 96;
const height = 28;
const margin = 3;

/** Draws values over time as a line with a marked end. */
export function Sparkline({ values }: { values: readonly number[] }) {
  const low = Math.min(...values);
  const span = Math.max(...values) - low || 1;
  const points = values.map((value, at) => [
    margin + (at / (values.length - 1)) * (width - 2 * margin),
    height - margin - ((value - low) / span) * (height - 2 * margin),
  ]);
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <svg className={sparkline} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <polyline
        points={points.map((point) => point.join()).join(" ")}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={x} cy={y} r="2.5" fill="currentColor" />
    </svg>
  );
}
